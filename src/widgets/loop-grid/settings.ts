import {
  choice,
  flag,
  isRecord,
  number,
  parseJson,
  phrase,
  type Setting,
  settingsSchema,
} from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { perDevice } from '../../elementor/devices';

/** Elementor's icon, or none: `{ value: 'fas fa-spinner' }`. */
const spinner: Setting<boolean> = {
  read: (raw) => ({ value: isRecord(raw) && Boolean(raw.value) }),
  fallback: false,
  expected: 'icon',
};

/** Settings of `loop-grid`. */
export const settings = settingsSchema({
  /** How the next page comes: by links, by a button, or by scrolling. */
  pagination_type: choice(
    ['', 'numbers', 'prev_next', 'numbers_and_prev_next', 'load_more_on_click', 'load_more_infinite_scroll'],
    '',
  ),
  /** `ajax`: links to other pages change the list in place. Else they are links. */
  pagination_load_type: choice(['page_reload', 'ajax', ''], ''),
  /** The list is scrolled into view when another page is shown in place. */
  auto_scroll: flag(false),
  /** The icon while more items load; without one the button keeps its text. */
  load_more_spinner: spinner,
  /** Items stand close below each other, from two columns on. */
  masonry: flag(false),
  /** How many columns the style sheet makes; needed for `masonry`. */
  columns: perDevice(number(3, { min: 1, max: 24, whole: true }), { tablet: 2, mobile: 1 }),
  /** How often scrolling loads by itself. Then there is a button, so that the footer can be reached. */
  autoLoads: number(3, { min: 0, whole: true }),
  /** That button. */
  moreText: phrase('Load more'),
});

/** The setting names that posts widgets put their skin before. */
const SKINNED = /^(masonry|columns)(_|$)/;

/** The skin of a posts widget as its settings have it: `posts.cards` is `cards_`; other widgets have none. */
export function skinOf(host: Element): string {
  const [widget = '', skin = ''] = (host.getAttribute('data-widget_type') ?? '').split('.');
  return /^(archive-)?posts$/.test(widget) && skin ? `${skin}_` : '';
}

/** The settings of a posts widget without its skin's name. */
export function readSkin(host: HTMLElement): RawSettings {
  const skin = skinOf(host);
  const given = skin && parseJson(host.getAttribute('data-settings') ?? '');
  if (!skin || !isRecord(given)) return {};
  const own = Object.entries(given).map(([key, value]) => [key.startsWith(skin) ? key.slice(skin.length) : '', value]);
  return Object.fromEntries(own.filter(([key]) => SKINNED.test(String(key))));
}
