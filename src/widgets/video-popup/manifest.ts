import type { ReplayRule, WidgetManifest } from '../../core/types';
import { pressesOn } from '../../page/focus/buttonAtRest';
import { markOpeners, reasonOf } from './atRest';

/** Held until the runtime is ready, because the browser would navigate to the video. */
export const hold = {
  type: 'click',
  selector: '.ekit-video-popup,.ekit-video-inline-btn,.video-link',
} satisfies ReplayRule;

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['elementskit-video', 'elementskit-video-gallery'];

/** Videos that open in a dialog or in place. */
export const elementor = {
  adopts: ['[data-widget_type^="elementskit-video."]', '[data-widget_type^="elementskit-video-gallery."]'],
  when: 'intent',
  reason: reasonOf,
  prepare: markOpeners,
  replay: /* @__PURE__ */ pressesOn(
    '.ekit-video-popup,.ekit-video-inline-btn,.video-link,.ekit-inline-video-overlay-image',
  ),
  critical: '.mfp-hide{display:none!important}',
} satisfies WidgetManifest;
