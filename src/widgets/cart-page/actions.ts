import { goTo } from '../../page/url';
import { prepareToast } from '../../ui/toast/toast';
import type { CartState } from './CartState';
import { cartForm, controlsOf, couponOf, parameter, usedPlace } from './parts';
import type { Action } from './runner';
import { revertChoices, shippingFields } from './shipping';

const load = () => import('./runs');

/** Fetches what the actions need, before the visitor acts. */
export const prepareActions = (): void => void load().then(prepareToast, () => undefined);

/** Lets the browser submit a form with one of its buttons. */
function submitNatively(cart: CartState, form: HTMLFormElement | null, name: string): boolean {
  const [button] = controlsOf<HTMLButtonElement>(form, `[name="${name}"]`);
  if (!form?.isConnected || !button || !(form.noValidate || form.checkValidity())) return false;
  button.disabled = false;
  cart.isNative = true;
  form.requestSubmit(button);
  cart.isNative = false;
  return true;
}

/** Sends the quantities, and whatever else plugins have put into the form. */
export function update(cart: CartState): Action {
  // Another copy of the form may be used before it is this one's turn.
  const place = usedPlace();
  return {
    key: 'update',
    native: () => submitNatively(cart, cartForm(place), 'update_cart'),
    run: async () => (await load()).runUpdate(cart, place),
  };
}

/** Removes a line. */
export function remove(cart: CartState, { href }: HTMLAnchorElement): Action {
  const key = parameter(href, 'remove_item') ?? href;
  return {
    key: `remove ${key}`,
    native: () => goTo(href),
    run: async () => (await load()).runRemove(cart, href, key),
  };
}

/** Brings a removed line back. Neither scrolls nor takes the focus elsewhere than to that line. */
export function undo(cart: CartState, { href }: HTMLAnchorElement): Action {
  const key = parameter(href, 'undo_item') ?? href;
  return { key: `undo ${key}`, native: () => goTo(href), run: async () => (await load()).runUndo(cart, href, key) };
}

/** Asks for the cart as the shop has it now. */
export const refresh = (cart: CartState, preserve: boolean): Action => ({
  key: `refresh ${preserve}`,
  isRefresh: true,
  run: async () => (await load()).runRefresh(cart, preserve),
});

/** Sends the coupon's code. What is wrong with it is said beneath the field. */
export const applyCoupon = (cart: CartState, field: HTMLInputElement): Action => ({
  key: 'apply coupon',
  native: () => submitNatively(cart, cartForm(), 'apply_coupon'),
  run: async () => (await load()).runApplyCoupon(cart, field),
});

/** Takes a coupon off the cart. */
export function removeCoupon(cart: CartState, link: HTMLAnchorElement): Action {
  const code = couponOf(link);
  return {
    key: `remove coupon ${code}`,
    native: () => goTo(link.href),
    run: async () => (await load()).runRemoveCoupon(cart, code),
  };
}

/** Sends how to ship. There is no other way to do that, so a failure puts the choice back. */
export function chooseShipping(cart: CartState): Action {
  const fields = shippingFields();
  return {
    key: `shipping ${JSON.stringify(fields)}`,
    kind: 'shipping',
    revert() {
      revertChoices();
      const run = async (): Promise<undefined> => void (await (await load()).runTotals(cart));
      if (navigator.onLine) void cart.perform({ key: 'totals', isQuiet: true, run });
    },
    run: async () => void (await (await load()).runShipping(cart, fields)),
  };
}

/** Sends the address for which shipping is to be calculated. */
export const calculate = (cart: CartState, form: HTMLFormElement): Action => ({
  key: 'calculate',
  native: () => submitNatively(cart, form, 'calc_shipping'),
  run: async () => (await load()).runCalculate(cart, form),
});
