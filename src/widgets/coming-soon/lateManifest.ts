import { manifest } from '../../core/manifest';

/** The banner that tells the shop's managers that visitors cannot see the shop yet (spec §4, §7). */
export default manifest({
  name: 'coming-soon',
  adopts: ['#coming-soon-footer-banner'],
  when: 'idle',
  replay: [{ type: 'click', selector: '.coming-soon-footer-banner-dismiss' }],
});
