import type { Manifest, ReplayRule } from '../../core/types';

/** A native submit would subscribe nobody; the loader cannot know which marked form is a newsletter. */
export const hold = { type: 'submit', selector: '.ekit-mailChimpForm,form[data-widget]' } satisfies ReplayRule;

/** The newsletter form. */
export const elementor = {
  name: 'newsletter',
  adopts: ['.ekit-mailChimpForm'],
  when: 'visible',
  replay: [hold],
} satisfies Manifest;
