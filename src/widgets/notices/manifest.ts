import type { WidgetManifest } from '../../core/types';
import { hasNotice, needsWidget } from './atRest';
import { guardFocus, releaseFocus } from './guard';

/** Handles of the WordPress scripts that the widget replaces. */
export const scripts = ['woocommerce', 'wc-account-i18n'];

/** Moves the focus to the shop's notices. The body is the only host, because one rule applies to the whole page. */
export const early = {
  adopts: [
    'body:is(.woocommerce-cart,.woocommerce-checkout,.woocommerce-account,:has(.woocommerce-message,.woocommerce-error,.wc-block-components-notice-banner))',
  ],
  when: 'intent',
  reason: needsWidget,
  needsRest: hasNotice,
  events: ['item_removed_from_classic_cart', 'updated_wc_div'],
  guard: guardFocus,
  release: releaseFocus,
} satisfies WidgetManifest;
