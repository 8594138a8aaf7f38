import type { Manifest, ReplayRule } from '../../core/types';

/** Held until the runtime is there, because it does nothing by itself. */
export const hold = { type: 'click', selector: '.elementor-search-form__toggle' } satisfies ReplayRule;

export const handlers = ['search-form'];

/** Elementor's search: over the whole screen, or with a frame that shows the focus. */
export const elementor = {
  name: 'search-form',
  adopts: ['[data-widget_type^="search-form."]'],
  when: 'idle',
  replay: [hold],
} satisfies Manifest;
