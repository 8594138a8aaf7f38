import { safeUrl } from '../../page/url';
import type { LightboxItem, ShareButton } from './types';

/** One link of the share menu. */
export interface ShareLink {
  name: ShareButton;
  label: string;
  href: string;
}

const LABELS: Readonly<Record<ShareButton, string>> = {
  facebook: 'Facebook',
  twitter: 'Twitter',
  pinterest: 'Pinterest',
  download: 'Download image',
};

/** The share menu's links for a picture. `page` is the address to share. */
export function shareLinks(buttons: readonly ShareButton[], item: LightboxItem, page: string): ShareLink[] {
  const url = encodeURIComponent(item.shareUrl ?? page);
  const image = safeUrl(item.src) ?? '';
  const text = encodeURIComponent(item.caption ?? '');
  const addresses: Readonly<Record<ShareButton, string>> = {
    facebook: `https://www.facebook.com/sharer.php?u=${url}`,
    twitter: `https://twitter.com/intent/tweet?text=${text}${text && '%20'}${url}`,
    pinterest: `https://www.pinterest.com/pin/create/button/?url=${url}&media=${encodeURIComponent(image)}&description=${text}`,
    download: image,
  };
  return buttons.map((name) => ({ name, label: LABELS[name], href: addresses[name] })).filter(({ href }) => href);
}
