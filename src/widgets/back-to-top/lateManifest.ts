import { manifest } from '../../core/manifest';

/** The button that leads back to the top (spec §3, §4, §9). */
export default manifest({
  name: 'back-to-top',
  adopts: ['.ekit-btt'],
  when: 'idle',
  replay: [{ type: 'click', selector: '.ekit-btt__button' }],
});
