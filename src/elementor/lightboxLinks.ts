import { isRecord } from '../core/settings/settings';
import { isYes, pageGlobal } from '../page/base/globals';
import { parseUrl } from '../page/base/url';

const IMAGE = /^[^?]+\.(png|jpe?g|gif|svg|webp|avif)(\?.*)?$/i;

/** The address of a link, including SVG links; null unless it is http or https. */
export function addressOf(link: Element): string | null {
  const given = link.getAttribute('href') ?? link.getAttribute('xlink:href');
  const url = given === null ? null : parseUrl(given);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

/** Does the address look like an image? */
export const isImage = (address: string | null): address is string => address !== null && IMAGE.test(address);

/** Does the link open the lightbox? Its own attribute overrides the site's `global_image_lightbox`. */
export function qualifies(link: Element, isGlobal: boolean): boolean {
  const says = link.getAttribute('data-elementor-open-lightbox');
  if (says !== 'yes' && (!isGlobal || says === 'no')) return false;
  if (link.localName !== 'a' || link.getAttribute('data-elementor-lightbox-video')) return true;
  return !link.hasAttribute('download') && isImage(addressOf(link));
}

/** Would Elementor open this link in its lightbox, given the site's settings? */
export function isLightboxLink(link: Element): boolean {
  const kit = pageGlobal('elementorFrontendConfig')?.kit;
  return qualifies(link, isRecord(kit) && isYes(kit.global_image_lightbox));
}
