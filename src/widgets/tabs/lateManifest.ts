import { manifest } from '../../core/manifest';
import hold from './hold';

/** The page builder's tabs. */
export default manifest({
  name: 'tabs',
  adopts: ['.elementor-widget-tabs'],
  when: 'idle',
  replay: [hold],
  // The server writes `hidden="false"`, which hides; the first panel is open from the start.
  critical: '.elementor-tabs .elementor-tab-content[hidden=false]{display:block}',
});
