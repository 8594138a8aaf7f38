import type { ReplayRule, WidgetManifest } from '../../core/types';

/** Held until the runtime is ready, because it is often the first thing pressed. */
export const hold = {
  type: 'click',
  selector: '.elementor-open-inline .elementor-custom-embed-image-overlay',
} satisfies ReplayRule;

export const handlers = ['video'];

/** Elementor's videos, in place. */
export const elementor = {
  adopts: ['[data-widget_type^="video."]'],
  when: 'visible',
  replay: [hold],
} satisfies WidgetManifest;
