import { useLayoutEffect, useRef } from 'react';
import { sync } from '../../core/sync';
import { onTouch } from '../../page/onTouch';
import { hearEarlySwipes } from './earlySwipes';
import type { Engine, Movable } from './engine';

/**
 * Loads what moves and swipes, and keeps it at the chosen slide: at once for a slide show, else with the visitor's first
 * touch of the page. Until it is there, or without it, slides just change.
 */
export function useEngine(host: HTMLElement, now: Movable, read: () => Movable): void {
  const { slides, index, rtl, settings } = now;
  const { animation, animationLoop, slideshow, slideshowSpeed, smoothHeight } = settings;
  const engine = useRef<Engine>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it cannot change while it runs
  useLayoutEffect(() => {
    let left = false;
    const stopEarly = hearEarlySwipes(slides[0]?.parentElement ?? host, (by) =>
      sync(() => {
        read().act();
        read().step(read().rtl ? -by : by);
      }),
    );
    const early: KeyboardEvent[] = [];
    const keep = (event: KeyboardEvent): void => void early.push(event);
    document.addEventListener('keydown', keep);
    const stopKeeping = (): void => document.removeEventListener('keydown', keep);
    const start = (): void =>
      void import('./engine').then(
        ({ startEngine }) => {
          if (left) return;
          stopEarly();
          stopKeeping();
          engine.current = startEngine(host, read);
          engine.current.press(early);
        },
        (error: unknown) => {
          stopKeeping();
          console.warn('storefront-widgets: the gallery does not move.', error);
        },
      );
    const stopWaiting = slideshow ? start() : onTouch(start);
    return () => {
      left = true;
      stopWaiting?.();
      stopEarly();
      stopKeeping();
      engine.current?.stop();
      engine.current = undefined;
    };
  }, [slides, rtl, animation, animationLoop, slideshow, slideshowSpeed, smoothHeight]);
  useLayoutEffect(() => engine.current?.follow(index), [index]);
}
