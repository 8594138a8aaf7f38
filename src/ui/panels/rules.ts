/** Which titles a key may lead to. */
interface Row {
  count: number;
  /** Left and right change places (RTL). */
  isMirrored: boolean;
  /** Do arrows up and down lead on, too? */
  isVertical: boolean;
}

/** The index of the title that a key leads to, around the ends; null: none. */
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

/** The open panels after one was opened or closed; unless several may be open, its siblings close. */
export function openAfter<T>(open: ReadonlySet<T>, one: T, isOpening: boolean, isMultiple: boolean): ReadonlySet<T> {
  const kept = isOpening && !isMultiple ? [] : [...open].filter((other) => other !== one);
  return new Set(isOpening ? [...kept, one] : kept);
}

/**
 * The name in an address's hash, without parameters that some links add behind a question mark; empty when there is
 * none.
 */
export function nameInHash(hash: string): string {
  const [name = ''] = hash.slice(1).split('?');
  try {
    return decodeURIComponent(name);
  } catch {
    return '';
  }
}
