import { type ReactNode, useLayoutEffect, useReducer, useState } from 'react';
import { Bind, BindAll } from '../../core/react/Bind';
import { sync, useLiveList } from '../../core/react/hooks';
import { Place } from '../../core/react/Place';
import { type WidgetProps, widget } from '../../core/types';
import { keepReacting } from '../../woocommerce/cart/reaction';
import { provideScrollToNotices } from '../../woocommerce/scrollToNotices';
import { chooseShipping, refresh } from './actions';
import { createAutosave } from './autosave';
import { Calculator } from './Calculator';
import { CartState, serve } from './CartState';
import { listenToCart } from './listeners';
import {
  cartForms,
  controlsOf,
  couponField,
  hasChosenShipping,
  isRestored,
  leadsElsewhere,
  readElementor,
  STALE,
} from './markup';
import { createQueue, prepareActions } from './queue';
import { type settings as schema, settings } from './settings';
import './cart-page.css';

/**
 * An event goes one way: `listeners.ts` chooses an action (quantities: after `autosave.ts`), `actions.ts` says what it
 * does, `queue.ts` runs one after another, `shop.ts` sends it, `answer.ts` reads the answer and replaces the page's
 * cart. Then `onReplaced` enters unsaved values again, which may start the next save.
 */
function startCart(cart: CartState): () => void {
  const queue = createQueue(
    () => cart.settings.waitMessage,
    () => autosave.saveBeforeLeaving(),
  );
  const autosave = createAutosave(cart, queue);
  cart.onReplaced = () => {
    queue.coverNewAreas();
    if (cart.enterAgain()) autosave.schedule();
  };
  const stopListening = listenToCart(cart, queue, autosave);
  prepareActions();
  autosave.start();
  if (hasChosenShipping()) void queue.perform(isRestored() ? refresh(cart, true) : chooseShipping(cart));
  if (document.body.hasAttribute(STALE)) void queue.perform(refresh(cart, true));
  document.body.removeAttribute(STALE);
  return () => {
    stopListening();
    autosave.stop();
    queue.stop();
  };
}

/** The classic cart without page loads; if there are several hosts, the first one serves the page. */
function CartPage({ settings }: WidgetProps<typeof schema>): ReactNode {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const [cart] = useState(() => new CartState(settings, () => sync(rerender)));
  const [isServing, setServing] = useState(false);
  const forms = useLiveList(cartForms);

  useLayoutEffect(() => {
    cart.settings = settings;
  });

  useLayoutEffect(() => {
    const stopServing = serve(cart);
    if (!stopServing) return undefined;
    setServing(true);
    const stops = [stopServing, keepReacting(), provideScrollToNotices(), startCart(cart)];
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
      <Calculator state={cart.calculator} />
      <CouponError text={cart.couponError} />
    </>
  );
}

const ERROR_ID = 'coupon-error-notice';

function CouponError({ text }: { text: string | null }): ReactNode {
  const field = couponField();
  const wrapper = field?.closest('.coupon') ?? field?.parentElement;
  if (text === null || !field || !wrapper) return null;
  return (
    <>
      <Bind to={field} class={{ 'has-error': true }} attrs={{ 'aria-invalid': 'true', 'aria-describedby': ERROR_ID }} />
      <Place in={wrapper} as="p" className={ERROR_ID} attrs={{ id: ERROR_ID, role: 'alert' }}>
        {text}
      </Place>
    </>
  );
}

export default widget({
  settings,
  read: readElementor,
  gates: async () => (await import('./gates')).gates,
  component: CartPage,
  isLeft: leadsElsewhere,
});
