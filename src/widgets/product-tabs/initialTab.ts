/**
 * Which tab an address asks for (spec §2): a comment anchor (also `#li-comment-…`), `#reviews`, `#tab-reviews` or a comment
 * page → `reviews`; `#tab-additional_information` → that one; null: none, so the first opens. A lightbox position
 * (`&gid=…&pid=…`) asks for nothing.
 */
export function tabForAddress(hash: string, url: string): string | null {
  const isComment = /comment-/i.test(hash);
  if (isComment || hash === '#reviews' || hash === '#tab-reviews') return 'reviews';
  const [address = ''] = url.split('#');
  if (/comment-page-|[?&]cpage=/.test(address)) return 'reviews';
  return hash === '#tab-additional_information' ? 'additional_information' : null;
}

/** Where a key leads from tab `index` of `count`; null: the key is not ours. `flip`: left and right are mirrored (RTL). */
export function tabForKey(key: string, index: number, count: number, flip: boolean, vertical: boolean): number | null {
  const step = (by: number): number => (index + by + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (vertical && key === 'ArrowDown') return step(1);
  if (vertical && key === 'ArrowUp') return step(-1);
  if (key === 'ArrowRight') return step(flip ? -1 : 1);
  if (key === 'ArrowLeft') return step(flip ? 1 : -1);
  return null;
}
