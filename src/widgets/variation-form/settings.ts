import { flag, number, settingsSchema, text } from '../../core/settings';
import type { RawSettings } from '../../core/types';
import { pageGlobal } from '../../page/globals';
import { BROKEN, looksBroken } from './readVariations';

const time = { min: 0, unit: 'ms' };

const schema = settingsSchema({
  detailsDelay: number(300, 'When details appear after a choice.', time),
  slideDuration: number(200, 'How long they slide.', time),
  startDelay: number(100, 'When the preselection is looked at.', time),
  prefetch: flag(true, 'Ask the server ahead for likely choices.'),
  noMatching: text('No product matches your choice.', 'When nothing matches; by default the page’s text.'),
  makeSelection: text(
    'Please choose the product options.',
    'When options are to be chosen; by default the page’s text.',
  ),
  unavailable: text('This product is not available.', 'When it cannot be bought; by default the page’s text.'),
  resetAlert: text('Your choice has been cleared.', 'Spoken after a reset; by default the page’s text.'),
});

const GLOBALS = {
  noMatching: 'i18n_no_matching_variations_text',
  makeSelection: 'i18n_make_a_selection_text',
  unavailable: 'i18n_unavailable_text',
  resetAlert: 'i18n_reset_alert_text',
};

/** The page's texts, and whether its list of variations can be read. */
export function readSettings(host: HTMLElement): RawSettings {
  const params = pageGlobal('wc_add_to_cart_variation_params');
  const texts = Object.entries(GLOBALS).map(([key, name]) => [key, params?.[name]]);
  return { ...Object.fromEntries(texts), isBroken: looksBroken(host) };
}

/** Settings of `variation-form`. */
export const settings: typeof schema = {
  ...schema,
  parse(raw, diagnose) {
    if (raw.isBroken) diagnose(BROKEN);
    return schema.parse(raw, diagnose);
  },
};
