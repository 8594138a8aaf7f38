import { manifest } from '../../core/manifest';
import hold from './hold';

/** ElementsKit's accordion. */
export default manifest({
  name: 'kit-accordion',
  adopts: ['.elementor-widget-elementskit-accordion', '.elementor-widget-elementskit-advance-accordion'],
  when: 'idle',
  replay: [hold],
});
