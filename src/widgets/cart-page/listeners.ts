import { isElement, isTag } from '../../core/dom/nodes';
import { isModified, listen, type PageEvent } from '../../core/jquery/listen';
import { goTo } from '../../page/base/url';
import { onFirst } from '../../woocommerce/onFirst';
import { applyCoupon, calculate, chooseShipping, refresh, remove, removeCoupon, undo } from './actions';
import type { Autosave } from './autosave';
import { toggleCalculator } from './Calculator';
import { type CartState, isServed } from './CartState';
import {
  CALCULATOR,
  controlsOf,
  couponField,
  FORM,
  followChoice,
  formOf,
  isSendable,
  markUsed,
  QUANTITY,
  SHIPPING,
} from './markup';
import type { CartQueue } from './queue';

const SUBMIT = 'button:not([type=button], [type=reset]), input[type=submit], input[type=image]';

/** The links that Space presses, as in WooCommerce 10. */
const PRESSED_BY_SPACE = `a.woocommerce-remove-coupon, a.shipping-calculator-button, ${FORM} .product-remove > a`;

/** What a submit of the cart's form is meant to do; `native` is left to the browser. */
export type SubmitMeaning = 'update' | 'coupon' | 'native';

/** The known facts about a submit. */
export interface SubmitFacts {
  /** The name of the button that the browser reports. */
  submitter: string;
  /** Has the visitor pressed that button? */
  isPressed: boolean;
  focus: 'quantity' | 'coupon' | 'other';
}

const meaningOf = (buttonName: string): SubmitMeaning => {
  if (buttonName === 'update_cart') return 'update';
  return buttonName === 'apply_coupon' ? 'coupon' : 'native';
};

/**
 * Decides what a submit is meant to do. For Enter, browsers report the form's first button, so the focused field
 * decides.
 */
export function routeSubmit({ submitter, isPressed, focus }: SubmitFacts): SubmitMeaning {
  if (isPressed || focus === 'other') return meaningOf(submitter);
  return focus === 'quantity' ? 'update' : 'coupon';
}

const targetOf = ({ target }: Event): Element | null => (isElement(target) && isServed(target) ? target : null);

const keyOf = (event: PageEvent): string => (event as Event as KeyboardEvent).key;

const isOfThisSite = (link: HTMLAnchorElement): boolean => link.origin === window.location.origin;

function focusIn(form: HTMLFormElement): SubmitFacts['focus'] {
  const { activeElement } = document;
  if (!activeElement || formOf(activeElement) !== form) return 'other';
  if (activeElement.matches('input.qty')) return 'quantity';
  return activeElement === couponField() ? 'coupon' : 'other';
}

