import { announce } from '../../page/announce';
import { tellCart } from '../../page/cart/tell';
import { fetchHtml, wcAjaxUrl } from '../../page/http';
import { readTotals, textOf } from './answer';
import type { CartState } from './CartState';
import { mergeTotals } from './merge';
import { actionOf, cartForm, SHIPPING } from './parts';
import { askCart, postForm } from './request';
import type { Action } from './runner';

type Choice = HTMLInputElement | HTMLSelectElement;

const choices = (): Choice[] => [...document.querySelectorAll<Choice>(SHIPPING)];

/** What is chosen for each package. */
function chosen(): [string, string][] {
  return choices()
    .filter((one) => !(one instanceof HTMLInputElement) || one.type !== 'radio' || one.checked)
    .map((one) => [one.name, one.value]);
}

/** Has somebody chosen before anybody listened? */
export const hasChosen = (): boolean =>
  choices().some(
    (one) => one instanceof HTMLInputElement && one.type === 'radio' && one.checked && !one.defaultChecked,
  );

function revert(): void {
  for (const one of choices()) {
    if (one instanceof HTMLSelectElement)
      one.value = [...one.options].find((option) => option.defaultSelected)?.value ?? one.value;
    else if (one.type === 'radio') one.checked = one.defaultChecked;
  }
}

function showTotals(cart: CartState, html: string): void {
  mergeTotals(readTotals(html), cart.replaced);
  const total = document.querySelector('.cart_totals .order-total');
  if (total) announce(textOf(total));
}

/** Asks for the totals as the shop has them. */
export const refreshTotals = (cart: CartState): Action => ({
  key: 'totals',
  isQuiet: true,
  async run() {
    showTotals(cart, await fetchHtml(wcAjaxUrl('get_cart_totals'), null, { timeout: cart.timeout }));
    return undefined;
  },
});

/** Sends how to ship. There is no other way to do that, so a failure puts the choice back. */
export function chooseShipping(cart: CartState): Action {
  const fields = chosen();
  return {
    key: `shipping ${JSON.stringify(fields)}`,
    revert() {
      revert();
      if (navigator.onLine) void cart.perform(refreshTotals(cart));
    },
    async run() {
      const form = cartForm();
      const page = form ? actionOf(form) : window.location.href;
      const html = await askCart('update_shipping_method', 'update_shipping_method_nonce', fields, page, cart.timeout);
      showTotals(cart, html);
      tellCart('updated_shipping_method');
      return undefined;
    },
  };
}

/** Sends the address for which shipping is to be calculated. */
export function calculate(cart: CartState, form: HTMLFormElement): Action {
  return {
    key: 'calculate',
    native() {
      const button = form.querySelector<HTMLButtonElement>('[name=calc_shipping]');
      if (!form.isConnected || !form.checkValidity()) return false;
      cart.isNative = true;
      form.requestSubmit(button);
      cart.isNative = false;
      return true;
    },
    async run() {
      const taken = cart.edits.taken();
      const { answer } = await postForm(
        form,
        [['calc_shipping', 'x']],
        ({ notices }) => notices.length === 0,
        cart.timeout,
      );
      cart.edits.settle(new Map([...taken].filter(([name]) => name.startsWith('calc_shipping'))));
      cart.isCalculatorShown = false;
      cart.isCalculatorOpen = false;
      const shown = cart.merge(answer);
      return [document.querySelector('.shipping-calculator-button'), ...(shown ?? [])];
    },
  };
}
