import { hostSettings } from '../../core/settings/hostSettings';
import { flag, number, phrase, settingsSchema } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { isYes, pageGlobal } from '../../page/base/globals';

/** Settings of `address-fields`. */
export const settings = settingsSchema({
  /** The empty first option of a state list. */
  selectStateText: phrase('Select an option…'),
  /** The title of the star of a required field. */
  requiredText: phrase('required'),
  /** Shown in brackets after the label of an optional field. */
  optionalText: phrase('optional'),
  /** Rows with `jwb-field-required` or `jwb-field-optional` keep that mark in every country. */
  modifyField: flag(false),
  /**
   * How long after a change of country the marks of `modifyField` are restored, in case another script has removed
   * them.
   */
  modifyDelay: number(500, {
    min: 0,
    max: 60_000,
    unit: 'milliseconds',
  }),
});

/** The selector of the hosts. */
export const HOST = '[data-widget~=address-fields]';

const MODIFY = 'modify_field';

/** Reads settings from the page's globals and from the Elementor element around the group. */
export function readPage(host: HTMLElement): RawSettings {
  const raw: RawSettings = {};
  const select = pageGlobal('wc_country_select_params')?.i18n_select_state_text;
  const locale = pageGlobal('wc_address_i18n_params');
  if (typeof select === 'string') raw.selectStateText = select;
  if (typeof locale?.i18n_required_text === 'string') raw.requiredText = locale.i18n_required_text;
  if (typeof locale?.i18n_optional_text === 'string') raw.optionalText = locale.i18n_optional_text;
  const around = host.closest(`.elementor-element, [data-settings*=${MODIFY}]`);
  const given = around ? hostSettings(around, () => {}) : {};
  if (MODIFY in given) raw.modifyField = isYes(given[MODIFY]);
  return raw;
}
