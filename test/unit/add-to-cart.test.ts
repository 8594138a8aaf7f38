import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HttpError, MESSAGES } from '../../src/page/network/http';
import { isDisabled, wantsAjax } from '../../src/widgets/add-to-cart/markup';
import { settings } from '../../src/widgets/add-to-cart/settings';
import { viewCartFor } from '../../src/woocommerce/cart/lazy/buttons';
import { readAddAnswer, readAddFailure } from '../../src/woocommerce/cart/lazy/cart';
import { dataOfFields, fieldsOfData, inOrderOf } from '../../src/woocommerce/cart/lazy/fields';
import { watchLeaving } from '../../src/woocommerce/cart/leaving';

const page = window as unknown as Record<string, unknown>;

/** A product page's form in the document. */
function formOf(attributes = 'method="post"', product = 'product product-type-simple'): HTMLFormElement {
  document.body.innerHTML = `<div class="${product}"><form class="cart" ${attributes}><button class="single_add_to_cart_button" name="add-to-cart" value="11">Add</button></form></div>`;
  return document.querySelector('form') as HTMLFormElement;
}

const buttonIn = (form: HTMLFormElement): HTMLButtonElement => form.querySelector('button') as HTMLButtonElement;

afterEach(() => {
  delete page.jetWooBuilderData;
  delete page.wc_add_to_cart_params;
  document.body.innerHTML = '';
});

describe('the answer to an add', () => {
  for (const answer of [0, false, null, '', 'ok', [], { error: true }, { error: true, product_url: '' }]) {
    test(`the answer ${JSON.stringify(answer)} to an add leaves the submit to the browser`, () => {
      expect(readAddAnswer(answer)).toEqual({ kind: 'refused' });
    });
  }

  test('the answer to an add names the product page when the product needs a choice', () => {
    expect(readAddAnswer({ error: true, product_url: '/mug/' })).toEqual({ kind: 'elsewhere', url: '/mug/' });
  });

  test('the answer to an add is unsure when it is JSON without fragments', () => {
    expect(readAddAnswer({ success: true })).toEqual({ kind: 'unsure', message: MESSAGES.unexpected });
    expect(readAddAnswer({ fragments: null, cart_hash: '' })).toEqual({ kind: 'unsure', message: MESSAGES.unexpected });
  });

  test('the answer to an add has its fragments and hash', () => {
    const fragments = { 'a.cart-contents': '<a></a>' };
    expect(readAddAnswer({ fragments, cart_hash: 'abc' })).toEqual({ kind: 'added', fragments, hash: 'abc' });
    expect(readAddAnswer({ fragments })).toEqual({ kind: 'added', fragments, hash: undefined });
  });

  test('the answer to an add means added when a site has removed all fragments', () => {
    expect(readAddAnswer({ fragments: [], cart_hash: 'abc' })).toEqual({ kind: 'added', fragments: {}, hash: 'abc' });
    expect(readAddAnswer({ fragments: [] })).toEqual({ kind: 'added', fragments: {}, hash: undefined });
    expect(readAddAnswer({ cart_hash: 'abc' })).toEqual({ kind: 'added', fragments: undefined, hash: 'abc' });
  });

  test('a failed add is unsure unless the server has answered with a refusal', () => {
    const unsure = { kind: 'unsure', isOffline: false };
    expect(readAddFailure(new HttpError('status', 'x', 404))).toEqual({ kind: 'refused' });
    expect(readAddFailure(new HttpError('not-json', 'x', 200))).toEqual({ kind: 'refused' });
    expect(readAddFailure(new HttpError('status', 'broken', 500))).toEqual({ ...unsure, message: 'broken' });
    expect(readAddFailure(new HttpError('timeout', 'late'))).toEqual({ ...unsure, message: 'late' });
    expect(readAddFailure(new HttpError('offline', 'off'))).toEqual({ ...unsure, message: 'off' });
    expect(readAddFailure(new TypeError('x'))).toEqual({ kind: 'unsure', message: MESSAGES.unknown });
  });
});

test('an add that failed is offline when the browser says so, whatever the site’s texts are', () => {
  expect(readAddFailure(new HttpError('timeout', MESSAGES.offline))).toMatchObject({ isOffline: false });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(readAddFailure(new HttpError('offline', 'x'))).toMatchObject({ kind: 'unsure', isOffline: true });
  vi.restoreAllMocks();
});

describe('the fields of a form', () => {
  test('the last field of a name becomes data, and names with brackets keep all values', () => {
    const data = dataOfFields([
      ['quantity[7]', '1'],
      ['add-to-cart', '1'],
      ['add-to-cart', '2'],
      ['extra[]', 'a'],
      ['extra[]', 'b'],
    ]);
    expect(data).toEqual({ 'quantity[7]': '1', 'add-to-cart': '2', 'extra[]': ['a', 'b'] });
  });

  test('fields with brackets inside the name are all sent in the form’s order, before those that plugins added', () => {
    const rows = [
      ['rows[][n]', 'Ann'],
      ['rows[][q]', '1'],
      ['rows[][n]', 'Bob'],
      ['rows[][q]', '2'],
    ] as const;
    const data = dataOfFields(rows);
    expect(data).toEqual({ 'rows[][n]': ['Ann', 'Bob'], 'rows[][q]': ['1', '2'] });
    const sent = fieldsOfData({ source: 'ad', ...data, list: [{ tags: ['a', 'b'] }] });
    const names = rows.map(([name]) => name);
    expect(inOrderOf(names, sent)).toEqual([
      ...rows,
      ['source', 'ad'],
      ['list[][tags][]', 'a'],
      ['list[][tags][]', 'b'],
    ]);
  });

  test('the fields of a form are sent the way PHP reads them, with what plugins have added', () => {
    const file = new File(['x'], 'x.txt');
    expect(
      fieldsOfData({
        'extra[]': ['a', 'b'],
        list: [1, 2],
        gift: { wrap: true, cards: ['c'] },
        file,
        none: null,
        missing: undefined,
        call: () => 1,
        node: document.body,
      }),
    ).toEqual([
      ['extra[]', 'a'],
      ['extra[]', 'b'],
      ['list[]', '1'],
      ['list[]', '2'],
      ['gift[wrap]', 'true'],
      ['gift[cards][]', 'c'],
      ['file', file],
    ]);
  });
});

