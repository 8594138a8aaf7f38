import { describe, expect, test } from 'vitest';
import { leavesToBrowser } from '../support/leavesToBrowser';
import { sayOnline } from '../support/network';
import {
  allMounted,
  chunkOf,
  expectNoProblems,
  heard,
  holdAnswer,
  holdChunk,
  holdRequests,
  isFetched,
  loaderStarted,
  mounted,
  openPage,
  type PageOptions,
  requestsTo,
  shopState,
  started,
  stopClock,
  switchAnswer,
  timersRun,
  type WatchedPage,
} from '../support/page';
import { describeWidget } from '../support/widgetSuite';

interface State {
  cart: { id: number; quantity: number }[];
  log: { endpoint: string; body: Record<string, string | string[]> }[];
}

const PAGE = '/fixture/loop-buttons/';
const CODE = /addFromList-[\w-]+\.js/;
const MUG = 'ul.products .post-11 .add_to_cart_button';
const LAMP = 'ul.products .post-14 .add_to_cart_button';
const VASE = 'ul.products .post-15 .add_to_cart_button';

const stateOf = async (page: WatchedPage): Promise<State> => (await shopState(page)) as unknown as State;
const cartOf = async (page: WatchedPage): Promise<[id: number, quantity: number][]> =>
  (await stateOf(page)).cart.map(({ id, quantity }) => [id, quantity]);
const endpointsOf = async (page: WatchedPage): Promise<string[]> =>
  (await stateOf(page)).log.map(({ endpoint }) => endpoint);

async function open(path = PAGE, options?: PageOptions): Promise<WatchedPage> {
  const page = await openPage(path, options);
  await mounted(page, 'loop-add-to-cart');
  return page;
}

const added = (page: WatchedPage, button = MUG): Promise<unknown> =>
  page.waitForSelector(`${button}.added:not(.loading)`);

const stateClasses = (page: WatchedPage, button = MUG): Promise<boolean[]> =>
  page.$eval(button, ({ classList }) => ['loading', 'added'].map((name) => classList.contains(name)));

/** Until then an add could look like a cart that the visitor has brought along. */
const cartIsKnownToBeEmpty = (page: WatchedPage): Promise<unknown> =>
  page.waitForSelector('p.woocommerce-mini-cart__empty-message', { state: 'attached' });

const path = (page: WatchedPage): string => new URL(page.url()).pathname;

describeWidget({
  name: 'loop-add-to-cart',
  // The mini cart has a widget of its own.
  page: `${PAGE}?nomini`,
  host: 'body',
  // The links and forms of the theme carry the switches of the address.
  ignore: ['href', 'action'],
  settings: {
    leavesTraces: true,
    change: { addedMessage: 'It is in.' },
    async shows(page) {
      await page.click('#dead-end');
      await page.waitForFunction(() => document.body.textContent?.includes('It is in.'));
    },
  },
  async keyboard(page) {
    await page.focus('#as-button');
    await page.keyboard.press('Space');
    await added(page, '#as-button');
    await page.focus(LAMP);
    await page.keyboard.press('Enter');
    await added(page, LAMP);
    expect(await cartOf(page)).toEqual([
      [11, 2],
      [14, 1],
    ]);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-product_id'))).toBe('14');
  },
});

