import type { Manifest, ReplayRule } from '../../core/types';

/** A point that is no link does nothing by itself. */
export const hold = { type: 'click', selector: ':not(a) > .e-hotspot__button:not(a)' } satisfies ReplayRule;

export const handlers = ['hotspot'];

/** Points on a picture that tell more when they are pressed, hovered or focused. */
export const elementor = {
  name: 'hotspot',
  adopts: ['[data-widget_type^="hotspot."]'],
  when: 'visible',
  replay: [hold],
} satisfies Manifest;
