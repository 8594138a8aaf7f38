import { flag, number, phrase, settingsSchema } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { pageGlobal } from '../../page/base/globals';
import { BROKEN, looksBroken } from './markup';

const time = { min: 0, max: 60_000, unit: 'ms' };

const schema = settingsSchema({
  /** The delay before the details appear after a choice. */
  detailsDelay: number(300, time),
  /** How long the details slide. */
  slideDuration: number(200, time),
  /** The delay before the preselected options are checked. */
  startDelay: number(100, time),
  /** Fetches likely choices from the server in advance. */
  prefetch: flag(true),
  /** Shown when nothing matches. By default the page’s text. */
  noMatching: phrase('No product matches your choice.'),
  /** Shown when options are missing. By default the page’s text. */
  makeSelection: phrase('Please choose the product options.'),
  /** Shown when the variation cannot be bought. By default the page’s text. */
  unavailable: phrase('This product is not available.'),
  /** Announced after a reset. By default the page’s text. */
  resetAlert: phrase('Your choice has been cleared.'),
  /** Shown when the code that asks the server cannot be loaded. */
  noAnswer: phrase('The server did not answer.'),
  /** Follows the reason when the server’s answer is missing. */
  tryAgain: phrase('Press the button to try again.'),
});

const GLOBALS = {
  noMatching: 'i18n_no_matching_variations_text',
  makeSelection: 'i18n_make_a_selection_text',
  unavailable: 'i18n_unavailable_text',
  resetAlert: 'i18n_reset_alert_text',
};

/** Reads the page's texts, and whether its list of variations is unreadable. */
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
