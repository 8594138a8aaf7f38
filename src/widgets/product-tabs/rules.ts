/** An address without the tail that the lightbox writes. */
export const withoutLightbox = (url: string): string => url.replace(/#?&gid=[^&#]*(&pid=[^#]*)?$/, '');

/** The key of the tab that an address asks for; comments open the reviews. null: none. */
export function tabForAddress(hash: string, url: string): string | null {
  const isComment = /comment-/i.test(hash);
  if (isComment || hash === '#reviews' || hash === '#tab-reviews') return 'reviews';
  const [address = ''] = url.split('#');
  if (/comment-page-|[?&]cpage=/.test(address)) return 'reviews';
  return hash === '#tab-additional_information' ? 'additional_information' : null;
}

/** The index of the tab that a key leads to; null: none. `isMirrored`: left and right change places (RTL). */
export function tabForKey(
  key: string,
  index: number,
  count: number,
  isMirrored: boolean,
  isVertical: boolean,
): number | null {
  const step = (by: number): number => (index + by + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (isVertical && key === 'ArrowDown') return step(1);
  if (isVertical && key === 'ArrowUp') return step(-1);
  if (key === 'ArrowRight') return step(isMirrored ? -1 : 1);
  if (key === 'ArrowLeft') return step(isMirrored ? 1 : -1);
  return null;
}
