import type { ReplayRule, WidgetManifest } from '../../core/types';
import { menuPresses } from '../../ui/menus/elementskit/replayed';

/** A click is held until the runtime is there, because it would do nothing or jump to the top. */
export const hold = {
  type: 'click',
  selector: '.elementskit-menu-toggler,.elementskit-submenu-indicator,.elementskit-dropdown-has>a[href="#"]',
} satisfies ReplayRule;

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['ekit-nav-menu'];

/** ElementsKit's menu: a row with dropdowns, and a panel at the side in narrow windows. */
export const elementor = {
  adopts: ['[data-widget_type^="ekit-nav-menu."]'],
  when: 'intent',
  replay: /* @__PURE__ */ menuPresses(),
} satisfies WidgetManifest;
