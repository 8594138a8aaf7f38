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
