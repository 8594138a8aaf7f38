import type { ReplayRule, WidgetManifest } from '../../core/types';
import { pressesOn } from '../../page/focus/buttonAtRest';
import { nameOpener } from './atRest';
import { OPENER } from './markup';

/** Held until the widget is ready, because the link leads nowhere. */
export const hold = { type: 'click', selector: '.ekit-modal-popup' } satisfies ReplayRule;

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['elementskit-header-search'];

/** A header button that opens the search. */
export const elementor = {
  adopts: ['[data-widget_type^="elementskit-header-search."]'],
  when: 'intent',
  prepare: nameOpener,
  replay: /* @__PURE__ */ pressesOn(OPENER),
  critical: '.mfp-hide{display:none!important}',
} satisfies WidgetManifest;
