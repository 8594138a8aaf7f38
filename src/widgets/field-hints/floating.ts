import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/react';

/** Where a hint floats, in pixels from its offset parent. */
export interface Spot {
  x: number;
  y: number;
}

const GAP = 6;
const EDGE = 8;

/** Keeps a hint beside its field, inside the page, until what comes back is called. */
export function floatBeside(field: Element, hint: HTMLElement, place: (spot: Spot) => void): () => void {
  const middleware = [offset(GAP), flip(), shift({ padding: EDGE })];
  return autoUpdate(field, hint, () => {
    void computePosition(field, hint, { placement: 'bottom-start', middleware }).then(({ x, y }) => place({ x, y }));
  });
}
