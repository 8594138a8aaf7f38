import type { ReplayRule, WidgetManifest } from '../../core/types';
import { isTap } from '../../page/base/device';

/** Links and buttons in a card work by themselves. */
const CARD = '.jet-woo-item-overlay-wrap:not(:has(:is(a,button):is(:hover,:focus)))';
const LIST = '[data-mobile-hover="1"]';
const PRESSED = `${CARD},${LIST}`;

/** Holds clicks on cards, and in lists whose items show more with the first tap. */
export const hold = { type: 'click', selector: PRESSED } satisfies ReplayRule;

/** Elementor's types of such lists, as far as they react to taps; other widgets do the rest. */
export const covers = ['jet-woo-products', 'jet-woo-categories'];

/** Product lists whose items react to a first tap, and cards that are links as a whole. */
export const elementor = {
  adopts: ['[data-mobile-hover]', '.jet-woo-item-overlay-wrap'],
  when: 'intent',
  // Nothing in a list is other before the first tap.
  needsRest: () =>
    !!document.querySelector('.jet-woo-item-overlay-wrap,[data-widget~=product-list]:not([data-mobile-hover])'),
  replay: [
    {
      type: 'click',
      selector: PRESSED,
      hostsOf: (target, event) => [target.closest(CARD), isTap(event as MouseEvent) ? target.closest(LIST) : null],
    },
    // On a card that is a link; a link inside answers the key itself.
    { type: 'keydown', selector: '.jet-woo-item-overlay-wrap[role=link]:focus', keys: ['Enter'] },
  ],
} satisfies WidgetManifest;
