import type { Manifest, ReplayRule } from '../../core/types';

/** Held until the runtime is ready, because the browser would navigate to the video. */
export const hold = {
  type: 'click',
  selector: '.ekit-video-popup,.ekit-video-inline-btn,.video-link',
} satisfies ReplayRule;

export const handlers = ['elementskit-video', 'elementskit-video-gallery'];

/** Videos that open in a dialog or in place. */
export const elementor = {
  name: 'video-popup',
  adopts: ['[data-widget_type^="elementskit-video."]', '[data-widget_type^="elementskit-video-gallery."]'],
  when: 'visible',
  replay: [hold],
  critical: '.mfp-hide{display:none!important}',
} satisfies Manifest;
