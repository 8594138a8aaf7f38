import type { ReplayRule } from '../../core/types';

/** Cards that are links as a whole; what is a link or a button in them is left to itself, and waits for nobody. */
export default {
  type: 'click',
  selector: '.jet-woo-item-overlay-wrap:not(:has(:is(a,button):is(:hover,:focus)))',
} satisfies ReplayRule;
