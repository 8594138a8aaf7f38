import type { ReplayRule, WidgetManifest } from '../../core/types';

/** A press before the start would be lost. */
export const hold = { type: 'click', selector: '.jet-dropbar__button' } satisfies ReplayRule;

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['jet-dropbar'];

/**
 * JetElements' button with a box that drops from it. Where the content comes by request, the element is left to
 * JetElements' script.
 */
export const elementor = {
  adopts: [`[data-widget_type^="jet-dropbar."]:not(:has([data-settings*='"ajax_template":"yes"']))`],
  when: 'visible',
} satisfies WidgetManifest;
