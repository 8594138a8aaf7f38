import type { Manifest, ReplayRule } from '../../core/types';

/** A click is held until the runtime is there, because nothing or a jump to the top would come of it. */
export const hold = {
  type: 'click',
  selector: '.elementskit-menu-toggler,.elementskit-submenu-indicator,.elementskit-dropdown-has>a[href="#"]',
} satisfies ReplayRule;

export const handlers = ['ekit-nav-menu'];

/** The menu of ElementsKit: a row with dropdowns, a panel at the side in narrow windows. */
export const elementor = {
  name: 'elementskit-menu',
  adopts: ['[data-widget_type^="ekit-nav-menu."]'],
  when: 'visible',
  replay: [hold],
} satisfies Manifest;
