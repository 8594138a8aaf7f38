import type { ReplayRule, WidgetManifest } from '../../core/types';
import { addOf, closeCart, opensAfterAdd } from './atRest';

/** Types of Elementor that the widget replaces, besides those with a handler. */
export const covers = ['woocommerce-menu-cart'];

/** No setting starts the widget before there is a visitor. */
export const starting = [];

/** A click is held until the widget is there, because the link leads nowhere. */
export const hold = { type: 'click', selector: '.elementor-menu-cart__toggle_button' } satisfies ReplayRule;

/** Elementor's cart in the header: a button that opens a panel, at the side or below the button. */
export const elementor = {
  adopts: ['.elementor-widget-woocommerce-menu-cart'],
  when: (host) => (opensAfterAdd(host) ? 'input' : 'intent'),
  reason: addOf,
  prepare: closeCart,
  replay: [{ type: 'keydown', selector: 'a.elementor-menu-cart__toggle_button', keys: [' '] }],
} satisfies WidgetManifest;
