import { useLayoutEffect, useState } from 'react';
import { sync } from '../../core/react/sync';
import type { FloatOptions, Position } from './floating';

/**
 * Where `floating` stands beside `anchor`, inside the window; null before that is known, and while it is not `isOn`.
 * Loads what computes it when it is first needed. `options` must be constant.
 */
export function useFloating(
  anchor: Element,
  floating: HTMLElement,
  isOn: boolean,
  options?: FloatOptions,
): Position | null {
  const [position, setPosition] = useState<Position | null>(null);
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    let isOver = false;
    let stop = (): void => {};
    const onPosition = (next: Position): void => {
      if (!isOver) sync(() => setPosition(next));
    };
    import('./floating').then(
      ({ floatBeside }) => {
        if (!isOver && floating.isConnected) stop = floatBeside(anchor, floating, onPosition, options);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      stop();
      setPosition(null);
    };
  }, [anchor, floating, isOn, options]);
  return position;
}
