import type { Manifest } from '../../core/types';
import { guardFocus, releaseFocus } from './guard';

/** Handles of WordPress scripts that the widget stands in for. */
export const scripts = ['woocommerce', 'wc-account-i18n'];

/** Moves the focus to the shop's notices. The body is the one host, because the rule concerns the whole page. */
export const early = {
  name: 'notices',
  adopts: [
    'body:is(.woocommerce-cart,.woocommerce-checkout,.woocommerce-account,:has(.woocommerce-message,.woocommerce-error,.wc-block-components-notice-banner))',
  ],
  guard: guardFocus,
  release: releaseFocus,
} satisfies Manifest;
