import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HttpError } from '../../src/page/network/http';
import { update } from '../../src/widgets/cart-page/actions';
import {
  hasCoupon,
  ignoresChanges,
  noticesIn,
  paramsIn,
  readCart,
  readNotices,
  readTotals,
  removeNotices,
  replaceTotals,
  showNotices,
} from '../../src/widgets/cart-page/answer';
import { type CartState, Edits } from '../../src/widgets/cart-page/CartState';
import { routeSubmit } from '../../src/widgets/cart-page/listeners';
import { actionOf, cartAddress, isSendable, markUsed, readElementor } from '../../src/widgets/cart-page/markup';
import { type Action, createQueue } from '../../src/widgets/cart-page/queue';
import { settings } from '../../src/widgets/cart-page/settings';
import * as shop from '../../src/widgets/cart-page/shop';
import { whenCartIdle } from '../../src/woocommerce/cartQueue';

const form = (quantity: string, more = ''): string =>
  `<form class="woocommerce-cart-form"><input class="qty" name="cart[a][qty]" value="${quantity}">${more}</form>`;

beforeEach(() => {
  document.body.innerHTML = '';
});

describe('what a submit of the cart means', () => {
  test.each([
    ['a press on the update button', 'update_cart', true, 'other', 'update'],
    ['a press on the update button with the focus in the coupon', 'update_cart', true, 'coupon', 'update'],
    ['a press on the coupon’s button', 'apply_coupon', true, 'other', 'coupon'],
    [
      'Enter in a quantity, for which the browser names the coupon’s button',
      'apply_coupon',
      false,
      'quantity',
      'update',
    ],
    ['Enter in the coupon’s field', 'apply_coupon', false, 'coupon', 'coupon'],
    ['a button of another script', 'proceed', true, 'other', 'native'],
    ['another script without a button', '', false, 'other', 'native'],
  ] as const)('%s is routed to its action', (_, submitter, isPressed, focus, way) => {
    expect(routeSubmit({ submitter, isPressed, focus })).toBe(way);
  });
});

describe('what the visitor has entered', () => {
  const field = (): HTMLInputElement => document.querySelector('input') as HTMLInputElement;
  const enter = (edits: Edits, value: string): void => {
    field().value = value;
    edits.record(field());
  };

  test('the visitor’s entry is entered again into new fields until the shop knows it', () => {
    const edits = new Edits();
    document.body.innerHTML = form('1');
    enter(edits, '3');
    document.body.innerHTML = form('1');
    expect(edits.enterInto([document])).toEqual([field()]);
    expect(field().value).toBe('3');
    document.body.innerHTML = form('3');
    expect(edits.enterInto([document])).toEqual([]);
    document.body.innerHTML = form('2');
    expect(edits.enterInto([document])).toEqual([]);
    expect(field().value).toBe('2');
  });

  test('the visitor’s entry stays when it was changed again during the request', () => {
    const edits = new Edits();
    document.body.innerHTML = form('1');
    enter(edits, '3');
    const sent = edits.entriesOf(() => true);
    enter(edits, '1');
    edits.markSaved(sent);
    document.body.innerHTML = form('3');
    edits.enterInto([document]);
    expect(field().value).toBe('1');
  });

  test('the visitor’s entry stays when a request does not concern it', () => {
    const edits = new Edits();
    document.body.innerHTML = form('1');
    enter(edits, '3');
    edits.markSaved(edits.entriesOf((name) => name.startsWith('calc_shipping')));
    expect(edits.entriesOf(() => true).size).toBe(1);
  });

  test('an entry of the page before is entered only where the server shows the same value and nothing newer is there', () => {
    const edits = new Edits();
    document.body.innerHTML = [1, 2, 5, 4].map((printed, at) => `<input name="qty${at}" value="${printed}">`).join('');
    const [first, second, third, fourth] = [...document.querySelectorAll('input')] as HTMLInputElement[];
    second!.value = '9';
    edits.record(second);
    edits.addUnsaved({
      qty0: { from: '1', to: '5' },
      qty1: { from: '2', to: '3' },
      // qty2 has arrived; qty3 has arrived and was then increased elsewhere.
      qty2: { from: '1', to: '5' },
      qty3: { from: '1', to: '3' },
      qty9: { from: '1', to: '4' },
    });
    expect(edits.enterInto([document])).toEqual([first]);
    expect([first, second, third, fourth].map((one) => one?.value)).toEqual(['5', '9', '5', '4']);
    // An outdated entry stays outdated.
    document.body.innerHTML = '<input name="qty3" value="1">';
    expect(edits.enterInto([document])).toEqual([]);
  });

  test('an entry of the page before gives way to a change on this page, whatever the server shows', () => {
    const edits = new Edits();
    document.body.innerHTML = form('1');
    edits.addUnsaved({ 'cart[a][qty]': { from: '1', to: '3' } });
    enter(edits, '5');
    document.body.innerHTML = form('3');
    edits.enterInto([document]);
    expect(field().value).toBe('5');
  });

  test('the visitor’s entry is forgotten with its line', () => {
    const edits = new Edits();
    document.body.innerHTML = form('1');
    enter(edits, '3');
    edits.enterInto([document.createElement('div')]);
    expect(edits.entriesOf(() => true).size).toBe(0);
  });
});

