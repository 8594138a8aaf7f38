import type { RawSettings } from '../../core/types';
import { pageGlobal } from '../../page/base/globals';

/** The button's name where the page gives none. */
export const SHOW = 'Show password';

/** Reads the page's own texts. */
export function readPage(): RawSettings {
  const params = pageGlobal('woocommerce_params');
  const raw: RawSettings = {};
  if (typeof params?.i18n_password_show === 'string') raw.showText = params.i18n_password_show;
  if (typeof params?.i18n_password_hide === 'string') raw.hideText = params.i18n_password_hide;
  return raw;
}
