/** A number as it is counted: with as many decimals as its end has, and a mark between thousands. */
export function countText(value: number, end: number, mark: string): string {
  const [, decimals = ''] = String(end).split('.');
  const [whole = '', rest] = value.toFixed(decimals.length).split('.');
  const marked = mark ? whole.replace(/\B(?=(\d{3})+$)/g, () => mark) : whole;
  return rest ? `${marked}.${rest}` : marked;
}

/** The sizes of a ring, in pixels. */
export interface Ring {
  size: number;
  middle: number;
  radius: number;
  circumference: number;
}

/** The ring of a size, whose line lies within it. */
export function ringOf(size: number, valueLine: number, restLine: number): Ring {
  const radius = Math.max(0, size / 2 - Math.max(valueLine, restLine) / 2);
  return { size, middle: size / 2, radius, circumference: 2 * Math.PI * radius };
}
