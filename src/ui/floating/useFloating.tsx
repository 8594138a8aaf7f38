import type { Placement } from '@floating-ui/react';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { sync } from '../../core/react/hooks';

/** Where a floating element stands, in pixels from its offset parent, and on which side of its anchor. */
export interface Position {
  x: number;
  y: number;
  /** It changes sides where there is no room on the one that was asked for. */
  placement: Placement;
}

/** How an element floats. */
export interface FloatOptions {
  /** @default 'bottom-start' */
  placement?: Placement;
  /** Between the two, in pixels. @default 6 */
  gap?: number;
  /** From the window's edges, in pixels. @default 8 */
  edge?: number;
  /** How `floating` is positioned by its style. @default 'absolute' */
  strategy?: 'absolute' | 'fixed';
}

type PlacerType = typeof import('./Placer').default;

const USUAL: FloatOptions = {};

/**
 * Where `floating` stands beside `anchor`, inside the window; null before that is known, and while it is not `isOn`.
 * The second value must be rendered: it loads the code for positions when it is first needed.
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
