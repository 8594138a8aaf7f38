import type { ReplayRule, WidgetManifest } from '../../core/types';

/** A press before the widget has loaded would be lost. */
export const hold = { type: 'click', selector: '.elementor-alert-dismiss' } satisfies ReplayRule;

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['alert'];

/** Elementor's alerts that can be dismissed. */
export const elementor = {
  adopts: ['[data-widget_type^="alert."]:has(.elementor-alert-dismiss)'],
  when: 'intent',
} satisfies WidgetManifest;
