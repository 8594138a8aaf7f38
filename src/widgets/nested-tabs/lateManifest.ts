import { manifest } from '../../core/manifest';
import hold from './hold';

/** The page builder's tabs of containers. */
export default manifest({
  name: 'nested-tabs',
  adopts: ['.elementor-widget-n-tabs'],
  when: 'idle',
  replay: [hold],
});
