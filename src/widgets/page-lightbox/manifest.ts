import type { Manifest, ReplayRule } from '../../core/types';
import { IMAGE_LINKS } from './links';

/** Held, because the browser would navigate to the image. */
export const hold = {
  type: 'click',
  selector:
    '[data-elementor-lightbox],[data-elementor-open-lightbox=yes],.elementor a:is([href$=".jpg"],[href$=".jpeg"],[href$=".png"],[href$=".webp"])',
} satisfies ReplayRule;

/** Elementor's types that it stands in for; the plugin for WordPress finds the links. */
export const covers = ['lightbox'];

/** Images and videos over the page. The body is the only host, because links come and go. */
export const elementor = {
  name: 'page-lightbox',
  adopts: [
    `body:has(:is([data-elementor-lightbox],[data-elementor-open-lightbox=yes],[href*=elementor-action][href*=lightbox],[data-action-link*=lightbox]))`,
    // The site may turn the lightbox on for all links to images.
    `body:has(.elementor):has(${IMAGE_LINKS})`,
  ],
  when: 'idle',
  replay: [hold],
} satisfies Manifest;