/** Translates the page's events into actions. Returns a function that stops it. */
export function listenToCart(cart: CartState, queue: CartQueue, autosave: Autosave): () => void {
  let pressed: Element | null = null;
  const stopped = new AbortController();
  const dropCouponError = couponErrorDropper(cart, stopped.signal);

  const sendForm = (form: HTMLFormElement): void => {
    if (isSendable(form)) void autosave.save();
  };
  const sendCoupon = (): void => {
    const field = couponField();
    if (field) void queue.perform(applyCoupon(cart, field));
  };
  const checkOut = async ({ href }: HTMLAnchorElement): Promise<void> => {
    const isSaved = await autosave.saveChanges();
    if (isSaved && !document.querySelector('.woocommerce-error, .is-error')) goTo(href);
  };

  const followLink = (link: HTMLAnchorElement, isPrevented: boolean): boolean => {
    if (link.matches('a.woocommerce-remove-coupon:not(.woocommerce-checkout-review-order *)'))
      void queue.perform(removeCoupon(cart, link));
    else if (link.matches(`${FORM} .product-remove > a`) && isOfThisSite(link)) void queue.perform(remove(cart, link));
    else if (link.matches('.restore-item') && isOfThisSite(link)) void queue.perform(undo(cart, link));
    else if (!isPrevented && link.matches('.checkout-button') && autosave.isScheduled()) void checkOut(link);
    else return false;
    return true;
  };

  // As with WooCommerce's script, what it answers counts although another script has prevented the click: themes do so
  // when they send a request of their own, e.g. for the cart in the header.
  const onClick = (event: PageEvent): void => {
    const target = targetOf(event);
    if (!target || isModified(event)) return;
    const isPrevented = event.defaultPrevented;
    const button = target.closest<HTMLElement>(SUBMIT);
    const isByEnter =
      event.isTrusted && (event as Event as MouseEvent).detail === 0 && button !== document.activeElement;
    if (!isPrevented && button && formOf(button)) pressed = isByEnter ? null : button;
    const toggler = target.closest<HTMLElement>('.shipping-calculator-button');
    const link = target.closest('a');
    if (toggler) toggleCalculator(cart, toggler);
    else if (!link || !followLink(link, isPrevented)) return;
    event.preventDefault();
  };

  const onSubmit = (event: PageEvent): void => {
    const form = targetOf(event);
    const lastPressed = pressed;
    pressed = null;
    if (event.defaultPrevented || !isTag(form, 'form')) return;
    const isCalculator = form.matches(CALCULATOR);
    if (!isCalculator && !(form.matches(FORM) && form.querySelector('.woocommerce-cart-form__contents'))) return;
    if (form.closest('.processing')) {
      event.preventDefault();
      return;
    }
    if (isCalculator) {
      event.preventDefault();
      void queue.perform(calculate(cart, form));
      return;
    }
    markUsed(form);
    const { submitter } = event as Event as SubmitEvent;
    const meaning = routeSubmit({
      submitter: submitter?.getAttribute('name') ?? '',
      isPressed: Boolean(submitter) && submitter === lastPressed,
      focus: focusIn(form),
    });
    if (meaning === 'native') return;
    event.preventDefault();
    if (meaning === 'update') sendForm(form);
    else sendCoupon();
  };

  // On Enter, browsers click the form's first button, which may be the wrong one or disabled.
  const onKeypress = (event: PageEvent): void => {
    const target = targetOf(event);
    const form = target && formOf(target);
    if (!target || !form || keyOf(event) !== 'Enter' || event.defaultPrevented) return;
    markUsed(form);
    const isCoupon = target === couponField();
    if (!isCoupon && !target.matches('input[type=number]')) return;
    if (isCoupon && controlsOf(form, SUBMIT)[0]?.matches('[name=apply_coupon]:enabled')) return;
    event.preventDefault();
    if (form.closest('.processing')) return;
    if (isCoupon) sendCoupon();
    else sendForm(form);
  };

  const onKeydown = (event: PageEvent): void => {
    const target = targetOf(event);
    if (!target || event.defaultPrevented) return;
    // No `keypress` follows a key that was held before the start.
    if (keyOf(event) === 'Enter' && !event.isTrusted) onKeypress(event);
    if (keyOf(event) !== ' ') return;
    if (!target.matches(PRESSED_BY_SPACE)) return;
    event.preventDefault();
    (target as HTMLElement).click();
  };

  const onInput = (event: PageEvent): void => {
    const target = targetOf(event);
    if (!target) return;
    const form = formOf(target);
    if (form) markUsed(form);
    if (target === couponField()) dropCouponError();
    const isShipping = target.matches(SHIPPING);
    if (!isShipping && (form || target.closest(CALCULATOR))) cart.edits.record(target);
    if (form && target.closest('.cart_item')) cart.touch(form);
    if (event.type !== 'change') return;
    if (isShipping && !target.closest('form.checkout')) {
      followChoice(target);
      void queue.perform(chooseShipping(cart));
    }
    if (form && target.matches(`input.qty, ${QUANTITY}`)) changeQuantity(target);
  };

  const changeQuantity = (field: Element): void => {
    // An emptied field is not a request to remove the line.
    const isEmptied = isTag(field, 'input') && field.value === '';
    if (isEmptied && cart.settings.cart_update_automatically) field.value = field.defaultValue;
    cart.edits.record(field);
    autosave.schedule();
  };

  const onBlur = (event: PageEvent): void => {
    if (event.target === couponField()) dropCouponError();
  };

  const showCurrent = (keepsNotices: boolean): void => {
    if (isServed(document.body)) void queue.perform(refresh(cart, keepsNotices));
  };

  const stops = [
    listen(document, 'click', onClick),
    listen(document, 'submit', onSubmit),
    listen(document, 'keypress', onKeypress),
    listen(document, 'keydown', onKeydown),
    listen(document, 'input', onInput),
    listen(document, 'change', onInput),
    listen(document, 'focusout', onBlur),
    listen(window, 'online', () => void autosave.catchUp()),
    listen(window, 'pageshow', (event) => {
      if ((event as Event as PageTransitionEvent).persisted) showCurrent(true);
    }),
    onFirst(document, 'wc_update_cart', ([keepsNotices]) => showCurrent(Boolean(keepsNotices))),
    onFirst(document, 'added_to_cart', () => showCurrent(true)),
    // Only mini carts send this event.
    onFirst(document, 'removed_from_cart', () => showCurrent(true)),
  ];
  return () => {
    stopped.abort();
    for (const stop of stops) stop();
  };
}

/**
 * Returns a function that removes the coupon's error, but not while a mouse button is down: the page would move, and
 * the pressed element would get no click.
 */
function couponErrorDropper(cart: CartState, signal: AbortSignal): () => void {
  let isDown = false;
  let isWaiting = false;
  const onDown = (): void => {
    isDown = true;
    isWaiting = false;
  };
  const onUp = (): void => {
    isDown = false;
    // The click follows this event.
    if (isWaiting) setTimeout(() => cart.showCouponError(null));
  };
  // Browsers also send `mousedown` for a touch, just before the click. A drag ends without `mouseup`.
  window.addEventListener('mousedown', onDown, { capture: true, signal });
  for (const type of ['mouseup', 'dragend']) window.addEventListener(type, onUp, { capture: true, signal });
  return () => {
    isWaiting = isDown;
    if (!isDown) cart.showCouponError(null);
  };
}
