import type { Manifest } from '../../core/types';

export const handlers = ['table-of-contents'];

/** The contents of a page, made of its headings. */
export const elementor = {
  name: 'table-of-contents',
  adopts: ['[data-widget_type^="table-of-contents."]'],
} satisfies Manifest;
