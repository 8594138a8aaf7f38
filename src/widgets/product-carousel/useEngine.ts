import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Engine, Movable } from './engine';

/**
 * Loads what moves and swipes, and keeps it at the chosen slide. Until it is there, or without it, the row is scrolled.
 * Says whether it is there.
 */
export function useEngine(now: Movable | null, latest: RefObject<Movable | null>): boolean {
  const engine = useRef<Engine>(undefined);
  const [isReady, setReady] = useState(false);
  const { row, slides, track, space, rtl, settings } = now ?? {};
  // A row that moves anew is a new engine: nothing else can change while it runs.
  const facts = JSON.stringify([track, space, rtl, settings]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `facts` holds the rest
  useLayoutEffect(() => {
    if (!row) return;
    let left = false;
    import('./engine').then(
      ({ startEngine }) => {
        const { current } = latest;
        if (left || !current) return;
        row.scrollTo({ left: 0, top: 0, behavior: 'instant' });
        engine.current = startEngine({
          ...current,
          isHeld: () => latest.current?.isHeld() ?? true,
          swiped: (index) => latest.current?.swiped(index),
          next: () => latest.current?.next(),
        });
        setReady(true);
      },
      (error: unknown) => console.warn('storefront-widgets: the carousel scrolls only.', error),
    );
    return () => {
      left = true;
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
