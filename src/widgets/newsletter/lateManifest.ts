import { manifest } from '../../core/manifest';
import hold from './hold';

/** The newsletter form. */
export default manifest({
  name: 'newsletter',
  adopts: ['.ekit-mailChimpForm'],
  when: 'visible',
  replay: [hold],
});
