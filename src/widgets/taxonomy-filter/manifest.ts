import type { ReplayRule, WidgetManifest } from '../../core/types';
import { settingsAtRest } from '../../elementor/settingsAtRest';

/** Elementor's types that the widget stands in for, beside those with a handler. */
export const covers = ['taxonomy-filter'];

/** A press is held until the runtime is there, because the button does nothing by itself. */
export const hold = { type: 'click', selector: '.e-filter-item' } satisfies ReplayRule;

/** Settings by which a bar does not wait for the visitor; see `when`. */
export const starting = [
  'horizontal_scroll=enable',
  'horizontal_scroll_tablet=enable',
  'horizontal_scroll_mobile=enable',
];

/** Is the bar a row on some device, which may be too long and has to be laid out? */
const isRow = (host: Element): boolean =>
  Object.entries(settingsAtRest('taxonomy-filter', host)).some(
    ([key, value]) => key.startsWith('horizontal_scroll') && value === 'enable',
  );

/**
 * Buttons that filter a list by the terms of a taxonomy. All bars start together, because those of one list belong
 * together.
 */
export const elementor = {
  adopts: ['[data-widget_type^="taxonomy-filter."]'],
  when: (host) => (isRow(host) ? 'visible' : 'input'),
} satisfies WidgetManifest;
