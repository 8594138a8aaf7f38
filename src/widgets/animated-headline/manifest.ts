import type { Manifest } from '../../core/types';

export const handlers = ['animated-headline'];

/** Headlines with words that take turns, or with a word that is marked. */
export const elementor = {
  name: 'animated-headline',
  adopts: ['[data-widget_type^="animated-headline."]'],
  when: 'visible',
} satisfies Manifest;
