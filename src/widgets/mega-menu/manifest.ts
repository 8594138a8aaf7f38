import type { Manifest, ReplayRule } from '../../core/types';

/** A click is held until the runtime is there, because these buttons do nothing by themselves. */
export const hold = { type: 'click', selector: '.e-n-menu-toggle,.e-n-menu-dropdown-icon' } satisfies ReplayRule;

export const handlers = ['mega-menu'];

/** Elementor's mega menu. */
export const elementor = {
  name: 'mega-menu',
  adopts: ['[data-widget_type^="mega-menu."]'],
  when: 'visible',
  replay: [hold],
} satisfies Manifest;
