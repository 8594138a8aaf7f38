import type { Placement } from '@floating-ui/react';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { sync } from '../../core/react/hooks';

/** The position of a floating element, in pixels from its offset parent, and its side of the anchor. */
export interface Position {
  x: number;
  y: number;
  /** Differs from the requested one where that side has no room. */
  placement: Placement;
}

/** Options of `useFloating`. */
export interface FloatOptions {
  /** @default 'bottom-start' */
  placement?: Placement;
  /** Distance from the anchor, in pixels. @default 6 */
  gap?: number;
  /** Least distance from the window's edges, in pixels. @default 8 */
  edge?: number;
  /** The CSS position of `floating`. @default 'absolute' */
  strategy?: 'absolute' | 'fixed';
}

type PlacerType = typeof import('./Placer').default;

const USUAL: FloatOptions = {};

/**
 * The position of `floating` beside `anchor`, inside the window; null until it is measured, and unless `isOn`. The
 * caller must render the second value. Floating UI is loaded when `isOn` is first true.
 */
export function useFloating(
  anchor: Element,
  floating: HTMLElement,
  isOn: boolean,
  options: FloatOptions = USUAL,
): [Position | null, ReactNode] {
  const [position, setPosition] = useState<Position | null>(null);
  const [Placer, setPlacer] = useState<PlacerType | null>(null);
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    let isOver = false;
    import('./Placer').then(
      (module) => {
        if (!isOver) sync(() => setPlacer(() => module.default));
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      setPosition(null);
    };
  }, [isOn]);
  const placer = isOn && Placer && <Placer {...{ anchor, floating, options }} onPosition={setPosition} />;
  return [position, placer];
}
