import type { WidgetManifest } from '../../core/types';

/** Handles of the WordPress scripts that the widget replaces. */
export const scripts = ['woocommerce'];

/** The banner that reminds a shop's managers that visitors cannot see the shop yet. */
export const early = {
  adopts: ['#coming-soon-footer-banner'],
  when: 'intent',
  replay: [{ type: 'click', selector: '.coming-soon-footer-banner-dismiss, [data-rest-url]' }],
} satisfies WidgetManifest;
