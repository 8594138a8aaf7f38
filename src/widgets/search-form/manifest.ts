import type { Manifest, ReplayRule } from '../../core/types';

/** Held until the runtime is ready, because the button does nothing by itself. */
export const hold = { type: 'click', selector: '.elementor-search-form__toggle' } satisfies ReplayRule;

export const handlers = ['search-form'];

/** Elementor's search form: full screen, or with a focus frame. */
export const elementor = {
  name: 'search-form',
  adopts: ['[data-widget_type^="search-form."]'],
  when: 'idle',
  replay: [hold],
} satisfies Manifest;
