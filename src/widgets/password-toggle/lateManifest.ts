import { manifest } from '../../core/manifest';

/** Buttons that show and hide passwords. */
export default manifest({
  name: 'password-toggle',
  adopts: ['.woocommerce form:has([type=password])'],
  when: 'idle',
});
