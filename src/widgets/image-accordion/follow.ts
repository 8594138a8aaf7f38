import type { PictureLink } from './markup';

/** Follows a link as a real one would be. */
export function follow({ url, isNewTab, isNofollow }: PictureLink): void {
  const link = document.createElement('a');
  link.href = url;
  if (isNewTab) link.target = '_blank';
  link.rel = [isNewTab && 'noopener', isNofollow && 'nofollow'].filter(Boolean).join(' ');
  link.click();
}
