import type { Manifest } from '../../core/types';
import { guardFocus, releaseFocus } from './guard';

/** Moves the focus to the shop's notices. The body is the one host, because the rule concerns the whole page. */
export const early = {
  name: 'notices',
  adopts: [
    'body:is(.woocommerce-cart,.woocommerce-checkout,.woocommerce-account,:has(.woocommerce-message,.woocommerce-error,.wc-block-components-notice-banner))',
  ],
  guard: guardFocus,
  release: releaseFocus,
} satisfies Manifest;
