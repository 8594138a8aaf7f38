import type { ReplayRule, WidgetManifest } from '../../core/types';
import { pressesOn } from '../../page/focus/buttonAtRest';
import { closeSearch } from './atRest';

const TOGGLE = '.elementor-search-form__toggle';

/** Held until the widget is ready, because the button does nothing by itself. */
export const hold = { type: 'click', selector: TOGGLE } satisfies ReplayRule;

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['search-form'];

/** Elementor's search form: full screen, or with a focus frame. */
export const elementor = {
  adopts: ['[data-widget_type^="search-form."]'],
  when: 'intent',
  prepare: closeSearch,
  replay: /* @__PURE__ */ pressesOn(TOGGLE, { type: 'click', selector: '.elementor-search-form__icon' }),
} satisfies WidgetManifest;
