import { useLayoutEffect, useRef, useState } from 'react';
import { logFailure } from '../../core/problems';
import type { Engine, Movement, Requests } from './engine';

/**
 * Loads the engine of a row that moves, and passes the index down to it; `movement` is null while nothing moves.
 * Returns whether the engine runs: until it does, and if it cannot be loaded, the row scrolls.
 */
export function useEngine(movement: Movement | null, requests: Requests): boolean {
  const latest = useRef({ movement, requests });
  useLayoutEffect(() => {
    latest.current = { movement, requests };
  });
  const engine = useRef<Engine>(undefined);
  const [isReady, setReady] = useState(false);
  const { row, slides, track, rtl, options } = movement ?? {};
  // An engine cannot change while it runs, so other values start a new one.
  const fixed = JSON.stringify([track, rtl, options]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `fixed` stands for the rest
  useLayoutEffect(() => {
    if (!row) return;
    let hasLeft = false;
    import('./engine').then(
      ({ startEngine }) => {
        const { current } = latest;
        if (hasLeft || !current.movement) return;
        row.scrollTo({ left: 0, top: 0, behavior: 'instant' });
        engine.current = startEngine(current.movement, () => latest.current.requests);
        setReady(true);
        // The previous engine may have been stopped during a move, which then never ends.
        current.requests.onSettled();
      },
      (error: unknown) => logFailure('the carousel scrolls only.', error, console.warn),
    );
    return () => {
      hasLeft = true;
      engine.current?.stop();
      engine.current = undefined;
      setReady(false);
    };
  }, [row, slides, fixed]);

  const index = movement?.index ?? 0;
  const followed = useRef(index);
  useLayoutEffect(() => {
    if (followed.current === index) return;
    followed.current = index;
    if (engine.current) engine.current.follow(index);
    else slides?.[index]?.scrollIntoView({ block: 'nearest', inline: 'start' });
  }, [index, slides]);
  return isReady;
}
