import type { WidgetManifest } from '../../core/types';

/** Handles of the WordPress scripts that the widget replaces. */
export const scripts = ['woocommerce'];

/** Buttons that show and mask passwords. */
export const early = {
  adopts: ['.woocommerce form:has([type=password])'],
  when: 'input',
  replay: [{ type: 'click', selector: '.show-password-input' }],
} satisfies WidgetManifest;
