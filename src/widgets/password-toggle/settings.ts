import { phrase, settingsSchema } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { pageGlobal } from '../../page/base/globals';

/** Settings of `password-toggle`. */
export const settings = settingsSchema({
  /** The button’s name while the password is masked. */
  showText: phrase('Show password'),
  /** The button’s name while the password is shown. */
  hideText: phrase('Hide password'),
});

/** Reads the page's own texts. */
export function readPage(): RawSettings {
  const params = pageGlobal('woocommerce_params');
  const raw: RawSettings = {};
  if (typeof params?.i18n_password_show === 'string') raw.showText = params.i18n_password_show;
  if (typeof params?.i18n_password_hide === 'string') raw.hideText = params.i18n_password_hide;
  return raw;
}
