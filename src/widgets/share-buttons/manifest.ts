import type { ReplayRule, WidgetManifest } from '../../core/types';
import { makeButtons } from './atRest';
import { BUTTON } from './networks';

/** A button that is no link does nothing without the script. */
export const hold = { type: 'click', selector: BUTTON } satisfies ReplayRule;

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['share-buttons'];

/** Buttons that share the page. */
export const elementor = {
  adopts: ['[data-widget_type^="share-buttons."]'],
  when: 'intent',
  prepare: makeButtons,
  replay: [{ type: 'keydown', selector: `${BUTTON}:not(a[href],button)`, keys: ['Enter', ' '] }],
} satisfies WidgetManifest;
