import type { Manifest, ReplayRule } from '../../core/types';

/** Elementor's types that it stands in for, beside those with a handler. */
export const covers = ['elementskit-back-to-top'];

/** A click is held until the runtime is there, because the button does nothing by itself. */
export const hold = { type: 'click', selector: '.ekit-btt__button' } satisfies ReplayRule;

/** The button that leads back to the top. */
export const elementor = {
  name: 'back-to-top',
  adopts: ['.ekit-btt'],
  when: 'idle',
  replay: [hold, { type: 'click', selector: '[data-widget~=back-to-top]' }],
} satisfies Manifest;
