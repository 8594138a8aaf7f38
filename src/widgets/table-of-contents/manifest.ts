import type { Manifest } from '../../core/types';

export const handlers = ['table-of-contents'];

/** A list of the page's headings. */
export const elementor = {
  name: 'table-of-contents',
  adopts: ['[data-widget_type^="table-of-contents."]'],
} satisfies Manifest;
