import { autoUpdate, computePosition, flip, offset, type Placement, shift } from '@floating-ui/dom';

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

/** Keeps `floating` beside `anchor` and inside the window, while both are shown. Returns what stops it. */
export function floatBeside(
  anchor: Element,
  floating: HTMLElement,
  onPosition: (position: Position) => void,
  { placement = 'bottom-start', gap = 6, edge = 8, strategy = 'absolute' }: FloatOptions = {},
): () => void {
  const middleware = [offset(gap), flip({ padding: edge }), shift({ padding: edge })];
  return autoUpdate(anchor, floating, () => {
    void computePosition(anchor, floating, { placement, middleware, strategy }).then(onPosition);
  });
}
