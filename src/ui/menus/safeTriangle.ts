/** A place in the window, in pixels. */
export interface Point {
  x: number;
  y: number;
}

/** The edges of a box in the window, in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** On which side of the line from `a` to `b` a point lies; 0: on it. */
const sideOf = (a: Point, b: Point, { x, y }: Point): number => (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);

function isInTriangle(point: Point, a: Point, b: Point, c: Point): boolean {
  const sides = [sideOf(a, b, point), sideOf(b, c, point), sideOf(c, a, point)];
  return sides.every((side) => side >= 0) || sides.every((side) => side <= 0);
}

/**
 * Is a pointer that has left its place at `from` still on its way to `box`? It is while it stays between the lines from
 * there to the outer corners of the box.
 */
export function isHeadingFor(from: Point, now: Point, { left, top, right, bottom }: Box): boolean {
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  return corners.some((corner, at) => corners.slice(at + 1).some((other) => isInTriangle(now, from, corner, other)));
}
