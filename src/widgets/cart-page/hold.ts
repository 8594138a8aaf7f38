import type { ReplayRule } from '../../core/types';

/** The calculator's link leads nowhere; the others would change the cart twice at a double click. */
export default {
  type: 'click',
  selector: '.shipping-calculator-button,.restore-item,.product-remove a',
} satisfies ReplayRule;
