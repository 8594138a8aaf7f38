import { manifest } from '../../core/manifest';
import hold from './hold';

/** Buttons that filter a list by the terms of a taxonomy. */
export default manifest({
  name: 'taxonomy-filter',
  adopts: ['[data-widget_type^="taxonomy-filter."]'],
  when: 'visible',
  replay: [hold],
});
