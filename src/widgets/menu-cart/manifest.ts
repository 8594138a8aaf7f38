import type { Manifest, ReplayRule } from '../../core/types';

/** Types of Elementor that the widget replaces, besides those with a handler. */
export const covers = ['woocommerce-menu-cart'];

/** A click is held until the runtime has loaded, because the link leads nowhere. */
export const hold = { type: 'click', selector: '.elementor-menu-cart__toggle_button' } satisfies ReplayRule;

/** Elementor's cart in the header: a button that opens a panel, at the side or below the button. */
export const elementor = {
  name: 'menu-cart',
  adopts: ['.elementor-widget-woocommerce-menu-cart'],
  when: 'idle',
  replay: [hold],
} satisfies Manifest;
