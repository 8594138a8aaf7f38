import type { ReplayRule } from '../../core/types';

/** The buttons stand inside the checkout's form, which they would send. */
export default {
  type: 'click',
  selector: '.e-apply-coupon,.e-woocommerce-form-login-submit,.e-show-coupon-form,.e-show-login',
} satisfies ReplayRule;