describe('an answer of the shop', () => {
  test('an answer that is not a cart is refused', () => {
    expect(() => readCart('<p>Down for maintenance.</p>')).toThrow('The server gave an unexpected answer.');
    expect(() => readCart('')).toThrow();
  });

  test('an answer gives each notice once, without those that are part of something else', () => {
    const { notices, forms, empty } = readCart(
      `<div class="woocommerce"><div class="woocommerce-message">Saved</div><p class="is-success"> Saved </p>
      <div class="wc-empty-cart-message"><div class="cart-empty woocommerce-info">Empty</div></div></div>`,
    );
    expect(notices.map((notice) => notice.textContent)).toEqual(['Saved']);
    expect(forms).toEqual([]);
    expect(empty?.className).toBe('woocommerce');
  });

  test('an empty cart is known by its message alone, as WooCommerce before 8.0 prints it', () => {
    const { notices, empty } = readCart(
      `<div class="woocommerce"><div class="woocommerce-message">Mug removed.</div>
      <p class="cart-empty woocommerce-info">Empty</p></div>`,
    );
    expect(notices.map((notice) => notice.textContent)).toEqual(['Mug removed.']);
    expect(empty?.className).toBe('woocommerce');
  });

  test('an answer to a coupon is an error or not by its notices, and an answer without a notice is refused', () => {
    expect(readNotices('<ul class="woocommerce-error"><li>No</li></ul>').isError).toBe(true);
    expect(readNotices('<div class="is-error">No</div>').isError).toBe(true);
    expect(readNotices('<div class="woocommerce-message">Yes</div>').isError).toBe(false);
    expect(() => readNotices('-1')).toThrow();
  });

  test('an answer to a coupon may have a theme’s markup, but may not be a whole page', () => {
    const own = readNotices('<div class="theme-alert" role="alert">Applied</div>');
    expect([own.notices.length, own.isError, own.isSure]).toEqual([1, false, true]);
    expect(readNotices('<div class="theme-alert">Applied</div>').isSure).toBe(false);
    expect(readNotices('<div class="theme-alert woocommerce-error--own">No</div>').isError).toBe(true);
    expect(() => readNotices('<!doctype html><title>Home</title><p role="alert">Home</p>')).toThrow();
    expect(() => readNotices('<script>0</script>')).toThrow();
  });

  test('an answer tells whether a coupon counts, unless it shows no totals', () => {
    const answer = (link: string): ReturnType<typeof readCart> =>
      readCart(`${form('1')}<div class="cart_totals"><a class="woocommerce-remove-coupon" ${link}>Remove</a></div>`);
    expect(hasCoupon(answer('data-coupon="save 10" href="#"'), ' SAVE 10 ')).toBe(true);
    expect(hasCoupon(answer('href="/cart/?remove_coupon=save%2010"'), 'save 10')).toBe(true);
    expect(hasCoupon(answer('data-coupon="save100" href="#"'), 'save10')).toBe(false);
    expect(hasCoupon(readCart(form('1')), 'save10')).toBe(undefined);
  });

  test('an answer may have newer nonces', () => {
    const page = document.createElement('div');
    page.innerHTML = '<script>var wc_cart_params = {"apply_coupon_nonce":"b1"};</script>';
    expect(paramsIn(page)).toEqual({ apply_coupon_nonce: 'b1' });
    page.innerHTML = '<script>var wc_cart_params = {broken};</script>';
    expect(paramsIn(page)).toEqual({});
  });

  test('an answer without a notice and with the old quantities has ignored the new ones', () => {
    document.body.innerHTML = form('1');
    const sent = document.querySelector('form') as HTMLFormElement;
    (sent.firstElementChild as HTMLInputElement).value = '4';
    const ignores = ignoresChanges(sent);
    expect(ignores(readCart(form('1')))).toBe(true);
    expect(ignores(readCart(form('4')))).toBe(false);
    expect(ignores(readCart(`${form('1')}<div class="woocommerce-error">Only 2 left</div>`))).toBe(false);
  });
});

describe('the address of the cart', () => {
  const sent = (action: string): string => {
    document.body.innerHTML = `<form class="woocommerce-cart-form"${action}></form>`;
    return actionOf(document.querySelector('form') as HTMLFormElement);
  };
  afterEach(() => window.history.replaceState(null, '', '/'));

  test('the address of the cart omits the parameters of earlier actions', () => {
    window.history.replaceState(null, '', '/cart/?add-to-cart=11&quantity=2&lang=de&remove_item=a&_wpnonce=b#table');
    expect(cartAddress()).toBe(new URL('/cart/?lang=de', window.location.href).href);
    expect(sent('')).toBe(cartAddress());
    expect(sent(' action=""')).toBe(cartAddress());
    expect(sent(' action="/basket/"')).toBe(new URL('/basket/', window.location.href).href);
  });
});

