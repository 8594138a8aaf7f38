import { flag, number, phrase, settingsSchema } from '../../core/settings';
import type { RawSettings } from '../../core/types';
import { pageGlobal } from '../../page/base/globals';
import { BROKEN, looksBroken } from './markup';

const time = { min: 0, max: 60_000, unit: 'ms' };

const schema = settingsSchema({
  detailsDelay: number(300, time),
  slideDuration: number(200, time),
  startDelay: number(100, time),
  prefetch: flag(true),
  noMatching: phrase('No product matches your choice.'),
  makeSelection: phrase('Please choose the product options.'),
  unavailable: phrase('This product is not available.'),
  resetAlert: phrase('Your choice has been cleared.'),
  noAnswer: phrase('The server did not answer.'),
  tryAgain: phrase('Press the button to try again.'),
});

const GLOBALS = {
  noMatching: 'i18n_no_matching_variations_text',
  makeSelection: 'i18n_make_a_selection_text',
  unavailable: 'i18n_unavailable_text',
  resetAlert: 'i18n_reset_alert_text',
};

/** Reads the page's texts, and whether its list of variations is broken. */
export function readSettings(host: HTMLElement): RawSettings {
  const params = pageGlobal('wc_add_to_cart_variation_params');
  const texts = Object.entries(GLOBALS).map(([key, name]) => [key, params?.[name]]);
  return { ...Object.fromEntries(texts), isBroken: looksBroken(host) };
}

/** Settings of `variation-form`. */
export const settings: typeof schema = {
  ...schema,
  parse(raw, diagnose, site) {
    if (raw.isBroken) diagnose(BROKEN);
    return schema.parse(raw, diagnose, site);
  },
};
