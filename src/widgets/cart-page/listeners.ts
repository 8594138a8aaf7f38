import { listen, type PageEvent } from '../../core/listen';
import { isModified } from '../../core/modified';
import { on } from '../../page/events';
import { goTo } from '../../page/url';
import { applyCoupon, calculate, chooseShipping, refresh, remove, removeCoupon, undo, update } from './actions';
import type { CartState } from './CartState';
import { CALCULATOR, controlsOf, couponField, FORM, formOf, isSendable, noteUse, SHIPPING } from './parts';
import { QUANTITY } from './quantities';
import { routeSubmit, type SubmitFacts } from './route';
import { isOurs } from './serving';
import { followChoice } from './shipping';

const SUBMIT = 'button:not([type=button], [type=reset]), input[type=submit], input[type=image]';

const targetOf = ({ target }: Event): Element | null => (target instanceof Element && isOurs(target) ? target : null);

const isHere = (link: HTMLAnchorElement): boolean => link.origin === window.location.origin;

function focusNow(form: HTMLFormElement): SubmitFacts['focus'] {
  const { activeElement } = document;
  if (!activeElement || formOf(activeElement) !== form) return 'other';
  if (activeElement.matches('input.qty')) return 'quantity';
  return activeElement === couponField() ? 'coupon' : 'other';
}

/** Hears everything that concerns the cart; `toggle` slides the calculator. Returns what stops it. */
export function listenToCart(cart: CartState, toggle: (button: HTMLElement) => void): () => void {
  let pressed: Element | null = null;

  const sendUpdate = (form: HTMLFormElement): void => {
    if (isSendable(form)) void cart.perform(update(cart));
  };
  const sendCoupon = (): void => {
    const field = couponField();
    if (field) void cart.perform(applyCoupon(cart, field));
  };

  const followLink = (link: HTMLAnchorElement): boolean => {
    if (link.matches('a.woocommerce-remove-coupon:not(.woocommerce-checkout-review-order *)'))
      void cart.perform(removeCoupon(cart, link));
    else if (link.matches(`${FORM} .product-remove > a`) && isHere(link)) void cart.perform(remove(cart, link));
    else if (link.matches('.restore-item') && isHere(link)) void cart.perform(undo(cart, link));
    else if (link.matches('.checkout-button') && cart.hasPending) {
      const { href } = link;
      // A quantity that was changed a moment ago goes along to the checkout.
      void cart
        .flush()
        .then((isSaved) => isSaved && !document.querySelector('.woocommerce-error, .is-error') && goTo(href));
    } else return false;
    return true;
  };

  const onClick = (event: PageEvent): void => {
    const target = targetOf(event);
    if (!target || event.defaultPrevented || isModified(event)) return;
    const button = target.closest<HTMLElement>(SUBMIT);
    // Enter in a field makes the browser press the form's first button: nobody has.
    const isStandIn =
      event.isTrusted && (event as Event as MouseEvent).detail === 0 && button !== document.activeElement;
    if (button && formOf(button)) pressed = isStandIn ? null : button;
    const toggler = target.closest<HTMLElement>('.shipping-calculator-button');
    const link = target.closest('a');
    if (toggler) toggle(toggler);
    else if (!link || !followLink(link)) return;
    event.preventDefault();
  };

  const onSubmit = (event: PageEvent): void => {
    const form = targetOf(event);
    const wasPressed = pressed;
    pressed = null;
    if (event.defaultPrevented || cart.isNative || !(form instanceof HTMLFormElement)) return;
    const isCalculator = form.matches(CALCULATOR);
    if (!isCalculator && !(form.matches(FORM) && form.querySelector('.woocommerce-cart-form__contents'))) return;
    if (form.closest('.processing')) {
      event.preventDefault();
      return;
    }
    const submitter = (event as Event as SubmitEvent).submitter;
    if (!isCalculator) noteUse(form);
    const facts = {
      submitter: submitter?.getAttribute('name') ?? '',
      isPressed: submitter !== null && submitter === wasPressed,
      focus: focusNow(form),
    };
    const way = isCalculator ? 'calculator' : routeSubmit(facts);
    if (way === 'native') return;
    event.preventDefault();
    if (way === 'calculator') void cart.perform(calculate(cart, form));
    else if (way === 'update') sendUpdate(form);
    else sendCoupon();
  };

  // The browser would press the form's first button: another one than is meant, or a disabled one, which does nothing.
  const onKeypress = (event: PageEvent): void => {
    const target = targetOf(event);
    const form = target && formOf(target);
    if (!target || !form || (event as Event as KeyboardEvent).key !== 'Enter' || event.defaultPrevented) return;
    noteUse(form);
    const isCoupon = target === couponField();
    if (!isCoupon && !target.matches('input[type=number]')) return;
    if (isCoupon && controlsOf(form, SUBMIT)[0]?.matches('[name=apply_coupon]:enabled')) return;
    event.preventDefault();
    if (form.closest('.processing')) return;
    if (isCoupon) sendCoupon();
    else sendUpdate(form);
  };

  const onKeydown = (event: PageEvent): void => {
    const target = targetOf(event);
    if (!target || event.defaultPrevented || (event as Event as KeyboardEvent).key !== ' ') return;
    if (!target.matches('a.woocommerce-remove-coupon, a.shipping-calculator-button')) return;
    event.preventDefault();
    (target as HTMLElement).click();
  };

  const onInput = (event: PageEvent): void => {
    const target = targetOf(event);
    if (!target) return;
    const form = formOf(target);
    if (form) noteUse(form);
    if (target === couponField()) cart.sayCouponError(null);
    const isShipping = target.matches(SHIPPING);
    if (!isShipping && (form || target.closest(CALCULATOR))) cart.edits.note(target);
    if (form && target.closest('.cart_item')) cart.touch(form);
    if (event.type !== 'change') return;
    if (isShipping && !target.closest('form.checkout')) {
      followChoice(target);
      void cart.perform(chooseShipping(cart));
    }
    if (form && target.matches(`input.qty, ${QUANTITY}`)) {
      if (target instanceof HTMLInputElement) cart.fill(target);
      cart.edits.note(target);
      cart.scheduleUpdate();
    }
  };

  const onBlur = (event: PageEvent): void => {
    if (event.target === couponField()) cart.sayCouponError(null);
  };

  const reload = (preserve: boolean): void => {
    if (!isOurs(document.body)) return;
    void cart.perform(refresh(cart, preserve));
  };

  const stops = [
    listen(document, 'click', onClick),
    listen(document, 'submit', onSubmit),
    listen(document, 'keypress', onKeypress),
    listen(document, 'keydown', onKeydown),
    listen(document, 'input', onInput),
    listen(document, 'change', onInput),
    listen(document, 'focusout', onBlur),
    listen(window, 'online', () => void cart.catchUp()),
    listen(window, 'pageshow', (event) => {
      // The cart may have been changed since by the pages in between.
      if ((event as Event as PageTransitionEvent).persisted) reload(true);
    }),
    on(document, 'wc_update_cart', ([preserve]) => reload(Boolean(preserve))),
    on(document, 'added_to_cart', () => reload(true)),
    // From a mini cart: lines of the table are removed without this event.
    on(document, 'removed_from_cart', () => reload(true)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
