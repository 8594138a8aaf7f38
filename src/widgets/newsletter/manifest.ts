import type { ReplayRule, WidgetManifest } from '../../core/types';
import { nameFields } from './atRest';

/** Types of Elementor that the widget replaces, besides those with a handler. */
export const covers = ['elementskit-mail-chimp'];

/**
 * A native submit would subscribe nobody. Holds all marked forms, because the loader cannot know which one is a
 * newsletter.
 */
export const hold = { type: 'submit', selector: '.ekit-mailChimpForm,form[data-widget]' } satisfies ReplayRule;

/** ElementsKit's newsletter form. */
export const elementor = {
  adopts: ['.ekit-mailChimpForm'],
  when: 'intent',
  prepare: nameFields,
} satisfies WidgetManifest;
