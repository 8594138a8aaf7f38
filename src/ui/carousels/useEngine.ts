import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Engine, MovingCarousel } from './engine';

/** Loads the engine; returns whether it is there. Without it the row scrolls. `now` is null where nothing moves. */
export function useEngine(now: MovingCarousel | null, latest: RefObject<MovingCarousel | null>): boolean {
  const engine = useRef<Engine>(undefined);
  const [isReady, setReady] = useState(false);
  const { row, slides, track, rtl, options } = now ?? {};
  // An engine cannot change while it runs: new facts start a new one.
  const facts = JSON.stringify([track, rtl, options]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what matters of the rest is in `facts`
  useLayoutEffect(() => {
    if (!row) return;
    let hasLeft = false;
    import('./engine').then(
      ({ startEngine }) => {
        const { current } = latest;
        if (hasLeft || !current) return;
        row.scrollTo({ left: 0, top: 0, behavior: 'instant' });
        engine.current = startEngine({
          ...current,
          isHeld: () => latest.current?.isHeld() ?? true,
          onSwipe: (index) => latest.current?.onSwipe(index),
          onSettled: () => latest.current?.onSettled(),
          next: () => latest.current?.next(),
        });
        setReady(true);
        // A move that the engine before has begun has no end.
        current.onSettled();
      },
      (error: unknown) => console.warn('storefront-widgets: the carousel scrolls only.', error),
    );
    return () => {
      hasLeft = true;
      engine.current?.stop();
      engine.current = undefined;
      setReady(false);
    };
  }, [row, slides, facts]);

  const index = now?.index ?? 0;
  const shown = useRef(index);
  useLayoutEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    if (engine.current) engine.current.follow(index);
    else slides?.[index]?.scrollIntoView({ block: 'nearest', inline: 'start' });
  }, [index, slides]);
  return isReady;
}
