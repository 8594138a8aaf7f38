import type { WidgetManifest } from '../../core/types';
import { makeButtons, reasonOf } from './atRest';

/** Reviews from social networks, shortened by ElementsKit. */
export const elementor = {
  adopts: ['facebook', 'yelp'].map((network) => `.ekit-review-slider-wrapper-${network}:has(.more)`),
  when: 'intent',
  reason: reasonOf,
  prepare: makeButtons,
  replay: [
    { type: 'click', selector: '.more' },
    { type: 'keydown', selector: '.more:not(button)', keys: [' '] },
    // The browser turns Enter on a link into a click.
    { type: 'keydown', selector: '.more:not(button,[href])', keys: ['Enter'] },
  ],
} satisfies WidgetManifest;
