import { manifest } from '../../core/manifest';
import { raiseToMinimum } from './guard';

const BUTTONS = '.plus, .minus, .qty-plus, .qty-minus, [data-qty-step], button.increase, button.decrease';

/** Quantity fields outside the cart's table, with the theme's buttons, if any. */
export default manifest({
  name: 'quantity',
  adopts: [
    '.quantity:has(input.qty):not(.product-quantity, .product-quantity *)',
    'input.qty:not(.quantity *, .product-quantity *)',
  ],
  when: 'interaction',
  replay: [{ type: 'click', selector: `.quantity :is(${BUTTONS})` }],
  guard: raiseToMinimum,
});
