import type { Manifest } from '../../core/types';

export const handlers = ['share-buttons'];

/** Buttons that share the page. */
export const elementor = {
  name: 'share-buttons',
  adopts: ['[data-widget_type^="share-buttons."]'],
  when: 'visible',
} satisfies Manifest;
