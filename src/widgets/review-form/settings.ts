import { flag, isText, list, outerSettings, settingsSchema, text } from '../../core/settings';
import type { RawSettings } from '../../core/types';
import { isYes, pageGlobal } from '../../page/base/globals';

/** Settings of `review-form`. */
export const settings = settingsSchema({
  required: flag(false),
  requiredText: text('Please select a rating'),
  starLabels: list(
    isText,
    ['1 of 5 stars', '2 of 5 stars', '3 of 5 stars', '4 of 5 stars', '5 of 5 stars'],
    'list of five texts',
  ),
  groupLabel: text('Your rating'),
});

/** Settings from `wc_single_product_params`, else from a `required` rating field. */
export function readPage(host: HTMLElement): RawSettings {
  const params = pageGlobal('wc_single_product_params');
  const isRequired = params?.review_rating_required ?? host.querySelector('[name=rating][required]') !== null;
  const raw: RawSettings = { required: isYes(isRequired) };
  if (typeof params?.i18n_required_rating_text === 'string') raw.requiredText = params.i18n_required_rating_text;
  if (Array.isArray(params?.i18n_rating_options)) raw.starLabels = params.i18n_rating_options;
  return { ...raw, ...outerSettings(host, 'review-form') };
}
