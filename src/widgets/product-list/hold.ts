import type { ReplayRule } from '../../core/types';

/** A click on a card that is a link as a whole; links and buttons inside work by themselves, so theirs are not held. */
export default {
  type: 'click',
  selector: '.jet-woo-item-overlay-wrap:not(:has(:is(a,button):is(:hover,:focus)))',
} satisfies ReplayRule;
