import type { Manifest, ReplayRule } from '../../core/types';

/** Handles of the WordPress scripts that the widget replaces. */
export const scripts = ['woocommerce'];

/** A click is held until the runtime has loaded, because the link does nothing by itself. */
export const hold = { type: 'click', selector: '.coming-soon-footer-banner-dismiss' } satisfies ReplayRule;

/** The banner that reminds a shop's managers that visitors cannot see the shop yet. */
export const late = {
  name: 'coming-soon',
  adopts: ['#coming-soon-footer-banner'],
  when: 'idle',
  replay: [hold, { type: 'click', selector: '[data-rest-url]' }],
} satisfies Manifest;
