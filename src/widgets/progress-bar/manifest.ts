import type { Manifest } from '../../core/types';

export const handlers = ['progress', 'elementskit-progressbar'];

/** Bars that fill once they are seen. */
export const elementor = {
  name: 'progress-bar',
  adopts: ['[data-widget_type^="progress."]', '[data-widget_type^="elementskit-progressbar."]'],
  when: 'visible',
} satisfies Manifest;
