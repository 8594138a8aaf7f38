/**
 * Where a key leads from item `index` of `count`: all other places, nearest first; the caller takes the first that can
 * have the focus. Empty: the key is not ours. `flip`: left and right are mirrored (RTL).
 */
export function focusOrder(key: string, index: number, count: number, flip: boolean): number[] {
  const forward = key === 'Home' || key === 'ArrowDown' || key === (flip ? 'ArrowLeft' : 'ArrowRight');
  const back = key === 'End' || key === 'ArrowUp' || key === (flip ? 'ArrowRight' : 'ArrowLeft');
  if (!forward && !back) return [];
  const step = forward ? 1 : -1;
  const start = key === 'Home' ? 0 : key === 'End' ? count - 1 : index + step;
  return Array.from({ length: count }, (_, nth) => (start + nth * step + 2 * count) % count);
}
