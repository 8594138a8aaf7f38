import type { ReplayRule } from '../../core/types';

/** Holds clicks on cards that are links as a whole, but not on links and buttons inside, which work by themselves. */
export default {
  type: 'click',
  selector: '.jet-woo-item-overlay-wrap:not(:has(:is(a,button):is(:hover,:focus)))',
} satisfies ReplayRule;
