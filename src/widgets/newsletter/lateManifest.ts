import { manifest } from '../../core/manifest';
import hold from './hold';

/** The newsletter form (spec §3, §4 “Newsletter response status”, §7, §8). */
export default manifest({
  name: 'newsletter',
  adopts: ['.ekit-mailChimpForm'],
  when: 'visible',
  replay: [hold],
});
