import type { ReplayRule, WidgetManifest } from '../../core/types';
import { pressesOn } from '../../page/focus/buttonAtRest';
import { coverVideo, waitsForPress } from './atRest';

const INLINE = '.elementor-open-inline';
const IMAGE = '.elementor-custom-embed-image-overlay';

/** Held until the runtime is ready, because it is often the first thing pressed. */
export const hold = { type: 'click', selector: `${INLINE} ${IMAGE}` } satisfies ReplayRule;

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['video'];

/** Elementor's videos, in place. */
export const elementor = {
  adopts: ['[data-widget_type^="video."]'],
  when: (host) => (waitsForPress(host) ? 'intent' : 'visible'),
  prepare: coverVideo,
  replay: /* @__PURE__ */ pressesOn(`${INLINE} :is(.elementor-custom-embed-play,${IMAGE})`),
} satisfies WidgetManifest;
