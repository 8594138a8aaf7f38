import { manifest } from '../../core/manifest';
import hold from './hold';

/** Points on a picture that tell more when they are pressed, hovered or focused. */
export default manifest({
  name: 'hotspot',
  adopts: ['[data-widget_type^="hotspot."]'],
  when: 'visible',
  replay: [hold],
});
