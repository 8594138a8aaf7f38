import type { ReplayRule, WidgetManifest } from '../../core/types';
import { showButtons } from './atRest';

/** A press is held, because only the widget knows whether it opens the picture or follows its link. */
export const hold = { type: 'click', selector: '.ekit-image-accordion-item[data-link]' } satisfies ReplayRule;

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['elementskit-image-accordion'];

/** ElementsKit's image accordion. */
export const elementor = {
  adopts: ['.elementor-widget-elementskit-image-accordion'],
  when: 'intent',
  prepare: showButtons,
  replay: [{ type: 'keydown', selector: '.elementskit-single-image-accordion--input', keys: ['Enter'] }],
} satisfies WidgetManifest;
