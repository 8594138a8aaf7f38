import type { Manifest, ReplayRule } from '../../core/types';

/** Held until the runtime is there: it is what one presses first. */
export const hold = {
  type: 'click',
  selector: '.elementor-open-inline .elementor-custom-embed-image-overlay',
} satisfies ReplayRule;

export const handlers = ['video'];

/** Videos of Elementor, in their place. */
export const elementor = {
  name: 'video',
  adopts: ['[data-widget_type^="video."]'],
  when: 'visible',
  replay: [hold],
} satisfies Manifest;
