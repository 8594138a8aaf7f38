/** A box in the window, in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How far the pointer shifts an element, in pixels; 0 at the middle of the box. */
export function shiftAt(pointer: { x: number; y: number }, box: Box, speed: number): { x: number; y: number } {
  const shift = (place: number, start: number, size: number): number =>
    size > 0 ? Math.round(((place - start - size / 2) / size) * speed * 100) / 100 || 0 : 0;
  return { x: shift(pointer.x, box.left, box.width), y: shift(pointer.y, box.top, box.height) };
}

/** Is the pointer in the box? */
export const isInside = ({ x, y }: { x: number; y: number }, { left, top, width, height }: Box): boolean =>
  x >= left && x <= left + width && y >= top && y <= top + height;

/** How far a box has passed through the window, from 0 to 1. The offsets, in percent, are left out at the ends. */
export function partOf({ top, height }: Box, windowHeight: number, offsetTop = 0, offsetBottom = 0): number {
  const percent = ((windowHeight - top) / (windowHeight + height)) * 100;
  const way = 100 - offsetTop - offsetBottom;
  if (way <= 0) return percent > offsetBottom ? 1 : 0;
  return Math.min(1, Math.max(0, (percent - offsetBottom) / way));
}

const UNITS: Record<string, string> = {
  translatex: 'px',
  translatey: 'px',
  rotate: 'deg',
  rotatex: 'deg',
  rotatey: 'deg',
};
const NAMES: Record<string, string> = {
  translatex: 'translateX',
  translatey: 'translateY',
  rotate: 'rotate',
  rotatex: 'rotateX',
  rotatey: 'rotateY',
  scale: 'scale',
  scalex: 'scaleX',
  scaley: 'scaleY',
};

/** The transform at `part` of the way; undefined for an unknown kind. */
export function transformAt(kind: string, value: number, part: number): string | undefined {
  const key = kind.toLowerCase();
  const name = NAMES[key];
  if (!name) return undefined;
  const unit = UNITS[key];
  const now = unit ? value * part : 1 + (value - 1) * part;
  return `${name}(${Math.round(now * 1000) / 1000}${unit ?? ''})`;
}
