import { choice, flag, phrase, settingsSchema } from '../../core/settings';
import type { RawSettings } from '../../core/types';

/** Settings of `menu-cart`. */
export const settings = settingsSchema({
  cart_type: choice(['side-cart', 'mini-cart'], 'side-cart'),
  open_cart: choice(['click', 'mouseover'], 'click'),
  automatically_open_cart: flag(false),
  labelText: phrase('Shopping cart'),
  closeText: phrase('Close cart'),
});

/** What the element's classes say where its settings do not. */
export const readMenuCart = (host: HTMLElement): RawSettings =>
  host.classList.contains('elementor-menu-cart--cart-type-mini-cart') ? { cart_type: 'mini-cart' } : {};
