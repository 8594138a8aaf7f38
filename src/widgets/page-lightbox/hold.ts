import type { ReplayRule } from '../../core/types';

/** Held, because the browser would leave the page for the picture. */
export default {
  type: 'click',
  selector:
    '[data-elementor-lightbox],[data-elementor-open-lightbox=yes],.elementor a:is([href$=".jpg"],[href$=".jpeg"],[href$=".png"],[href$=".webp"])',
} satisfies ReplayRule;
