import { phrase, type SettingDocs, settingsSchema } from '../../../core/settings';

/** Their name in the site's `texts`. */
export const part = 'cart';

/** The texts of the cart that belong to no widget. */
export const texts = settingsSchema({ viewCartText: phrase('View cart') });

/** What each text is, for the documentation only. */
export const docs: SettingDocs<typeof texts> = {
  viewCartText: 'The link beside a button that has added. The page: `wc_add_to_cart_params.i18n_view_cart`.',
};
