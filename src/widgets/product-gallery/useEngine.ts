import { useLayoutEffect, useRef } from 'react';
import type { Engine, Movable } from './engine';
import { useStarted } from './useStarted';

/** Loads what moves and swipes, and keeps it at the chosen slide. Until it is there, or without it, slides just change. */
export function useEngine(host: HTMLElement, isOn: boolean, now: Movable, read: () => Movable): void {
  const { slides, index, rtl, settings } = now;
  const { animation, animationLoop, slideshow, slideshowSpeed, smoothHeight } = settings;
  const engine = useRef<Engine>(undefined);
  useStarted(
    isOn,
    () => import('./engine'),
    ({ startEngine }) => {
      const started = startEngine(host, read);
      engine.current = started;
      return () => {
        engine.current = undefined;
        started.stop();
      };
    },
    // What it cannot change while it runs.
    [slides, rtl, animation, animationLoop, slideshow, slideshowSpeed, smoothHeight],
  );
  useLayoutEffect(() => engine.current?.follow(index), [index]);
}
