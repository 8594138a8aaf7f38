import type { WidgetManifest } from '../../core/types';

/** Handles of the WordPress scripts that the widget replaces. */
export const scripts = ['woocommerce'];

/** The hints of form fields. */
export const early = {
  adopts: ['form:has(.woocommerce-input-wrapper > .description)'],
  when: 'intent',
} satisfies WidgetManifest;
