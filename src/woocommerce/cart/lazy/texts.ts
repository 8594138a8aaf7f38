import { phrase, settingsSchema } from '../../../core/settings/settings';

/** Their name in the site's `texts`. */
export const part = 'cart';

/** The texts of the cart that belong to no widget. */
export const texts = settingsSchema({
  /** The link beside a button that has added. The page: `wc_add_to_cart_params.i18n_view_cart`. */
  viewCartText: phrase('View cart'),
});
