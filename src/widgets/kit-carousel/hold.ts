import type { ReplayRule } from '../../core/types';

/** A click on an arrow, to repeat once the carousel runs. */
export default {
  type: 'click',
  selector: '.swiper-navigation-button, .ekit-navigation-prev, .ekit-navigation-next',
} satisfies ReplayRule;
