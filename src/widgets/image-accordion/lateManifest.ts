import { manifest } from '../../core/manifest';
import hold from './hold';

/** ElementsKit's pictures that open side by side. */
export default manifest({
  name: 'image-accordion',
  adopts: ['.elementor-widget-elementskit-image-accordion'],
  when: 'visible',
  replay: [hold],
});
