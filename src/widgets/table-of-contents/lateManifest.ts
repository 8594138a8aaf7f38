import { manifest } from '../../core/manifest';

/** The contents of a page, made of its headings. */
export default manifest({ name: 'table-of-contents', adopts: ['[data-widget_type^="table-of-contents."]'] });
