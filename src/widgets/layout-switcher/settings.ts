import { isRecord, number, parseJson, settingsSchema, text } from '../../core/settings';
import type { RawSettings } from '../../core/types';
import { elementorSettings } from '../../page/elementor';
import { listOf } from './parts';

/** Settings of `layout-switcher`. */
export const settings = settingsSchema({
  main_layout: text('', 'The id of the first button’s layout.'),
  secondary_layout: text('', 'The id of the second button’s layout.'),
  url: text('', 'Where layouts are asked for; not given: as `jetWooBuilderData.ajax_url` says.'),
  timeout: number(30, 'How long the shop may take to answer.', { min: 1, max: 120, unit: 'seconds' }),
  cookie: text('', 'A cookie to remember the choice in; not given: the shop remembers it.'),
  cookieDays: number(365, 'How long that cookie stays.', { min: 1, unit: 'days' }),
  shownText: text('%label%: the list is shown so now.', 'Said to screen readers when another layout is shown.'),
});

/** The layouts as the page builder prints them: on its wrapper, and on the list. */
export function readLayouts(host: HTMLElement): RawSettings {
  const { main_layout, secondary_layout } = elementorSettings(host);
  const parsed = parseJson(listOf(host)?.getAttribute('data-layout-switcher') ?? '');
  const { main = main_layout, secondary = secondary_layout } = isRecord(parsed) ? parsed : {};
  return { main_layout: main, secondary_layout: secondary };
}
