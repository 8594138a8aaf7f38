import type { Manifest, ReplayRule } from '../../core/types';

/** A click is held until the runtime is there, because nothing or a jump to the top would come of it. */
export const hold = {
  type: 'click',
  selector: '.elementor-menu-toggle,.elementor-nav-menu .menu-item-has-children>a[href="#"]',
} satisfies ReplayRule;

export const handlers = ['nav-menu'];

/** Elementor's menu: submenus that open, and a toggle where the window is narrow. */
export const elementor = {
  name: 'nav-menu',
  adopts: ['[data-widget_type^="nav-menu."]'],
  when: 'visible',
  replay: [hold],
} satisfies Manifest;
