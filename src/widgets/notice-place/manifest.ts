import type { Manifest } from '../../core/types';

export const handlers = ['woocommerce-notices'];

/** Where Elementor has the shop's notices. It hides them everywhere else. */
export const elementor = {
  name: 'notice-place',
  adopts: ['[data-widget_type^="woocommerce-notices."]'],
  priority: 8,
} satisfies Manifest;
