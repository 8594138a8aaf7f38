import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  cart_type: '`side-cart`: a panel over the page, as a dialog; `mini-cart`: a panel below the button.',
  open_cart: '`mouseover`: the pointer opens it, too, and closes it when it leaves.',
  automatically_open_cart: 'Opens it whenever something was added to the cart.',
  labelText: 'The panel’s name for screen readers.',
  closeText: 'The name of the close button for screen readers.',
};
