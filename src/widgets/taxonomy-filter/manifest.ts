import type { ReplayRule, WidgetManifest } from '../../core/types';

/** Elementor's types that it stands in for, beside those with a handler. */
export const covers = ['taxonomy-filter'];

/** A press is held until the runtime is there, because the button does nothing by itself. */
export const hold = { type: 'click', selector: '.e-filter-item' } satisfies ReplayRule;

/** Buttons that filter a list by the terms of a taxonomy. */
export const elementor = {
  adopts: ['[data-widget_type^="taxonomy-filter."]'],
  when: 'visible',
  replay: [hold],
} satisfies WidgetManifest;
