import type { WidgetManifest } from '../../core/types';
import { raiseToMinimum } from './guard';
import { STEP_BUTTONS } from './markup';

/** Handles of WordPress scripts that the widget stands in for. */
export const scripts = ['woocommerce'];

/** Quantity fields outside the cart's table, and the theme's buttons beside them. */
export const early = {
  adopts: [
    '.quantity:has(input.qty):not(.product-quantity, .product-quantity *)',
    'input.qty:not(.quantity *, .product-quantity *)',
  ],
  when: 'intent',
  replay: [{ type: 'click', selector: `.quantity :is(${STEP_BUTTONS})` }],
  guard: raiseToMinimum,
} satisfies WidgetManifest;
