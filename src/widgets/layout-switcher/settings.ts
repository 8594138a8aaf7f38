import {
  flag,
  isRecord,
  number,
  parseJson,
  phrase,
  settingsSchema,
  siteOnly,
  siteUrl,
  text,
} from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { elementorSettings } from '../../elementor/elements';
import { listOf } from './markup';

/** Settings of `layout-switcher`. */
export const settings = settingsSchema({
  /** Off: the buttons are hidden, and the list stays as the shop has sent it. */
  switcher_enable: flag(true),
  /** The id of the first button’s layout. */
  main_layout: text('', { max: 40 }),
  /** The id of the second button’s layout. */
  secondary_layout: text('', { max: 40 }),
  /** Where layouts are asked for; not given: as `jetWooBuilderData.ajax_url` says. */
  url: siteOnly(siteUrl('')),
  /** How long the shop may take to answer. */
  timeout: number(30, { min: 1, max: 120, unit: 'seconds' }),
  /** A cookie to remember the choice in; not given: the shop remembers it. */
  cookie: siteOnly(text('')),
  /** How long that cookie stays. */
  cookieDays: siteOnly(number(365, { min: 1, unit: 'days' })),
  /** Said to screen readers when another layout is shown. */
  shownText: phrase('%label%: the list is shown so now.'),
});

/** The layouts as Elementor prints them: on its wrapper, and on the list. */
export function readLayouts(host: HTMLElement): RawSettings {
  const { switcher_enable, main_layout, secondary_layout } = elementorSettings(host);
  const parsed = parseJson(listOf(host)?.getAttribute('data-layout-switcher') ?? '');
  const { main = main_layout, secondary = secondary_layout } = isRecord(parsed) ? parsed : {};
  return { switcher_enable, main_layout: main, secondary_layout: secondary };
}