describe('adding by ajax', () => {
  test('adding by ajax is off unless the page or the settings ask for it', () => {
    const form = formOf();
    expect(wantsAjax(form, buttonIn(form), null)).toBe(false);
    expect(wantsAjax(form, buttonIn(form), true)).toBe(true);
    page.jetWooBuilderData = { single_ajax_add_to_cart: '1' };
    expect(wantsAjax(form, buttonIn(form), null)).toBe(true);
    expect(wantsAjax(form, buttonIn(form), false)).toBe(false);
    page.jetWooBuilderData = { single_ajax_add_to_cart: '' };
    expect(wantsAjax(form, buttonIn(form), null)).toBe(false);
  });

  test('adding by ajax is off for external products and for buttons with another purpose', () => {
    for (const form of [formOf('method="get"'), formOf(''), formOf('method="post"', 'product product-type-external')]) {
      expect(wantsAjax(form, buttonIn(form), true)).toBe(false);
    }
    const form = formOf();
    buttonIn(form).setAttribute('formaction', '/buy-now/');
    expect(wantsAjax(form, buttonIn(form), true)).toBe(false);
    buttonIn(form).removeAttribute('formaction');
    buttonIn(form).className = 'express-checkout';
    expect(wantsAjax(form, buttonIn(form), true)).toBe(false);
    expect(wantsAjax(form, null, true)).toBe(false);
  });

  test('adding by ajax is not misled by a field that is named "method"', () => {
    const form = formOf();
    form.insertAdjacentHTML('beforeend', '<input name="method" value="get">');
    expect(wantsAjax(form, buttonIn(form), true)).toBe(true);
  });

  test('isDisabled knows every way in which a button is disabled', () => {
    const button = buttonIn(formOf());
    expect(isDisabled(button)).toBe(false);
    button.className = 'disabled wc-variation-selection-needed';
    expect(isDisabled(button)).toBe(true);
    button.className = '';
    button.setAttribute('aria-disabled', 'true');
    expect(isDisabled(button)).toBe(true);
    button.removeAttribute('aria-disabled');
    button.disabled = true;
    expect(isDisabled(button)).toBe(true);
  });

  test('a bad setting of add-to-cart is reported and replaced by the default', () => {
    const said: string[] = [];
    const values = settings.parse({ ajax: 'perhaps', timeout: 0 }, (message) => said.push(message));
    expect(values).toMatchObject({ ajax: null, timeout: 30 });
    expect(said).toHaveLength(2);
    expect(settings.parse({ ajax: 'yes' }, () => {}).ajax).toBe(true);
    expect(settings.parse({ ajax: false }, () => {}).ajax).toBe(false);
  });
});

describe('the view-cart link', () => {
  const params = { cart_url: '/cart/', i18n_view_cart: 'Warenkorb', is_cart: '' };

  test('the view-cart link leads where the page says, once beside a button', () => {
    page.wc_add_to_cart_params = params;
    const button = buttonIn(formOf());
    expect(viewCartFor(button)).toEqual({ href: '/cart/', text: 'Warenkorb' });
    button.insertAdjacentHTML('afterend', '<a class="added_to_cart">x</a>');
    expect(viewCartFor(button)).toBeNull();
  });

  test('the view-cart link is missing on the cart page, without an address and with a dangerous one', () => {
    const button = buttonIn(formOf());
    expect(viewCartFor(button)).toBeNull();
    page.wc_add_to_cart_params = { ...params, is_cart: '1' };
    expect(viewCartFor(button)).toBeNull();
    page.wc_add_to_cart_params = { ...params, cart_url: 'javascript:alert(1)' };
    expect(viewCartFor(button)).toBeNull();
  });
});

describe('the guard of the native submit', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const submitEvent = (): Event => new Event('submit', { cancelable: true });

  test('the guard of the native submit shows the busy button and ends after 15 s', () => {
    const shown: (HTMLElement | null)[] = [];
    const leaving = watchLeaving((button) => void shown.push(button));
    const button = buttonIn(formOf());
    leaving.submitted(submitEvent(), button);
    expect(leaving.isOn()).toBe(true);
    vi.advanceTimersByTime(0);
    expect(shown).toEqual([button]);
    vi.advanceTimersByTime(14_999);
    expect(leaving.isOn()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(leaving.isOn()).toBe(false);
    expect(shown).toEqual([button, null]);
  });

  test('the guard of the native submit is off when another script prevents the submit later', () => {
    const shown: unknown[] = [];
    const leaving = watchLeaving((button) => void shown.push(button));
    const event = submitEvent();
    leaving.submitted(event, null);
    event.preventDefault();
    expect(leaving.isOn()).toBe(false);
    vi.runAllTimers();
    expect(shown).toEqual([]);
  });

  test('the guard of the native submit ends when the page stays, and leaves no timer when it is stopped', () => {
    const leaving = watchLeaving(() => {});
    leaving.left(buttonIn(formOf()));
    expect(leaving.isOn()).toBe(true);
    leaving.end();
    expect(leaving.isOn()).toBe(false);
    leaving.left(buttonIn(formOf()));
    leaving.stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
