import type { Manifest, ReplayRule } from '../../core/types';

/** A click is held until the runtime is there, because it would do nothing or jump to the top. */
export const hold = {
  type: 'click',
  selector: '.elementor-menu-toggle,.elementor-nav-menu .menu-item-has-children>a[href="#"]',
} satisfies ReplayRule;

export const handlers = ['nav-menu'];

/** Elementor's menu: submenus, and a toggle in narrow windows. */
export const elementor = {
  name: 'nav-menu',
  adopts: ['[data-widget_type^="nav-menu."]'],
  when: 'visible',
  replay: [hold],
} satisfies Manifest;
