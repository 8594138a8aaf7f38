import { isRecord } from '../../core/settings';
import { isYes, pageGlobal } from '../base/globals';

const PICTURE = /^[^?]+\.(png|jpe?g|gif|svg|webp|avif)(\?.*)?$/i;

/** Would the page builder open a lightbox for this link? */
export function isLightboxLink(link: Element): boolean {
  const isPicture = !link.hasAttribute('download') && PICTURE.test(link.getAttribute('href') ?? '');
  if (!isPicture && !link.hasAttribute('data-elementor-lightbox-video')) return false;
  const own = link.getAttribute('data-elementor-open-lightbox');
  const kit = pageGlobal('elementorFrontendConfig')?.kit;
  return own === 'yes' || (own !== 'no' && isRecord(kit) && isYes(kit.global_image_lightbox));
}
