import { isRecord } from '../core/settings/settings';
import { isYes, pageGlobal } from '../page/base/globals';
import { parseUrl } from '../page/base/url';

const IMAGE = /^[^?]+\.(png|jpe?g|gif|svg|webp|avif)(\?.*)?$/i;

/** A link's address, also of one in an SVG; null unless it is one of the web. */
export function addressOf(link: Element): string | null {
  const given = link.getAttribute('href') ?? link.getAttribute('xlink:href');
  const url = given === null ? null : parseUrl(given);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

/** Does an address look like that of an image? */
export const isImage = (address: string | null): address is string => address !== null && IMAGE.test(address);

/** Is the link one for the lightbox? Its own attribute comes before the site's `global_image_lightbox`. */
export function qualifies(link: Element, isGlobal: boolean): boolean {
  const says = link.getAttribute('data-elementor-open-lightbox');
  if (says !== 'yes' && (!isGlobal || says === 'no')) return false;
  if (link.localName !== 'a' || link.getAttribute('data-elementor-lightbox-video')) return true;
  return !link.hasAttribute('download') && isImage(addressOf(link));
}

/** Would Elementor open a lightbox for this link, as the site is set? */
export function isLightboxLink(link: Element): boolean {
  const kit = pageGlobal('elementorFrontendConfig')?.kit;
  return qualifies(link, isRecord(kit) && isYes(kit.global_image_lightbox));
}
