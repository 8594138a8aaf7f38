import type { Manifest, ReplayRule } from '../../core/types';

/** A click is held until the runtime is there, because the link leads nowhere. */
export const hold = { type: 'click', selector: '.ekit-vertical-menu-tigger' } satisfies ReplayRule;

export const handlers = ['ekit-vertical-menu'];

/** ElementsKit's vertical menu. */
export const elementor = {
  name: 'vertical-menu',
  adopts: ['[data-widget_type^="ekit-vertical-menu."]'],
  when: 'visible',
  replay: [hold, { type: 'click', selector: '.elementskit-submenu-indicator,.elementskit-dropdown-has>a[href="#"]' }],
} satisfies Manifest;
