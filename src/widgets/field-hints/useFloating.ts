import { useLayoutEffect, useState } from 'react';
import { sync } from '../../core/sync';
import type { Spot } from './floating';

/** Where the hint of a field floats while `isOn`; null: it stands in its place. */
export function useFloating(field: Element, hint: HTMLElement, isOn: boolean): Spot | null {
  const [spot, setSpot] = useState<Spot | null>(null);
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    let isOver = false;
    let stop = (): void => {};
    const place = (next: Spot): void => {
      if (!isOver) sync(() => setSpot(next));
    };
    import('./floating').then(
      ({ floatBeside }) => {
        if (!isOver && hint.isConnected) stop = floatBeside(field, hint, place);
      },
      // Without the library the hint stands below its field.
      () => undefined,
    );
    return () => {
      isOver = true;
      stop();
      setSpot(null);
    };
  }, [field, hint, isOn]);
  return spot;
}
