import { useLayoutEffect, useRef } from 'react';
import type { Engine, Movable } from './engine';

/** Loads what moves and swipes, and keeps it at the chosen slide. Until it is there, or without it, slides just change. */
export function useEngine(host: HTMLElement, now: Movable, read: () => Movable): void {
  const { slides, index, rtl, settings } = now;
  const { animation, animationLoop, slideshow, slideshowSpeed, smoothHeight } = settings;
  const engine = useRef<Engine>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it cannot change while it runs
  useLayoutEffect(() => {
    let left = false;
    import('./engine').then(
      ({ startEngine }) => {
        if (!left) engine.current = startEngine(host, read);
      },
      (error: unknown) => console.warn('storefront-widgets: the gallery does not move.', error),
    );
    return () => {
      left = true;
      engine.current?.stop();
      engine.current = undefined;
    };
  }, [slides, rtl, animation, animationLoop, slideshow, slideshowSpeed, smoothHeight]);
  useLayoutEffect(() => engine.current?.follow(index), [index]);
}
