import type { ReplayRule, WidgetManifest } from '../../core/types';
import { pressesOn } from '../../page/focus/buttonAtRest';
import { markOpeners } from './atRest';

/** Held until the runtime is ready, because the link leads nowhere. */
export const hold = { type: 'click', selector: '.ekit-team-popup' } satisfies ReplayRule;

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['elementskit-team'];

/** Team members, each with a dialog. */
export const elementor = {
  adopts: ['[data-widget_type^="elementskit-team."]'],
  when: 'intent',
  prepare: markOpeners,
  replay: /* @__PURE__ */ pressesOn('.ekit-team-popup'),
  critical: '.mfp-hide{display:none!important}',
} satisfies WidgetManifest;
