import { phrase, settingsSchema } from '../../../core/settings/settings';

/** The name of these texts in the site's `texts`. */
export const part = 'cart';

/** The cart's texts outside widgets. */
export const texts = settingsSchema({
  /**
   * The link to the cart beside a button after an add. By default the page’s `wc_add_to_cart_params.i18n_view_cart`.
   */
  viewCartText: phrase('View cart'),
});
