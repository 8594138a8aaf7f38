import type { ReplayRule, WidgetManifest } from '../../core/types';
import { IMAGE_LINKS } from './links';

/** Links, and the buttons of Elementor 4, with an action for the lightbox. */
const ACTIONS = '[href*=elementor-action][href*=lightbox],[data-action-link*=lightbox]';

/** Held, because the browser would navigate to the image. */
export const hold = {
  type: 'click',
  selector:
    '[data-elementor-lightbox],[data-elementor-open-lightbox=yes],:is(.elementor,[data-widget~=page-lightbox]) a:is([href$=".jpg"],[href$=".jpeg"],[href$=".png"],[href$=".webp"])',
} satisfies ReplayRule;

/** Elementor's types that the widget stands in for; the plugin for WordPress finds the links. */
export const covers = ['lightbox'];

/** Images and videos over the page. The body is the only host, because links come and go. */
export const elementor = {
  adopts: [
    `body:has(:is([data-elementor-lightbox],[data-elementor-open-lightbox=yes],${ACTIONS}))`,
    // The site may turn the lightbox on for all links to images.
    `body:has(.elementor):has(${IMAGE_LINKS})`,
  ],
  when: 'input',
  reason: () => (location.hash.includes('elementor-action') ? 'the address' : undefined),
  replay: [{ type: 'click', selector: `${ACTIONS},:is(.elementor,[data-widget~=page-lightbox]) ${IMAGE_LINKS}` }],
} satisfies WidgetManifest;
