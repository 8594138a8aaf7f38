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
import { skinOf } from './markup';

/** Elementor's icon, or none: `{ value: 'fas fa-spinner' }`. */
const spinner: Setting<boolean> = {
  read: (raw) => ({ value: isRecord(raw) && Boolean(raw.value) }),
  fallback: false,
  expected: 'icon',
};

/** Settings of `loop-grid`. */
export const settings = settingsSchema({
  /** How visitors reach the next page: by links, by a button, or by scrolling. */
  pagination_type: choice(
    ['', 'numbers', 'prev_next', 'numbers_and_prev_next', 'load_more_on_click', 'load_more_infinite_scroll'],
    '',
  ),
  /** `ajax`: links to other pages change the list in place. Otherwise the browser follows them. */
  pagination_load_type: choice(['page_reload', 'ajax', ''], ''),
  /** Scrolls the list into view when another page is shown in place. */
  auto_scroll: flag(false),
  /** The icon that spins while more items load. Without one the button keeps its text. */
  load_more_spinner: spinner,
  /** Moves items up, close below each other; needs at least two columns. */
  masonry: flag(false),
  /** The number of columns in the style sheet; needed for `masonry`. */
  columns: perDevice(number(3, { min: 1, max: 24, whole: true }), { tablet: 2, mobile: 1 }),
  /** How many pages scrolling loads. After them a button appears, so that the footer can be reached. */
  autoLoads: number(3, { min: 0, whole: true }),
  /** The text of the button that appears after `autoLoads` pages. */
  moreText: phrase('Load more'),
});

/** The settings whose names posts widgets prefix with their skin. */
const SKINNED = /^(masonry|columns)(_|$)/;

/**
 * Has an element of Elementor no row gap of its own? Its masonry then leaves no gap at all, whatever the style sheet
 * says.
 */
export function hasEmptyGap(host: HTMLElement): boolean {
  const given = parseJson(host.getAttribute('data-settings') ?? '');
  const gap = isRecord(given) ? given[`${skinOf(host)}row_gap`] : undefined;
  return isRecord(gap) && gap.size === '';
}

/** The settings of a posts widget, without the prefix. */
export function readSkin(host: HTMLElement): RawSettings {
  const skin = skinOf(host);
  const given = skin && parseJson(host.getAttribute('data-settings') ?? '');
  if (!skin || !isRecord(given)) return {};
  const own = Object.entries(given).map(([key, value]) => [key.startsWith(skin) ? key.slice(skin.length) : '', value]);
  return Object.fromEntries(own.filter(([key]) => SKINNED.test(String(key))));
}
