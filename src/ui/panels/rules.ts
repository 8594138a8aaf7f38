/** The titles that a key may lead to. */
interface Row {
  count: number;
  /** Right to left: the arrows left and right are swapped. */
  isMirrored: boolean;
  /** Do arrows up and down move, too? */
  isVertical: boolean;
}

/** The index of the title that a key leads to, wrapping around; null: none. */
export function titleForKey(key: string, index: number, { count, isMirrored, isVertical }: Row): number | null {
  const step = (by: number): number => (index + by + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowRight') return step(isMirrored ? -1 : 1);
  if (key === 'ArrowLeft') return step(isMirrored ? 1 : -1);
  if (isVertical && key === 'ArrowDown') return step(1);
  if (isVertical && key === 'ArrowUp') return step(-1);
  return null;
}

/** The open panels after one was opened or closed. Unless `isMultiple`, opening one closes the others. */
export function openAfter<T>(open: ReadonlySet<T>, one: T, isOpening: boolean, isMultiple: boolean): ReadonlySet<T> {
  const kept = isOpening && !isMultiple ? [] : [...open].filter((other) => other !== one);
  return new Set(isOpening ? [...kept, one] : kept);
}

/** The name in a hash, without the query that some links append to it; empty if there is none. */
export function nameInHash(hash: string): string {
  const [name = ''] = hash.slice(1).split('?');
  try {
    return decodeURIComponent(name);
  } catch {
    return '';
  }
}
