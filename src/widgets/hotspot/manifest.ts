import type { ReplayRule, WidgetManifest } from '../../core/types';

/** A hotspot that is no link does nothing without the script. */
export const hold = { type: 'click', selector: ':not(a) > .e-hotspot__button:not(a)' } satisfies ReplayRule;

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['hotspot'];

/** Hotspots on a picture, with tooltips that open when pressed, hovered or focused. */
export const elementor = {
  adopts: ['[data-widget_type^="hotspot."]'],
  when: 'visible',
} satisfies WidgetManifest;
