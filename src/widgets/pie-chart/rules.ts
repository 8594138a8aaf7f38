/** The sizes that determine the radius; all in pixels. */
interface Sizes {
  size: number;
  lineWidth: number;
  scaleColor: string;
  scaleLength: number;
}

/** The radius of the ring. A scale is outside of it, even a transparent one. */
export function radiusOf({ size, lineWidth, scaleColor, scaleLength }: Sizes): number {
  const radius = (size - lineWidth) / 2 - (scaleColor ? scaleLength + 2 : 0);
  return Math.max(0, radius);
}

/** The ring as a path, clockwise from twelve o'clock. */
export function ringPath(size: number, radius: number): string {
  const middle = size / 2;
  const half = (to: number): string => `A${radius} ${radius} 0 0 1 ${middle} ${to}`;
  return `M${middle} ${middle - radius}${half(middle + radius)}${half(middle - radius)}`;
}

/** The 24 lines of a scale as a path; every sixth is longer. */
export function scalePath(size: number, length: number): string {
  const middle = size / 2;
  const point = (radius: number, angle: number): string =>
    `${(middle + radius * Math.cos(angle)).toFixed(2)} ${(middle + radius * Math.sin(angle)).toFixed(2)}`;
  return Array.from({ length: 24 }, (_, at) => {
    const angle = (at * Math.PI) / 12;
    const inset = at % 6 === 0 ? 0 : length * 0.4;
    return `M${point(middle - inset, angle)}L${point(middle - length, angle)}`;
  }).join('');
}
