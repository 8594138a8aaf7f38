import type { WidgetManifest } from '../../core/types';

export const handlers = ['woocommerce-notices'];

/** Elementor's place for the shop's notices, which it hides everywhere else. */
export const elementor = {
  adopts: ['[data-widget_type^="woocommerce-notices."]'],
  priority: 8,
} satisfies WidgetManifest;
