import { manifest } from '../../core/manifest';
import hold from './hold';

/** ElementsKit's tabs, tabs of posts, and toggle between two contents. */
export default manifest({
  name: 'kit-tabs',
  adopts: ['simple-tab', 'tab', 'post-tab', 'advanced-toggle'].map((name) => `.elementor-widget-elementskit-${name}`),
  when: 'idle',
  replay: [hold],
});
