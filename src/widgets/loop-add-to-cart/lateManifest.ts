import { manifest } from '../../core/manifest';
import hold from './hold';

/** The add-to-cart buttons of product lists. The body is the one host, because buttons come and go. */
export default manifest({
  name: 'loop-add-to-cart',
  adopts: [`body:has(${hold.selector})`],
  when: 'interaction',
  replay: [hold],
});
