import { manifest } from '../../core/manifest';
import hold from './hold';

/** The banner that reminds a shop's managers that visitors cannot see the shop yet. */
export default manifest({
  name: 'coming-soon',
  adopts: ['#coming-soon-footer-banner'],
  when: 'idle',
  replay: [hold, { type: 'click', selector: '[data-rest-url]' }],
});
