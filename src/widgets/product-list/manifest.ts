import type { ReplayRule, WidgetManifest } from '../../core/types';

/** Holds clicks on cards, but not on links and buttons in them, which work by themselves. */
export const hold = {
  type: 'click',
  selector: '.jet-woo-item-overlay-wrap:not(:has(:is(a,button):is(:hover,:focus)))',
} satisfies ReplayRule;

/** Elementor's types of such lists, as far as they react to taps; other widgets do the rest. */
export const covers = ['jet-woo-products', 'jet-woo-categories'];

/** Product lists whose items react to a first tap, and cards that are links as a whole. */
export const elementor = {
  adopts: ['[data-mobile-hover]', '.jet-woo-item-overlay-wrap'],
  when: 'visible',
} satisfies WidgetManifest;
