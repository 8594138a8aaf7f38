import type { ReplayRule, WidgetManifest } from '../../core/types';
import { jetMenuPresses } from './presses';

/** A press is held until the runtime is there, because it would do nothing or jump to the top. */
export const hold = {
  type: 'click',
  selector: '.jet-mega-menu-toggle,.jet-mega-menu-item__dropdown,.jet-mega-menu-item-has-children>*>a[href="#"]',
} satisfies ReplayRule;

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['jet-mega-menu'];

/**
 * JetMenu's mega menu, as Elementor's widget and in place of a theme's menu. Menus whose contents come by request, and
 * those with a separate menu for phones, are left to its script.
 */
export const elementor = {
  adopts: [
    `.elementor-widget-jet-mega-menu:not(:has([data-settings*='"megaAjaxLoad":true'],.jet-mobile-menu))`,
    `.jet-mega-menu--location-wp-nav:not([data-settings*='"megaAjaxLoad":true'])`,
  ],
  when: 'intent',
  replay: /* @__PURE__ */ jetMenuPresses(),
} satisfies WidgetManifest;
