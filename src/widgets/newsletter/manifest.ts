import type { Manifest, ReplayRule } from '../../core/types';

/** Elementor's types that it stands in for, beside those with a handler. */
export const covers = ['elementskit-mail-chimp'];

/** A native submit would subscribe nobody; the loader cannot know which marked form is a newsletter. */
export const hold = { type: 'submit', selector: '.ekit-mailChimpForm,form[data-widget]' } satisfies ReplayRule;

/** The newsletter form. */
export const elementor = {
  name: 'newsletter',
  adopts: ['.ekit-mailChimpForm'],
  when: 'visible',
  replay: [hold],
} satisfies Manifest;
