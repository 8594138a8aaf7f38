import { manifest } from '../../core/manifest';

/** The newsletter form (spec §3, §4 “Newsletter response status”, §7, §8). */
export default manifest({
  name: 'newsletter',
  adopts: ['.ekit-mailChimpForm'],
  when: 'visible',
  replay: [{ type: 'submit', selector: 'form' }],
});
