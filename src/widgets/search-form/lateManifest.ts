import { manifest } from '../../core/manifest';
import hold from './hold';

/** The page builder's search: over the whole screen, or with a frame that shows the focus. */
export default manifest({
  name: 'search-form',
  adopts: ['[data-widget_type^="search-form."]'],
  when: 'idle',
  replay: [hold],
});
