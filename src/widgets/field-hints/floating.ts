import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/react';

/** Where a hint floats, in pixels from its offset parent. */
export interface Position {
  x: number;
  y: number;
}

const GAP = 6;
const EDGE = 8;

/** Keeps a hint beside its field, inside the page. Returns what stops it. */
export function floatBeside(field: Element, hint: HTMLElement, onPosition: (position: Position) => void): () => void {
  const middleware = [offset(GAP), flip(), shift({ padding: EDGE })];
  return autoUpdate(field, hint, () => {
    void computePosition(field, hint, { placement: 'bottom-start', middleware }).then(({ x, y }) =>
      onPosition({ x, y }),
    );
  });
}