test('the page does not scroll when a theme hides the button that has added', async () => {
  const page = await open();
  await page.addStyleTag({ content: '.add_to_cart_button.added{display:none}body{padding:600px 0 2000px}' });
  const place = await page.locator(MUG).evaluate((one) => {
    scrollTo(0, one.getBoundingClientRect().top - 300);
    return scrollY;
  });
  await page.click(MUG);
  await page.waitForSelector(`${MUG}.added`, { state: 'attached' });
  expect(await page.locator(MUG).isVisible()).toBe(false);
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

describe('Space on a link of a list', () => {
  test('Space on a link without a role adds to the cart, without scrolling the page', async () => {
    const page = await open();
    await page.focus(MUG);
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press('Space');
    await added(page);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    expect(await cartOf(page)).toEqual([[11, 1]]);
  });

  test('Space opens the product of a button that does not add', async () => {
    const page = await open('/shop/');
    const link = page.locator('ul.products .product_type_variable.add_to_cart_button').first();
    const address = await link.evaluate((one) => (one as HTMLAnchorElement).pathname);
    await link.focus();
    await page.keyboard.press('Space');
    await page.waitForURL((url) => url.pathname === address);
  });

  test('Space leaves the buttons of another system alone', async () => {
    const page = await open();
    await page.focus('#interactive');
    await page.keyboard.press('Space');
    await page.focus(MUG);
    await page.keyboard.press('Space');
    await added(page);
    expect(new URL(page.url()).hash).toBe('');
  });
});

describe('adding from a list fails', () => {
  for (const [what, answer] of [
    ['is not found', { status: 404, body: 'Not found', type: 'text/html' }],
    ['answers a page', { body: '<!doctype html><p>Home', type: 'text/html' }],
    ['says nothing', { body: '' }],
    ['reports an error and a dangerous address', { body: '{"error":true,"product_url":"javascript:alert(1)"}' }],
  ] as const) {
    test(`a failed add follows the button’s link, once, when the shop ${what}`, async () => {
      const page = await open();
      await switchAnswer(page, { endpoint: 'add_to_cart', ...answer });
      await Promise.all([page.waitForNavigation(), page.click(MUG)]);
      await page.waitForSelector('.woocommerce-message');
      expect(await cartOf(page)).toEqual([[11, 1]]);
      expect(await endpointsOf(page)).toEqual(['add_to_cart', 'link']);
      // A reload, also of a copied address, repeats nothing.
      await mounted(page, 'notices');
      expect(new URL(page.url()).searchParams.has('add-to-cart')).toBe(false);
      await page.reload();
      expect(await cartOf(page)).toEqual([[11, 1]]);
    });
  }

  test('the visitor is told when the shop breaks, and the next press is left to the browser', async () => {
    const page = await open();
    await switchAnswer(page, { endpoint: 'add_to_cart', status: 500, body: 'Fatal error' });
    await page.click(MUG);
    await page.waitForSelector('.toast-message');
    expect(await page.textContent('.toast-message')).toBe('The server reported an error.');
    expect(await page.textContent('.toast-title')).toBe('Please try again');
    expect(await stateClasses(page)).toEqual([false, false]);
    await Promise.all([page.waitForNavigation(), page.click(MUG)]);
    expect(await endpointsOf(page)).toEqual(['add_to_cart', 'link']);
    expect(await cartOf(page)).toEqual([[11, 1]]);
  });

  test('the press after a failed add is left to the browser in a list that is marked up by hand, too', async () => {
    const page = await open();
    await page.$eval('ul.products', (list) => {
      const marked = list.cloneNode(true) as Element;
      marked.setAttribute('data-widget', 'loop-add-to-cart');
      list.replaceWith(marked);
    });
    await page.waitForSelector('ul.products[data-widget-state]');
    await page.hover(MUG);
    await page.waitForSelector('ul.products[data-widget-state=mounted]');
    await switchAnswer(page, { endpoint: 'add_to_cart', status: 500, body: 'Fatal error' });
    await page.click(MUG);
    await page.waitForSelector('.toast-message');
    await Promise.all([page.waitForNavigation(), page.click(MUG)]);
    expect(await endpointsOf(page)).toEqual(['add_to_cart', 'link']);
  });

  test('an add says “You are probably offline.”, stays on the page, and a retry adds', async () => {
    const page = await open();
    await page.hover(MUG);
    for (const part of ['addFromList', 'cart', 'Toasts']) await isFetched(page, part);
    await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href?.includes('/Toasts-')));
    await page.context().setOffline(true);
    await page.click(MUG);
    await page.waitForSelector('.toast-message');
    expect(await page.textContent('.toast-message')).toBe('You are probably offline.');
    expect(await stateClasses(page)).toEqual([false, false]);
    await page.context().setOffline(false);
    await page.click(MUG);
    await added(page);
    expect(await cartOf(page)).toEqual([[11, 1]]);
  });

  test('a press waits where even its code cannot be had offline, and adds once when the connection is back', async () => {
    const page = await open();
    await page.route(CODE, (route) => route.abort());
    await sayOnline(page, false);
    const press = () => page.$eval(MUG, (button) => (button as HTMLElement).click());
    await press();
    await page.waitForSelector(`${MUG}[aria-busy=true]`);
    await press();
    expect(path(page)).toBe(PAGE);
    await page.unroute(CODE);
    await sayOnline(page, true);
    await added(page);
    expect(await cartOf(page)).toEqual([[11, 1]]);
    expect(await endpointsOf(page)).toEqual(['add_to_cart']);
  });

  test('the code that adds loads at once where the pointer that starts the widget is on a button', async () => {
    let asked = 0;
    const page = await openPage(PAGE, {
      fresh: true,
      before: (opening) =>
        opening.route(CODE, (route) => {
          asked += 1;
          return route.continue();
        }),
    });
    // Before the loader runs, no script hears the pointer.
    await loaderStarted(page);
    await page.hover(MUG);
    await expect.poll(() => asked).toBe(1);
  });

  test('the visitor is told when a button whose add fails has no link to follow', async () => {
    const page = await open();
    await switchAnswer(page, { endpoint: 'add_to_cart', status: 404, body: '' });
    await page.click('#dead-end');
    await page.waitForSelector('.toast-message');
    expect(await stateClasses(page, '#dead-end')).toEqual([false, false]);
    expect(path(page)).toBe(PAGE);
  });

  for (const body of ['{"fragments":[],"cart_hash":"x"}', '{"cart_hash":"x"}']) {
    test(`the visitor is told of no error where a site has taken the fragments out: ${body}`, async () => {
      const page = await open();
      await switchAnswer(page, { endpoint: 'add_to_cart', body });
      await page.click(MUG);
      await added(page);
      await timersRun(page, 600);
      expect(await page.locator('.toast-message').count()).toBe(0);
      await page.click(MUG);
      await expect.poll(() => endpointsOf(page)).toEqual(['add_to_cart', 'add_to_cart']);
      expect(path(page)).toBe(PAGE);
    });
  }

  test('an add that the shop refuses goes to the product page that the shop names', async () => {
    const page = await open();
    await page.$eval(MUG, (button) => button.setAttribute('data-quantity', '99'));
    await Promise.all([page.waitForNavigation(), page.click(MUG)]);
    expect(path(page)).toBe('/product/mug/');
    expect(await page.textContent('.woocommerce-error')).toContain('Only 24');
    expect(await endpointsOf(page)).toEqual(['add_to_cart']);
  });

  test('a press follows the link when the code that adds does not arrive', async () => {
    const page = await open(PAGE, { block: [/\/addFromList-[\w-]+\.js/] });
    await Promise.all([page.waitForNavigation(), page.click(MUG)]);
    expect(await endpointsOf(page)).toEqual(['link']);
    expect(await cartOf(page)).toEqual([[11, 1]]);
  });

  test('a press that came before the widget follows the link when the widget does not arrive', async () => {
    const page = await openPage(PAGE, { block: [chunkOf('loop-add-to-cart')], waitUntil: 'domcontentloaded' });
    await Promise.all([page.waitForNavigation(), page.click(MUG)]);
    expect(await cartOf(page)).toEqual([[11, 1]]);
  });
});

