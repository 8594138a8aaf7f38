import type { ReplayRule } from '../../core/types';

/** The held clicks: the calculator's link leads nowhere; a second click on the others would change the cart again. */
export default {
  type: 'click',
  selector: '.shipping-calculator-button,.restore-item,.product-remove a',
} satisfies ReplayRule;
