import { autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react';
import { type ReactNode, useLayoutEffect } from 'react';
import type { FloatOptions, Position } from './useFloating';

interface PlacerProps {
  anchor: Element;
  floating: HTMLElement;
  options: FloatOptions;
  onPosition(position: Position): void;
}

/**
 * Keeps `floating` beside `anchor` and inside the window: reports its position while it is rendered. Loaded on demand.
 */
export default function Placer({ anchor, floating, options, onPosition }: PlacerProps): ReactNode {
  const { placement: side = 'bottom-start', gap = 6, edge = 8, strategy = 'absolute' } = options;
  const { x, y, placement, isPositioned } = useFloating({
    open: true,
    elements: { reference: anchor, floating },
    placement: side,
    strategy,
    middleware: [offset(gap), flip({ padding: edge }), shift({ padding: edge })],
    whileElementsMounted: autoUpdate,
  });
  useLayoutEffect(() => {
    if (isPositioned) onPosition({ x, y, placement });
  }, [isPositioned, x, y, placement, onPosition]);
  return null;
}