describe('adding from a list', () => {
  test('an add shows its state on the button, the view-cart link once, and the new mini cart', async () => {
    const page = await open();
    const release = await holdAnswer(page, { endpoint: 'add_to_cart', times: 1 });
    await page.click(MUG);
    await page.waitForSelector(`${MUG}.loading[aria-busy=true]`);
    await release();
    await added(page);
    expect(await page.getAttribute(MUG, 'aria-busy')).toBeNull();
    const link = page.locator('.post-11 a.added_to_cart.wc-forward');
    expect([await link.getAttribute('href'), await link.getAttribute('title')]).toEqual(['/cart/', 'View cart']);
    expect(await page.textContent('a.cart-contents .count')).toBe('1 item');
    await page.waitForFunction(() =>
      document.querySelector('[role=status]')?.textContent?.includes('“Harbour Mug” has been added to your cart'),
    );
    await page.click(MUG);
    await page.waitForFunction(() => document.querySelector('a.cart-contents .count')?.textContent === '2 items');
    expect(await link.count()).toBe(1);
    expect(path(page)).toBe(PAGE);
    expectNoProblems(page);
  });

  test('the view-cart link stands below the form of a product in a loop of Elementor', async () => {
    const page = await open();
    await page.$eval(MUG, (button) => {
      const box = document.createElement('div');
      box.className = 'e-loop-add-to-cart-form-container';
      box.innerHTML = '<form class="cart e-loop-add-to-cart-form"></form>';
      button.replaceWith(box);
      box.firstElementChild?.append(button);
    });
    await page.click(MUG);
    await added(page);
    await page.click(MUG);
    await page.waitForFunction(() => document.querySelector('a.cart-contents .count')?.textContent === '2 items');
    expect(await page.locator('.e-loop-add-to-cart-form-container > form + a.added_to_cart').count()).toBe(1);
    expect(await page.locator('a.added_to_cart').count()).toBe(1);
  });

  test('an add sends every data attribute, and no field that would add a second time', async () => {
    const page = await open();
    await page.$eval(MUG, (button) => button.setAttribute('data-gift-wrap', 'red'));
    const sent = requestsTo(page, /wc-ajax=add_to_cart/);
    await page.click(MUG);
    await added(page);
    expect(sent).toHaveLength(1);
    expect(Object.fromEntries(new URLSearchParams(sent[0]?.body ?? ''))).toEqual({
      product_id: '11',
      product_sku: 'MUG-1',
      quantity: '1',
      success_message: '“Harbour Mug” has been added to your cart',
      giftWrap: 'red',
    });
  });

  test('several fast clicks are all sent, one at a time and in order, before the page leaves for the cart', async () => {
    const page = await open(`${PAGE}?redirect=1`);
    const release = await holdAnswer(page, { endpoint: 'add_to_cart', times: 1 });
    const sent = requestsTo(page, /wc-ajax=add_to_cart/);
    for (const button of [VASE, MUG, LAMP]) await page.click(button);
    await page.waitForFunction(() => document.querySelectorAll('.add_to_cart_button.loading').length === 3);
    expect(sent).toHaveLength(1);
    await release();
    await page.waitForURL(/\/cart\//);
    expect((await stateOf(page)).log.map(({ body }) => body.product_id)).toEqual(['15', '11', '14']);
    expect(await cartOf(page)).toEqual([
      [15, 1],
      [11, 1],
      [14, 1],
    ]);
  });

  test('a double click adds once, however fast the shop is, and a click after that adds again', async () => {
    const page = await open();
    const { x, y } = (await page.locator(MUG).boundingBox())!; // shown
    await stopClock(page);
    await page.mouse.move(x + 9, y + 9);
    for (const clickCount of [1, 2]) {
      await page.mouse.down({ clickCount });
      await page.mouse.up({ clickCount });
      // The add is over before the second press of the double click.
      await added(page);
    }
    await page.clock.resume();
    await switchAnswer(page, { endpoint: 'add_to_cart', delay: 200, times: 1 });
    await page.$eval(LAMP, (button) => {
      (button as HTMLElement).click();
      (button as HTMLElement).click();
    });
    await added(page, LAMP);
    expect(await cartOf(page)).toEqual([
      [11, 1],
      [14, 1],
    ]);
    await page.click(MUG);
    await page.waitForFunction(() => document.querySelector('a.cart-contents .count')?.textContent === '3 items');
  });

  test('a key that is held down adds once', async () => {
    const page = await open();
    await page.focus(MUG);
    for (let time = 0; time < 4; time += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await added(page);
    expect(await cartOf(page)).toEqual([[11, 1]]);
  });

  test('clicks that come before the widget are held, and add once', async () => {
    let release = (): void => {};
    const page = await openPage(PAGE, {
      waitUntil: 'domcontentloaded',
      before: async (opened) => {
        release = await holdChunk(opened, 'loop-add-to-cart');
      },
    });
    await page.click(MUG);
    await page.click(MUG);
    release();
    await added(page);
    expect(await cartOf(page)).toEqual([[11, 1]]);
    expect(await endpointsOf(page)).toEqual(['add_to_cart']);
  });

  test('products are added in the order of the presses, however late the code comes', async () => {
    let release = (): void => {};
    const page = await openPage('/shop/?nomini', {
      viewport: { width: 1280, height: 2400 },
      before: async (opened) => {
        release = await holdRequests(opened, /\/addFromList-/);
      },
    });
    const buttons = await page.locator('ul.products .ajax_add_to_cart').all();
    const presses: { at: { x: number; y: number }; id: string | null }[] = [];
    for (const button of buttons.slice(0, 6).reverse()) {
      const { x, y } = (await button.boundingBox())!;
      presses.push({ at: { x: x + 9, y: y + 9 }, id: await button.getAttribute('data-product_id') });
    }
    for (const { at } of presses) await page.mouse.click(at.x, at.y);
    await mounted(page, 'loop-add-to-cart');
    release();
    await page.waitForFunction((all) => document.querySelectorAll('.added').length === all, presses.length);
    expect((await stateOf(page)).log.map(({ body }) => body.product_id)).toEqual(presses.map(({ id }) => id));
  });

  for (const [what, height, scrolled] of [
    ['at the top of a page', 700, 0],
    ['further down', 700, 60],
    ['on a page that is too short to scroll', 1900, 0],
  ] as const) {
    test(`the button stays under the pointer when a notice comes above it, ${what}`, async () => {
      const page = await open(PAGE, { viewport: { width: 1280, height } });
      const notice = '<div class="woocommerce-message" role="alert">The mug is in your cart.</div>';
      const body = JSON.stringify({ fragments: { notices_html: notice }, cart_hash: 'x' });
      await switchAnswer(page, { endpoint: 'add_to_cart', body });
      await page.evaluate((top) => window.scrollTo(0, top), scrolled);
      const { x, y } = (await page.locator(MUG).boundingBox())!;
      const at = [x + 9, y + 9] as const;
      const sent = requestsTo(page, /wc-ajax=add_to_cart/);
      await page.mouse.click(...at);
      await added(page);
      await page.locator('.woocommerce-message').waitFor();
      await timersRun(page, 600);
      await expect.poll(async () => (await page.locator(MUG).boundingBox())!.y).toBeCloseTo(y, 0);
      await page.mouse.click(...at);
      await expect.poll(() => sent.length).toBe(2);
    });
  }

  test('buttons that another script brings add, also on a page that had none', async () => {
    const page = await openPage('/blank/?nomini');
    await started(page);
    await page.$eval('#stage', (stage) => {
      const link = document.createElement('a');
      link.className = 'button add_to_cart_button ajax_add_to_cart';
      link.href = '?add-to-cart=11';
      link.dataset.product_id = '11';
      link.textContent = 'Add';
      stage.append(link);
    });
    await page.click('#stage .add_to_cart_button');
    await added(page, '#stage .add_to_cart_button');
    await page.$eval('#stage .add_to_cart_button', (link) => link.replaceWith(link.cloneNode(true)));
    await page.click('#stage .add_to_cart_button');
    await page.waitForFunction(() => document.querySelector('a.cart-contents .count')?.textContent === '2 items');
    expect(await endpointsOf(page)).toEqual(['add_to_cart', 'add_to_cart']);
    expect(path(page)).toBe('/blank/');
  });

  test('the widget leaves other systems’ buttons, those without an id, and switched-off ones alone', async () => {
    const page = await open();
    for (const id of ['interactive', 'no-id', 'off']) {
      await page.click(`#${id}`);
      await page.waitForURL(new RegExp(`#${id}$`));
      expect(await stateClasses(page, `#${id}`)).toEqual([false, false]);
    }
    expect(await endpointsOf(page)).toEqual([]);
    await Promise.all([page.waitForNavigation(), page.click('.post-20 .add_to_cart_button')]);
    expect(path(page)).toBe('/product/hoodie/');
  });

  test('a click with Ctrl is left to the browser, and the button stays as it is', async () => {
    const page = await open();
    expect(await leavesToBrowser(page, MUG)).toBe(true);
    expect(await stateClasses(page)).toEqual([false, false]);
    expect(await endpointsOf(page)).toEqual([]);
  });

  test('a button is as before when the visitor comes back from the cart', async () => {
    const page = await open(`${PAGE}?redirect=1`);
    await Promise.all([page.waitForURL(/\/cart\//), page.click(MUG)]);
    await page.goBack();
    await page.waitForFunction(() => !document.querySelector('.add_to_cart_button.loading'));
    await Promise.all([page.waitForURL(/\/cart\//), page.click(MUG)]);
    expect(await cartOf(page)).toEqual([[11, 2]]);
  });

  test('an unmount takes back the classes and links of an add', async () => {
    const page = await open();
    await allMounted(page);
    const before = await page.$eval('ul.products', (list) => list.outerHTML);
    await page.click(MUG);
    await added(page);
    const after = await page.evaluate(() => {
      (window as unknown as { StorefrontWidgets: { unmount(e: Element): void } }).StorefrontWidgets.unmount(
        document.body,
      );
      return document.querySelector('ul.products')?.outerHTML;
    });
    expect(after).toBe(before);
  });
});

describe('quantities in a list', () => {
  const FORM = '.elementor-widget-jet-woo-products form.cart >> nth=0';
  const BUTTON = `${FORM} >> .add_to_cart_button`;
  const FIELD = `${FORM} >> input.qty`;

  test('quantities are added as entered, 0 as 1, and Enter in the field adds, too', async () => {
    const page = await open('/shop/jet/');
    await page.fill(FIELD, '3');
    await page.click(BUTTON);
    await page.locator(`${BUTTON}.added`).waitFor();
    await page.fill(FIELD, '0');
    await page.focus(FIELD);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('a.cart-contents .count')?.textContent === '4 items');
    expect(await page.inputValue(FIELD)).toBe('1');
    expect(await endpointsOf(page)).toEqual(['add_to_cart', 'add_to_cart']);
    expectNoProblems(page);
  });

  test('quantities above what is in stock are left to the browser’s own check', async () => {
    const page = await open('/shop/jet/');
    const max = await page.$eval('form.cart input.qty', (field) => {
      field.setAttribute('max', '5');
      return field.getAttribute('max');
    });
    expect(max).toBe('5');
    await page.fill(FIELD, '6');
    await page.click(BUTTON);
    expect(await page.$eval('form.cart', (form) => (form as HTMLFormElement).checkValidity())).toBe(false);
    expect(await endpointsOf(page)).toEqual([]);
    await page.fill(FIELD, '5');
    await page.click(BUTTON);
    await page.locator(`${BUTTON}.added`).waitFor();
    expect((await cartOf(page)).map(([, quantity]) => quantity)).toEqual([5]);
  });
});

test('a press follows the link, once, in a shop that has switched ajax off', async () => {
  const page = await open(PAGE, {
    before: (one) =>
      one.addInitScript(() => {
        Object.defineProperty(window, 'wc_add_to_cart_params', { get: () => undefined, set() {} });
      }),
  });
  await Promise.all([page.waitForNavigation(), page.click(MUG)]);
  expect(await endpointsOf(page)).toEqual(['link']);
  expect(await cartOf(page)).toEqual([[11, 1]]);
});

describe('what other scripts hear and may do', () => {
  const EVENTS = ['adding_to_cart', 'added_to_cart', 'wc_cart_button_updated', 'wc_fragments_loaded'];
  /** jQuery's listeners on the body hear of the add after the page shows it, as those bound after WooCommerce's. */
  const SHOWN_FIRST = ['adding_to_cart', 'wc_cart_button_updated', 'wc_fragments_loaded', 'added_to_cart'];

  for (const query of ['', '?jquery=1']) {
    test(`other scripts hear each event of an add once, in order, with ${query || 'no jQuery'}`, async () => {
      const page = await open(`${PAGE}${query}`, { listen: EVENTS });
      await cartIsKnownToBeEmpty(page);
      const before = (await heard(page)).length;
      await page.click(MUG);
      await added(page);
      const by = query ? 'body' : 'capture';
      const events = (await heard(page)).slice(before).filter((event) => event.by === by);
      expect(events.map(({ name }) => name)).toEqual(query ? SHOWN_FIRST : EVENTS);
      expect(events[0]?.args[0]).toContain('add_to_cart_button');
      expect(events[0]?.args[1]).toContain('product_id');
      expect(events.find(({ name }) => name === 'added_to_cart')?.args).toHaveLength(3);
      expectNoProblems(page);
    });
  }

  for (const when of ['before', 'after']) {
    test(`the added item is shown once though a listener that was bound ${when} throws`, async () => {
      const breakAt = (moment: string): void => {
        const { jQuery } = window as unknown as { jQuery(t: unknown): { on(n: string, f: () => void): void } };
        const fail = (): void => {
          throw new Error('A listener of the page');
        };
        if (moment === 'before')
          document.addEventListener('DOMContentLoaded', () => {
            const $ = (window as unknown as { jQuery: typeof jQuery }).jQuery;
            $(document.body).on('added_to_cart', fail);
          });
        else jQuery(document.body).on('added_to_cart', fail);
      };
      const page = await open(`${PAGE}?jquery=1`, {
        listen: EVENTS,
        before: (one) => (when === 'before' ? one.addInitScript(breakAt, when) : undefined),
      });
      if (when === 'after') {
        await page.hover(MUG);
        await page.evaluate(breakAt, when);
      }
      await cartIsKnownToBeEmpty(page);
      const before = (await heard(page)).length;
      await page.click(MUG);
      await added(page);
      const names = (await heard(page)).slice(before).map(({ name, by }) => `${by} ${name}`);
      expect(names.filter((name) => /body (wc_cart_button_updated|wc_fragments_loaded)/.test(name))).toHaveLength(2);
      expect(await page.locator('ul.products .post-11 a.added_to_cart').count()).toBe(1);
      expect(page.problems.map(({ text }) => text).join()).toContain('A listener of the page');
    });
  }

  test('an add sends what others have stored on the button or put into the data; attributes win', async () => {
    const page = await open(`${PAGE}?jquery=1`);
    await page.evaluate((selector) => {
      interface Collection {
        data(values: object): void;
        on(name: string, handler: (event: unknown, button: unknown, data: Record<string, unknown>) => void): void;
      }
      const { jQuery } = window as unknown as { jQuery(target: unknown): Collection };
      const loop: { self?: unknown } = {};
      loop.self = loop;
      jQuery(selector).data({ gift: { wrap: 'red' }, quantity: 9, loop });
      jQuery(document.body).on('adding_to_cart', (_event, _button, data) => {
        data.extra = 'yes';
        data['add-to-cart'] = '11';
      });
    }, MUG);
    await page.click(MUG);
    await added(page);
    const { log } = await stateOf(page);
    expect(log[0]?.body).toMatchObject({ 'gift[wrap]': 'red', quantity: '1', extra: 'yes' });
    expect(await cartOf(page)).toEqual([[11, 1]]);
  });

  test('plugins that follow the requests of the shop’s scripts hear of an add once the page shows it', async () => {
    const page = await open(`${PAGE}?jquery=1`);
    await page.evaluate((selector) => {
      interface Collection {
        on(name: string, handler: (event: unknown, request: Request, settings: Settings) => void): void;
      }
      type Request = { status: number; responseJSON?: { fragments?: object } };
      type Settings = { url: string; type: string; data: string };
      const { jQuery } = window as unknown as { jQuery(target: unknown): Collection };
      const followed: unknown[] = [];
      Object.assign(window, { followed });
      for (const name of ['ajaxSuccess', 'ajaxComplete'])
        jQuery(document).on(name, (_event, { status, responseJSON }, { url, type, data }) => {
          if (!/wc-ajax=add_to_cart/.test(url)) return;
          const isAdded = document.querySelector(selector)?.classList.contains('added');
          const sent = new URLSearchParams(data).get('product_id');
          followed.push([name, type, sent, status, typeof responseJSON?.fragments, isAdded]);
        });
    }, MUG);
    await page.click(MUG);
    await added(page);
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { followed: unknown }).followed))
      .toEqual([
        ['ajaxSuccess', 'POST', '11', 200, 'object', true],
        ['ajaxComplete', 'POST', '11', 200, 'object', true],
      ]);
    expectNoProblems(page);
  });

  test('a veto stops an add, is told, and gives the button back', async () => {
    const page = await open(`${PAGE}?jquery=1`, { listen: ['ajax_request_not_sent.adding_to_cart'] });
    await page.evaluate(() => {
      const { jQuery } = window as unknown as { jQuery(t: unknown): { on(n: string, f: () => boolean): void } };
      jQuery(document.body).on('should_send_ajax_request.adding_to_cart', () => false);
    });
    await page.click(MUG);
    await page.waitForFunction(() =>
      (window as { __heard?: { name: string }[] }).__heard?.some(({ name }) => name === 'ajax_request_not_sent'),
    );
    expect(await stateClasses(page)).toEqual([false, false]);
    expect(await endpointsOf(page)).toEqual([]);
  });

  test('a click that a script makes through jQuery adds, once', async () => {
    const page = await open(`${PAGE}?jquery=1`);
    await page.evaluate((selector) => {
      const { jQuery } = window as unknown as { jQuery(t: unknown): { trigger(n: string): void } };
      jQuery(selector).trigger('click');
    }, MUG);
    await added(page);
    expect(await cartOf(page)).toEqual([[11, 1]]);
  });
});
