import { yesOrNo } from '../../core/settings/given';
import type { ReplayRule, WidgetManifest } from '../../core/types';
import { settingsAtRest } from '../../elementor/settingsAtRest';

/** A hotspot that is no link does nothing without the script. */
export const hold = { type: 'click', selector: ':not(a) > .e-hotspot__button:not(a)' } satisfies ReplayRule;

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['hotspot'];

/** Settings by which hotspots do not wait for the visitor; see `when`. */
export const starting = ['hotspot_sequenced_animation=yes'];

/** Do the hotspots come one after the other? */
const isSequence = (host: Element): boolean =>
  yesOrNo(settingsAtRest('hotspot', host).hotspot_sequenced_animation) === true;

/** Hotspots on a picture, with tooltips that open when pressed, hovered or focused. */
export const elementor = {
  adopts: ['[data-widget_type^="hotspot."]'],
  when: (host) => (isSequence(host) ? 'visible' : 'intent'),
  replay: [{ type: 'keydown', selector: ':not(a) > .e-hotspot__button:not(a,button)', keys: ['Enter', ' '] }],
} satisfies WidgetManifest;
