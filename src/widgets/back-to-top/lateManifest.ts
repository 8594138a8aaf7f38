import { manifest } from '../../core/manifest';
import hold from './hold';

/** The button that leads back to the top. */
export default manifest({
  name: 'back-to-top',
  adopts: ['.ekit-btt'],
  when: 'idle',
  replay: [hold, { type: 'click', selector: '[data-widget~=back-to-top]' }],
});
