import { manifest } from '../../core/manifest';
import hold from './hold';

/** The banner that tells the shop's managers that visitors cannot see the shop yet (spec §4, §7). */
export default manifest({
  name: 'coming-soon',
  adopts: ['#coming-soon-footer-banner'],
  when: 'idle',
  replay: [hold, { type: 'click', selector: '[data-rest-url]' }],
});
