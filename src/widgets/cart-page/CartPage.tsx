import { type ReactNode, useLayoutEffect, useReducer, useState } from 'react';
import { BindAll } from '../../core/Bind';
import { sync } from '../../core/sync';
import { keepReacting } from '../../page/cart/reaction';
import { provideScrollToNotices } from '../../page/scrollToNotices';
import type { WidgetProps } from '../../page/widget';
import { useLiveList } from '../../ui/useLiveList';
import { chooseShipping, prepareActions } from './actions';
import { Calculator } from './Calculator';
import { CartState } from './CartState';
import { CouponError } from './CouponError';
import { toggleCalculator } from './calculatorSlide';
import { listenToCart } from './listeners';
import { cartForms, controlsOf } from './parts';
import { serve } from './serving';
import type { settings as schema } from './settings';
import { hasChosenShipping } from './shipping';

/** The classic cart without page loads (spec §4 “Cart”, contract §9). Of several hosts the first one serves the page. */
export function CartPage({ settings }: WidgetProps<typeof schema>): ReactNode {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const [cart] = useState(() => new CartState(settings, () => sync(rerender)));
  const [isServing, setServing] = useState(false);
  // Other scripts replace the form, too.
  const forms = useLiveList(cartForms);

  useLayoutEffect(() => {
    cart.settings = settings;
  });

  useLayoutEffect(() => {
    const end = serve(() => cart.settings.cart_update_automatically);
    if (!end) return undefined;
    setServing(true);
    const stops = [
      end,
      keepReacting(),
      provideScrollToNotices(),
      listenToCart(cart, (button) => toggleCalculator(cart, button)),
      () => cart.stop(),
    ];
    prepareActions();
    cart.adopt();
    void cart.recover();
    if (hasChosenShipping()) void cart.perform(chooseShipping(cart));
    return () => {
      for (const stop of stops) stop();
    };
  }, [cart]);

  if (!isServing) return null;
  const buttons = forms.flatMap((form) =>
    controlsOf(form, '[name=update_cart]').map(
      (button) => [button, { attrs: { disabled: !cart.isTouched(form) || undefined } }] as const,
    ),
  );
  return (
    <>
      <BindAll items={buttons} />
      <Calculator isShown={cart.isCalculatorShown} isOpen={cart.isCalculatorOpen} />
      <CouponError text={cart.couponError} />
    </>
  );
}
