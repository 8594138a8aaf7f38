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
} from '../../core/settings';
import type { RawSettings } from '../../core/types';
import { elementorSettings } from '../../page/elementor';
import { listOf } from './markup';

/** Settings of `layout-switcher`. */
export const settings = settingsSchema({
  switcher_enable: flag(true),
  main_layout: text('', { max: 40 }),
  secondary_layout: text('', { max: 40 }),
  url: siteOnly(siteUrl('')),
  timeout: number(30, { min: 1, max: 120, unit: 'seconds' }),
  cookie: siteOnly(text('')),
  cookieDays: siteOnly(number(365, { min: 1, unit: 'days' })),
  shownText: phrase('%label%: the list is shown so now.'),
});

/** The layouts as the page builder prints them: on its wrapper, and on the list. */
export function readLayouts(host: HTMLElement): RawSettings {
  const { switcher_enable, main_layout, secondary_layout } = elementorSettings(host);
  const parsed = parseJson(listOf(host)?.getAttribute('data-layout-switcher') ?? '');
  const { main = main_layout, secondary = secondary_layout } = isRecord(parsed) ? parsed : {};
  return { switcher_enable, main_layout: main, secondary_layout: secondary };
}
