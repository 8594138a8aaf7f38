import { manifest } from '../../core/manifest';
import hold from './hold';

/** A button in the header that opens the search. */
export default manifest({
  name: 'search-popup',
  adopts: ['[data-widget_type^="elementskit-header-search."]'],
  when: 'idle',
  replay: [hold],
  critical: '.mfp-hide{display:none!important}',
});
