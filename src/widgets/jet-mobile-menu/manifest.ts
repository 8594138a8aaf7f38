import type { WidgetManifest } from '../../core/types';

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['jet-mobile-menu', 'jet-mega-menu'];

/**
 * JetMenu's menu for phones, as Elementor's widget, in place of its mega menu on such a device, and in place of a
 * theme's menu. Where its own script has started, the menu has no `<mobile-menu>` any more, and is left to that script.
 */
export const elementor = {
  adopts: [
    '[data-widget_type^="jet-mobile-menu."]:has(mobile-menu)',
    '.elementor-widget-jet-mega-menu:has(mobile-menu)',
    '.jet-mobile-menu--location-wp-nav:has(>mobile-menu)',
  ],
  when: 'visible',
  // Room for the toggle.
  critical:
    '[data-widget~=jet-mobile-menu]:not([data-widget-state=mounted]) mobile-menu{display:block;min-height:35px}',
} satisfies WidgetManifest;
