import { manifest } from '../../core/manifest';

/** Rings that fill once they are seen. */
export default manifest({
  name: 'pie-chart',
  adopts: ['[data-widget_type^="elementskit-piechart."]'],
  when: 'visible',
});
