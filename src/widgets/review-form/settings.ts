import { flag, isText, list, phrase, settingsSchema } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { isYes, pageGlobal } from '../../page/base/globals';

/** Settings of `review-form`. */
export const settings = settingsSchema({
  /** Requires a rating. */
  required: flag(false),
  /** The text of the alert when the rating is missing. */
  requiredText: phrase('Please select a rating'),
  /** The accessible names of the stars, from one to five. */
  starLabels: {
    ...list(
      isText,
      ['1 of 5 stars', '2 of 5 stars', '3 of 5 stars', '4 of 5 stars', '5 of 5 stars'],
      'list of five texts',
    ),
    isPhrase: true,
  },
  /** The accessible name of the group of stars, where the form has no label for them. */
  groupLabel: phrase('Your rating'),
});

/** Settings from `wc_single_product_params`, else from a `required` rating field. */
export function readPage(host: HTMLElement): RawSettings {
  const params = pageGlobal('wc_single_product_params');
  const isRequired = params?.review_rating_required ?? host.querySelector('[name=rating][required]') !== null;
  const raw: RawSettings = { required: isYes(isRequired) };
  if (typeof params?.i18n_required_rating_text === 'string') raw.requiredText = params.i18n_required_rating_text;
  if (Array.isArray(params?.i18n_rating_options)) raw.starLabels = params.i18n_rating_options;
  return raw;
}
