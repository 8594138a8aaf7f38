import { choice, flag, phrase, settingsSchema } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';

/** Settings of `menu-cart`. */
export const settings = settingsSchema({
  /** `side-cart`: a dialog at the side, over the page; `mini-cart`: a panel below the button. */
  cart_type: choice(['side-cart', 'mini-cart'], 'side-cart'),
  /** `mouseover`: the pointer also opens the cart, and closes it when it leaves. */
  open_cart: choice(['click', 'mouseover'], 'click'),
  /** Opens the cart whenever a product was added to the cart. */
  automatically_open_cart: flag(false),
  /** The panel’s name for screen readers. */
  labelText: phrase('Shopping cart'),
  /** The name of the close button for screen readers. */
  closeText: phrase('Close cart'),
});

/** Reads the type from the element's class, for elements without settings. */
export const readMenuCart = (host: HTMLElement): RawSettings =>
  host.classList.contains('elementor-menu-cart--cart-type-mini-cart') ? { cart_type: 'mini-cart' } : {};
