import { flag, hostSettings, number, phrase, settingsSchema } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { isYes, pageGlobal } from '../../page/base/globals';

/** Settings of `address-fields`. */
export const settings = settingsSchema({
  /** The first, empty line of a state list that the widget fills. */
  selectStateText: phrase('Select an option…'),
  /** What the star of a required field stands for. */
  requiredText: phrase('required'),
  /** What stands in brackets behind the label of an optional field. */
  optionalText: phrase('optional'),
  /** Rows with `jwb-field-required` or `jwb-field-optional` keep that mark, whatever the country says. */
  modifyField: flag(false),
  /** When those marks are put back after a change of country, in case others took them. */
  modifyDelay: number(500, {
    min: 0,
    max: 60_000,
    unit: 'milliseconds',
  }),
});

/** The selector of the hosts. */
export const HOST = '[data-widget~=address-fields]';

const MODIFY = 'modify_field';

/** Settings from the page's globals and from Elementor's element around the group. */
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
