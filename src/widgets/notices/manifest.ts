import { manifest } from '../../core/manifest';
import { guardFocus, releaseFocus } from './guard';

/** Moves the focus to what the shop has to say (spec §8). The rule is the page's, so the body is its one host. */
export default manifest({
  name: 'notices',
  adopts: [
    'body:has(:is(.woocommerce-message,.woocommerce-error,.wc-block-components-notice-banner)[role=alert])',
    'body:is(.woocommerce-cart,.woocommerce-checkout,.woocommerce-account)',
  ],
  guard: guardFocus,
  release: releaseFocus,
});