describe('actions on the cart', () => {
  const idle = async (): Promise<void> => {
    await Promise.resolve();
    await whenCartIdle();
  };

  /** Performs equal actions before and while the first one runs, and counts the runs. */
  async function runsOf(isRefresh: boolean): Promise<number> {
    const queue = createQueue(
      () => '',
      async () => {},
    );
    let runs = 0;
    let answer = (): void => {};
    const action = (): Action => ({
      key: 'same',
      isRefresh,
      async run() {
        runs += 1;
        if (runs === 1) await new Promise<void>((done) => (answer = done));
        return undefined;
      },
    });
    void queue.perform(action());
    // The first one has not started, so its answer will be newer than this call.
    void queue.perform(action());
    await vi.waitFor(() => expect(runs).toBe(1));
    for (let time = 0; time < 3; time += 1) void queue.perform(action());
    answer();
    await idle();
    queue.stop();
    return runs;
  }

  test('equal actions on the cart run once, and the cart is fetched once more when a refresh comes during a refresh', async () => {
    expect(await runsOf(false)).toBe(1);
    expect(await runsOf(true)).toBe(2);
  });

  test('a choice that cannot be saved is undone, and the shop’s state is shown', async () => {
    const steps: string[] = [];
    const queue = createQueue(
      () => '',
      async () => {},
    );
    const show: Action = {
      key: 'show',
      isQuiet: true,
      async run() {
        steps.push('shown');
        return undefined;
      },
    };
    const isSaved = await queue.perform({
      key: 'choose',
      isQuiet: true,
      revert() {
        steps.push('undone');
        return show;
      },
      async run() {
        throw new HttpError('timeout', 'Too late');
      },
    });
    await idle();
    expect(isSaved).toBe(false);
    expect(steps).toEqual(['undone', 'shown']);
    expect(queue.isStale()).toBe(false);
    queue.stop();
  });
});

test('a notice that is already shown is not shown twice', () => {
  document.body.innerHTML = `<div class="woocommerce-notices-wrapper"><div class="woocommerce-message">Saved</div></div>`;
  const fresh = document.createElement('div');
  fresh.innerHTML = '<div class="woocommerce-message">Saved</div><div class="woocommerce-info">Other</div>';
  expect(showNotices(noticesIn(fresh)).map((notice) => notice.textContent)).toEqual(['Other']);
  expect(noticesIn(document)).toHaveLength(2);
});

test('notices are removed from every wrapper, also those in a theme’s own markup', () => {
  const wrapper = '<div class="woocommerce-notices-wrapper"><div class="woocommerce-message">Saved</div></div>';
  document.body.innerHTML = wrapper + wrapper;
  showNotices(readNotices('<div class="theme-alert" role="alert">Applied</div>').notices);
  showNotices([]);
  expect(document.querySelectorAll('.theme-alert')).toHaveLength(1);
  removeNotices();
  expect(document.body.textContent).toBe('');
});

test('totals that stand twice on the page are both replaced by one answer', () => {
  document.body.innerHTML = '<div class="cart_totals">1</div><div><div class="cart_totals">1</div></div>';
  replaceTotals(readTotals('<div class="cart_totals">2</div>'), () => {});
  expect([...document.querySelectorAll('.cart_totals')].map((one) => one.textContent)).toEqual(['2', '2']);
});

test('an update sends the copy of the form that was used when it was requested', async () => {
  const copy = (name: string): string =>
    `<form class="woocommerce-cart-form" action="/${name}/"><button name="update_cart"></button></form>`;
  document.body.innerHTML = copy('wide') + copy('narrow');
  const [wide, narrow] = document.querySelectorAll('form') as unknown as [HTMLFormElement, HTMLFormElement];
  const sent = vi.fn(async (_url: unknown) => new Response(''));
  vi.stubGlobal('fetch', sent);
  markUsed(narrow);
  const action = update({ edits: new Edits(), timeout: 1000 } as CartState);
  markUsed(wide);
  await expect(action.run(shop)).rejects.toThrow();
  expect(String(sent.mock.calls[0]?.[0])).toContain('/narrow/');
  const pressed = vi.fn();
  narrow.requestSubmit = pressed;
  expect(action.goNatively?.()).toBe(true);
  expect(pressed).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test('a form that the browser shall not validate is sent as it is', () => {
  document.body.innerHTML = '<form><input required></form>';
  const sent = document.querySelector('form') as HTMLFormElement;
  expect(isSendable(sent)).toBe(false);
  sent.noValidate = true;
  expect(isSendable(sent)).toBe(true);
});

test('the setting of Elementor’s cart widget decides whether changes are saved automatically', () => {
  document.body.innerHTML = `<div data-settings='{"cart_update_automatically":"yes"}'></div>`;
  const read = (): unknown => settings.parse(readElementor(document.body), () => {}).cart_update_automatically;
  expect(read()).toBe(true);
  document.body.innerHTML = `<div data-settings='{"cart_update_automatically":""}'></div>`;
  expect(read()).toBe(false);
  document.body.innerHTML = '<div data-settings="cart_update_automatically"></div>';
  expect(read()).toBe(false);
});
