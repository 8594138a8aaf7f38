import { describe, expect, test } from 'vitest';
import { sayOnline } from '../support/network';
import {
  chunkOf,
  expectNoProblems,
  heard,
  holdAnswer,
  holdChunk,
  hostsBecome,
  mounted,
  oneMoreAnswer,
  openPage,
  type PageOptions,
  requestsTo,
  shopState,
  switchAnswer,
  timersRun,
  type WatchedPage,
} from '../support/page';
import { describeWidget } from '../support/widgetSuite';
import { rewrite } from './runtimeStage';

interface State {
  cart: { id: number; variationId: number; quantity: number }[];
  log: { endpoint: string; body: Record<string, string | string[]> }[];
  calls: { endpoint: string }[];
}

const ADD = 'jet_woo_builder_add_cart_single_product';
const BUTTON = 'form.cart .single_add_to_cart_button';
const MUG = '/product/mug/?ajaxadd=1';

const stateOf = async (page: WatchedPage): Promise<State> => (await shopState(page)) as unknown as State;

const cartOf = async (page: WatchedPage): Promise<[id: number, quantity: number][]> =>
  (await stateOf(page)).cart.map(({ id, quantity }) => [id, quantity]);

const endpointsOf = async (page: WatchedPage): Promise<string[]> =>
  (await stateOf(page)).log.map(({ endpoint }) => endpoint);

const hasClass = (page: WatchedPage, name: string): Promise<boolean> =>
  page.$eval(BUTTON, (button, token) => button.classList.contains(token), name);

async function open(path: string, options?: PageOptions): Promise<WatchedPage> {
  const page = await openPage(path, options);
  await mounted(page, 'add-to-cart');
  return page;
}

async function added(page: WatchedPage): Promise<void> {
  await page.waitForSelector(`${BUTTON}.added:not(.loading)`);
}

/** Presses the button twice in one task of the page's, as a double click may. */
const pressTwice = (page: WatchedPage): Promise<void> =>
  page.$eval(BUTTON, (button) => {
    (button as HTMLElement).click();
    (button as HTMLElement).click();
  });

describeWidget({
  name: 'add-to-cart',
  page: '/product/mug/',
  host: 'form.cart',
  // The shop prints a random id for the quantity at each load, and the switches of the address into the action.
  ignore: ['id', 'for', 'action'],
  settings: {
    leavesTraces: true,
    change: { ajax: true },
    async shows(page) {
      await page.click(BUTTON);
      await page.waitForSelector('a.added_to_cart');
    },
  },
  async keyboard(page) {
    await page.focus('form.cart input.qty');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    expect(await cartOf(page)).toEqual([[11, 1]]);
  },
});

for (const mobile of [false, true]) {
  test(`the add-to-cart button stays where it was pressed when the notice comes, ${mobile ? 'on a phone' : 'on a desk'}`, async () => {
    const page = await open(MUG, { mobile });
    const button = page.locator(BUTTON);
    await button.scrollIntoViewIfNeeded();
    const { x, y } = (await button.boundingBox())!;
    const press = (): Promise<void> => (mobile ? page.touchscreen.tap(x + 9, y + 9) : page.mouse.click(x + 9, y + 9));
    await press();
    await added(page);
    await page.locator('.woocommerce-message').waitFor();
    await timersRun(page, 600);
    expect((await button.boundingBox())?.y).toBeCloseTo(y, 0);
    await press();
    await expect.poll(() => cartOf(page)).toEqual([[11, 2]]);
  });
}

describe('an add without leaving the page that fails', () => {
  for (const [what, answer] of [
    ['says 0, as a shop without the endpoint does', { status: 400, body: '0' }],
    ['says 0 with status 200', { body: '0' }],
    ['is not found', { status: 404, body: 'Not found', type: 'text/html' }],
    ['says nothing', { body: '' }],
    ['answers a page', { body: '<!doctype html><p>Home', type: 'text/html' }],
    ['reports an error and no address', { body: '{"error":true}', type: 'application/json' }],
    ['reports an error and a dangerous address', { body: '{"error":true,"product_url":"javascript:alert(1)"}' }],
  ] as const) {
    test(`the form is submitted natively, once, when the shop ${what}`, async () => {
      const page = await open(MUG);
      await switchAnswer(page, { endpoint: ADD, ...answer });
      await page.fill('form.cart input.qty', '2');
      await Promise.all([page.waitForNavigation(), page.click(BUTTON)]);
      await page.waitForSelector('.woocommerce-message');
      expect(await cartOf(page)).toEqual([[11, 2]]);
      expect(await endpointsOf(page)).toEqual([ADD, 'form']);
    });
  }

  for (const [where, bind] of [
    ['on the document, by jQuery', 'jQuery(document).on("submit", "form.cart", addByThemselves)'],
    ['on the form', 'document.querySelector("form.cart").addEventListener("submit", addByThemselves)'],
    ['on the window', 'addEventListener("submit", addByThemselves)'],
    ['on the button', 'jQuery(document).on("click", ".single_add_to_cart_button", addByThemselves)'],
  ] as const) {
    test.each(['a submit button', 'another element'])(
      `a theme that adds by itself ${where} is the only one that adds, for %s`,
      async (kind) => {
        const page = await open(`${MUG}&jquery=1`);
        await page.$eval(
          BUTTON,
          (button, isOther) => isOther && button.setAttribute('type', 'button'),
          kind !== 'a submit button',
        );
        await switchAnswer(page, { endpoint: ADD, status: 400, body: '0' });
        await page.evaluate((script) => {
          const theirs = async (event: Event): Promise<void> => {
            event.preventDefault();
            const fields = new URLSearchParams({ product_id: '11', quantity: '1' });
            await fetch('/?wc-ajax=add_to_cart', { method: 'POST', body: fields });
            document.body.classList.add('they-have-added');
          };
          Object.assign(window, { addByThemselves: theirs });
          new Function(script)();
        }, bind);
        await page.click(BUTTON);
        await page.waitForSelector('.they-have-added');
        await oneMoreAnswer(page);
        expect(await cartOf(page)).toEqual([[11, 1]]);
        expect(await endpointsOf(page)).toEqual(['add_to_cart']);
      },
    );
  }

  test('other listeners hear one submit although the form is submitted natively after a failed add', async () => {
    const page = await open(MUG);
    await switchAnswer(page, { endpoint: ADD, status: 400, body: '0' });
    await page.evaluate(() => {
      addEventListener('submit', () => {
        sessionStorage.setItem('submits', `${sessionStorage.getItem('submits') ?? ''}x`);
      });
    });
    await Promise.all([page.waitForNavigation(), page.click(BUTTON)]);
    expect(await page.evaluate(() => sessionStorage.getItem('submits'))).toBe('x');
    expect(await endpointsOf(page)).toEqual([ADD, 'form']);
  });

  test('a reload of the page adds nothing again after a failed add has submitted the form natively', async () => {
    const page = await open(MUG);
    await switchAnswer(page, { endpoint: ADD, body: '<!doctype html><p>Home', type: 'text/html' });
    await Promise.all([page.waitForNavigation(), page.click(BUTTON)]);
    await page.waitForSelector('.woocommerce-message');
    await mounted(page, 'notices');
    await page.reload();
    expect(await cartOf(page)).toEqual([[11, 1]]);
    expect(await endpointsOf(page)).toEqual([ADD, 'form']);
  });

  test('the form is not submitted again when the shop has added but its answer is not understood', async () => {
    // The shop adds for the field whatever the action is; then it says that it does not know the action.
    const page = await open(MUG, { listen: ['added_to_cart', 'wc_fragment_refresh'] });
    await page.route(/admin-ajax\.php/, (route) =>
      route.continue({ postData: (route.request().postData() ?? '').replace(ADD, 'unknown_action') }),
    );
    await page.click(BUTTON);
    await added(page);
    expect(await cartOf(page)).toEqual([[11, 1]]);
    expect((await heard(page, 'added_to_cart')).filter(({ by }) => by === 'bubble')).toHaveLength(1);
    expect((await heard(page, 'wc_fragment_refresh')).length).toBeGreaterThan(0);
    await page.waitForFunction(() => document.querySelector('.mini_cart_item'));
  });

  for (const [what, answer, reason] of [
    ['breaks', { status: 500, body: 'Fatal error' }, 'The server reported an error.'],
    [
      'answers without fragments',
      { body: '{"success":true}', type: 'application/json' },
      'The server gave an unexpected answer.',
    ],
  ] as const) {
    test(`the visitor is told when the shop ${what}, and the next press is left to the browser`, async () => {
      const page = await open(MUG);
      await switchAnswer(page, { endpoint: ADD, ...answer });
      await page.click(BUTTON);
      await page.waitForSelector('.toast-message');
      expect(await page.textContent('.toast-message')).toBe(reason);
      expect([await hasClass(page, 'loading'), await hasClass(page, 'added')]).toEqual([false, false]);
      expect(await endpointsOf(page)).toEqual([ADD]);
      await Promise.all([page.waitForNavigation(), page.click(BUTTON)]);
      expect(await endpointsOf(page)).toEqual([ADD, 'form']);
      expect(await cartOf(page)).toEqual([[11, 1]]);
    });
  }

  test('the visitor is told when the connection is lost, and the form adds nothing by itself', async () => {
    const page = await open(MUG);
    await page.route(/admin-ajax\.php/, (route) => route.abort());
    await page.click(BUTTON);
    await page.waitForSelector('.toast-message');
    expect(await hasClass(page, 'loading')).toBe(false);
    expect(await endpointsOf(page)).toEqual([]);
    await Promise.all([page.waitForNavigation(), page.click(BUTTON)]);
    expect(await cartOf(page)).toEqual([[11, 1]]);
  });

  test('the visitor is told when the shop takes too long, and the add is not sent again by itself', async () => {
    const page = await open(MUG);
    await page.$eval('form.cart', (form) => form.setAttribute('data-settings', '{"timeout":1}'));
    await holdAnswer(page, { endpoint: ADD, status: 200, body: '{}', times: 1 });
    await page.click(BUTTON);
    await page.waitForSelector('.toast-message');
    expect(await hasClass(page, 'loading')).toBe(false);
    await expect.poll(() => endpointsOf(page)).toEqual([ADD]);
  });

  test('a press offline says “You are probably offline.”, what was typed stays, and a retry adds', async () => {
    const page = await open(MUG);
    await page.hover(BUTTON);
    // The code must have loaded before the connection is lost.
    await page.waitForFunction(() =>
      ['addForm-', 'cart-', 'Toasts-'].every((part) =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes(`/${part}`)),
      ),
    );
    await page.waitForLoadState('networkidle');
    await page.fill('form.cart input.qty', '3');
    await page.context().setOffline(true);
    await page.click(BUTTON);
    await page.waitForSelector('.toast-message');
    expect(await page.textContent('.toast-message')).toBe('You are probably offline.');
    expect(await hasClass(page, 'loading')).toBe(false);
    await page.context().setOffline(false);
    expect(await page.inputValue('form.cart input.qty')).toBe('3');
    expect(await cartOf(page)).toEqual([]);
    await page.click(BUTTON);
    await added(page);
    expect(await cartOf(page)).toEqual([[11, 3]]);
    expect(await endpointsOf(page)).toEqual([ADD]);
  });

  test('a press offline waits when even its code cannot load, and adds when the connection is back', async () => {
    const page = await open(MUG);
    await mounted(page, 'add-to-cart');
    const code = /addForm-[\w-]+\.js/;
    await page.route(code, (route) => route.abort());
    await sayOnline(page, false);
    await page.$eval(BUTTON, (button) => (button as HTMLElement).click());
    await page.waitForSelector(`${BUTTON}[aria-busy=true]`);
    await page.unroute(code);
    await sayOnline(page, true);
    await added(page);
    expect(await cartOf(page)).toEqual([[11, 1]]);
    expect(await endpointsOf(page)).toEqual([ADD]);
  });

  test('the form is submitted natively when the code that sends does not arrive', async () => {
    const page = await open(MUG, { block: [/addForm-[\w-]+\.js/] });
    await Promise.all([page.waitForNavigation(), page.click(BUTTON)]);
    expect(await endpointsOf(page)).toEqual(['form']);
    expect(await cartOf(page)).toEqual([[11, 1]]);
  });

  test('an early press submits the form natively when the widget does not arrive', async () => {
    const page = await openPage(MUG, {
      block: [chunkOf('add-to-cart')],
      waitUntil: 'domcontentloaded',
    });
    await Promise.all([page.waitForNavigation(), page.click(BUTTON)]);
    expect(await cartOf(page)).toEqual([[11, 1]]);
  });

  test('a refused add leads to the product page that the shop names, which says why', async () => {
    const page = await open(MUG);
    await page.$eval('form.cart input.qty', (input) => input.removeAttribute('max'));
    await page.fill('form.cart input.qty', '99');
    await Promise.all([page.waitForNavigation(), page.click(BUTTON)]);
    expect(new URL(page.url()).pathname).toBe('/product/mug/');
    expect(await page.textContent('.woocommerce-error')).toContain('Only 24');
    expect(await endpointsOf(page)).toEqual([ADD]);
  });
});

describe('adding without leaving the page', () => {
  test('an add shows on the button, in the notice, in the view-cart link and in the new mini cart', async () => {
    const page = await open(MUG);
    const release = await holdAnswer(page, { endpoint: ADD, times: 1 });
    await page.fill('form.cart input.qty', '2');
    await page.click(BUTTON);
    await page.waitForSelector(`${BUTTON}.loading[aria-busy=true]`);
    await release();
    await added(page);
    expect(await page.getAttribute(BUTTON, 'aria-busy')).toBeNull();
    expect(await page.textContent('.woocommerce-notices-wrapper .woocommerce-message')).toContain('Harbour Mug');
    expect(await page.textContent('.mini_cart_item .quantity')).toContain('2 ×');
    expect(await page.textContent('a.cart-contents .count')).toBe('2 items');
    const link = page.locator('form.cart a.added_to_cart.wc-forward');
    expect([await link.count(), await link.getAttribute('href'), await link.getAttribute('title')]).toEqual([
      1,
      '/cart/',
      'View cart',
    ]);
    expect(await cartOf(page)).toEqual([[11, 2]]);
    expectNoProblems(page);
  });

  test('an add sends the product’s id once, the fields, and nothing to an address that adds by itself', async () => {
    const page = await open(MUG);
    const all = requestsTo(page, /wc-ajax|admin-ajax/);
    await page.click(BUTTON);
    await added(page);
    const sent = all.filter(({ body }) => body?.includes('add-to-cart'));
    expect(sent.map(({ url }) => new URL(url).pathname)).toEqual(['/wp-admin/admin-ajax.php']);
    expect([...new URLSearchParams(sent[0]?.body ?? '')]).toEqual([
      ['action', ADD],
      ['add-to-cart', '11'],
      ['quantity', '1'],
    ]);
  });

  test('a double click sends once, and a click after that sends again', async () => {
    const page = await open(MUG);
    const release = await holdAnswer(page, { endpoint: ADD });
    await page.dblclick(BUTTON);
    await pressTwice(page);
    await release();
    await added(page);
    expect(await cartOf(page)).toEqual([[11, 1]]);
    await page.click(BUTTON);
    await page.waitForFunction(() => document.querySelector('.mini_cart_item .quantity')?.textContent?.includes('2'));
    expect(await page.locator('a.added_to_cart').count()).toBe(1);
    expect(await cartOf(page)).toEqual([[11, 2]]);
  });

  test('a second choice during an add is added, too, and the button stays busy until both are in', async () => {
    const page = await open(MUG);
    const release = await holdAnswer(page, { endpoint: ADD });
    await page.evaluate((selector) => {
      const seen: boolean[] = [];
      document.body.addEventListener('added_to_cart', () =>
        setTimeout(() => seen.push(document.querySelector(selector)!.classList.contains('loading'))),
      );
      Object.assign(window, { __loading: seen });
    }, BUTTON);
    await page.click(BUTTON);
    await page.fill('form.cart input.qty', '3');
    await pressTwice(page);
    await release();
    await page.waitForFunction(() => (window as unknown as { __loading: boolean[] }).__loading.length === 2);
    expect(await page.evaluate(() => (window as unknown as { __loading: boolean[] }).__loading)).toEqual([true, false]);
    const sent = (await stateOf(page)).log.filter(({ endpoint }) => endpoint === ADD);
    expect(sent.map(({ body }) => body.quantity)).toEqual(['1', '3']);
    expect(await cartOf(page)).toEqual([[11, 4]]);
    expectNoProblems(page);
  });

  test('the visitor is told when the first of two adds is refused, and the second one goes in', async () => {
    const page = await open(MUG);
    const release = await holdAnswer(page, {
      endpoint: ADD,
      body: '{"error":true}',
      type: 'application/json',
      times: 1,
    });
    await page.click(BUTTON);
    await page.fill('form.cart input.qty', '3');
    await page.click(BUTTON);
    await release();
    await page.waitForSelector('.toast-message');
    await added(page);
    expect(await cartOf(page)).toEqual([[11, 3]]);
    expect(await endpointsOf(page)).toEqual([ADD, ADD]);
  });

  test('the browser focuses an invalid field at a press, and the form sends nothing', async () => {
    const page = await open(MUG);
    await page.$eval('form.cart', (form) => {
      form.setAttribute('novalidate', '');
      form.insertAdjacentHTML('afterbegin', '<input name="engraving" required aria-label="Engraving">');
    });
    await page.click(BUTTON);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('engraving');
    expect(await hasClass(page, 'loading')).toBe(false);
    await page.fill('[name=engraving]', 'Ann');
    await page.click(BUTTON);
    await added(page);
    // Only the valid form was sent.
    expect(await endpointsOf(page)).toEqual([ADD]);
  });

  for (const [what, begin, end] of [
    ['link', '<a href="#"', '</a>'],
    ['button that submits nothing', '<button type="button"', '</button>'],
  ] as const) {
    test(`a ${what} adds once, and the browser focuses the field, and nothing is sent, while the form is invalid`, async () => {
      const page = await open(MUG, {
        before: (opening) =>
          rewrite(opening, /product\/mug/, (body) =>
            body.replace(
              /<button type="submit"([^>]*single_add_to_cart_button[^>]*>[^<]*)<\/button>/,
              `${begin}$1${end}`,
            ),
          ),
      });
      await page.$eval('form.cart input.qty', (field) => field.setAttribute('max', '0'));
      await page.click(BUTTON);
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('quantity');
      await page.$eval('form.cart input.qty', (field) => field.setAttribute('max', '9'));
      expect(await endpointsOf(page)).toEqual([]);
      await pressTwice(page);
      await added(page);
      expect(await cartOf(page)).toEqual([[11, 1]]);
      expect(await endpointsOf(page)).toEqual([ADD]);
    });
  }

  test('a form whose button is disabled by class or aria-disabled sends nothing', async () => {
    for (const off of ['class="disabled"', 'aria-disabled="true"']) {
      const page = await open(MUG);
      await page.$eval(
        BUTTON,
        (button, attribute) => {
          const [name = '', value = ''] = attribute.replaceAll('"', '').split('=');
          if (name === 'class') button.classList.add(value);
          else button.setAttribute(name, value);
        },
        off,
      );
      await page.$eval('form.cart', (form) => (form as HTMLFormElement).requestSubmit());
      expect(await hasClass(page, 'loading')).toBe(false);
      await page.$eval(
        'form.cart',
        (form, selector) => {
          const button = document.querySelector(selector)!;
          button.classList.remove('disabled');
          button.removeAttribute('aria-disabled');
          (form as HTMLFormElement).requestSubmit();
        },
        BUTTON,
      );
      await added(page);
      // Only the second submit was sent.
      expect(await endpointsOf(page)).toEqual([ADD]);
      expect(await cartOf(page)).toEqual([[11, 1]]);
    }
  });

  test('an add leads to the cart where the shop wants that after each add', async () => {
    const page = await open(`${MUG}&redirect=1`);
    await Promise.all([page.waitForURL(/\/cart\//), page.click(BUTTON)]);
    expect(await cartOf(page)).toEqual([[11, 1]]);
  });

  test('the form adds the chosen variation', async () => {
    const page = await open('/product/hoodie/?ajaxadd=1');
    for (const select of await page.locator('.variations select').all()) await select.selectOption({ index: 1 });
    await page.$eval('form.cart', (form) => {
      const choice = [...form.querySelectorAll<HTMLSelectElement>('.variations select')];
      const list = JSON.parse(form.getAttribute('data-product_variations') ?? '[]') as {
        variation_id: number;
        attributes: Record<string, string>;
      }[];
      const fits = list.find(({ attributes }) =>
        choice.every(({ name, value }) => (attributes[name] || value) === value),
      );
      for (const input of form.querySelectorAll<HTMLInputElement>('[name=variation_id]'))
        input.value = String(fits?.variation_id);
      form.querySelector('.single_add_to_cart_button')?.classList.remove('disabled');
    });
    await page.click(BUTTON);
    await added(page);
    const { cart, log } = await stateOf(page);
    expect(cart).toHaveLength(1);
    expect(cart[0]?.variationId).toBeGreaterThan(0);
    expect(log[0]?.body['add-to-cart']).toBe('20');
  });

  test('the form adds every row of a grouped product, checkboxes too', async () => {
    const page = await open('/product/set/?ajaxadd=1');
    await page.locator('form.cart input.qty').first().fill('2');
    await page.check('form.cart input[type=checkbox]');
    await page.click(BUTTON);
    await added(page);
    expect((await cartOf(page)).map(([, quantity]) => quantity)).toEqual([2, 1]);
    const { log } = await stateOf(page);
    expect(log[0]?.body['add-to-cart']).toBe('200');
  });

  test('the form sends files, the product’s id once, and the fields of add-ons', async () => {
    const page = await open(MUG);
    await page.$eval('form.cart', (form) => {
      for (const [type, name, value] of [
        ['file', 'drawing', ''],
        ['hidden', 'add-to-cart', '11'],
        ['hidden', 'engraving[]', 'A'],
        ['hidden', 'engraving[]', 'B'],
        ['hidden', 'action', 'something_else'],
      ] as const) {
        const input = document.createElement('input');
        Object.assign(input, { type, name });
        if (type !== 'file') input.value = value;
        form.append(input);
      }
    });
    await page.setInputFiles('[name=drawing]', {
      name: 'ship.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('a ship'),
    });
    const [request] = await Promise.all([page.waitForRequest(/admin-ajax/), page.click(BUTTON)]);
    await added(page);
    expect(await request.headerValue('content-type')).toContain('multipart/form-data');
    const { log } = await stateOf(page);
    expect(log[0]?.body).toMatchObject({ action: ADD, 'add-to-cart': '11', 'engraving[]': ['A', 'B'] });
    expect(await cartOf(page)).toEqual([[11, 1]]);
  });

  test('the form sends all fields of repeated rows, in the order of the form', async () => {
    const page = await open(MUG);
    const posts = requestsTo(page, /admin-ajax/);
    const rows = [
      ['rows[][name]', 'Ann'],
      ['rows[][count]', '1'],
      ['rows[][name]', 'Bob'],
      ['rows[][count]', '2'],
    ];
    await page.$eval(
      'form.cart',
      (form, fields) => {
        for (const [name = '', value = ''] of fields)
          form.append(Object.assign(document.createElement('input'), { name, value }));
      },
      rows,
    );
    await page.click(BUTTON);
    await added(page);
    const sent = [...new URLSearchParams(posts[0]?.body ?? '')];
    expect(sent.filter(([name]) => name.startsWith('rows'))).toEqual(rows);
  });

  test('a press during an add counts when another file is chosen, and not with the same file', async () => {
    const page = await open(MUG);
    await page.$eval('form.cart', (form) => {
      form.append(Object.assign(document.createElement('input'), { type: 'file', name: 'drawing' }));
    });
    let go = (): void => {};
    const isTime = new Promise<void>((done) => {
      go = done;
    });
    await page.route(/admin-ajax/, async (route) => {
      await isTime;
      await route.continue();
    });
    for (const name of ['ship.txt', 'tree.txt']) {
      await page.setInputFiles('[name=drawing]', { name, mimeType: 'text/plain', buffer: Buffer.from(name) });
      await page.click(BUTTON);
      await page.click(BUTTON);
    }
    go();
    await expect.poll(() => cartOf(page)).toEqual([[11, 2]]);
    await page.waitForLoadState('networkidle');
    expect(await cartOf(page)).toEqual([[11, 2]]);
  });

  test('clicks that come before the widget are held, and add once', async () => {
    let release = (): void => {};
    const page = await openPage(MUG, {
      waitUntil: 'domcontentloaded',
      before: async (opened) => {
        release = await holdChunk(opened, 'add-to-cart');
      },
    });
    await hostsBecome(page, 'add-to-cart', 'loading');
    await page.click(BUTTON);
    await page.click(BUTTON);
    release();
    await added(page);
    expect(await cartOf(page)).toEqual([[11, 1]]);
    expect(await endpointsOf(page)).toEqual([ADD]);
  });

  test('a site can switch adding in place on without the builder, and off with it', async () => {
    const on = await open('/product/mug/');
    await on.$eval('form.cart', (form) => form.setAttribute('data-settings', '{"ajax":true}'));
    await on.click(BUTTON);
    await added(on);
    expect(await endpointsOf(on)).toEqual([ADD]);

    const off = await open(`${MUG}&legacy=first`);
    await off.$eval('form.cart', (form) => form.setAttribute('data-settings', '{"ajax":"no"}'));
    await Promise.all([off.waitForNavigation(), off.click(BUTTON)]);
    expect(await endpointsOf(off)).toEqual(['form']);
  });

  test('a product that is sold elsewhere is left to the browser', async () => {
    const page = await open('/product/book/?ajaxadd=1');
    await page.route(/books\.example/, (route) => route.fulfill({ body: '<p>Publisher', contentType: 'text/html' }));
    await Promise.all([page.waitForURL(/books\.example/), page.click(BUTTON)]);
  });

  test('the focus stays on the button after an add, and the notice is an alert for screen readers', async () => {
    const page = await open(MUG);
    await page.focus(BUTTON);
    await page.keyboard.press('Enter');
    await added(page);
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('single_add_to_cart_button');
    expect(await page.getAttribute('.woocommerce-notices-wrapper .woocommerce-message', 'role')).toBe('alert');
  });

  test('the button loses its classes and the view-cart link when the widget unmounts', async () => {
    const page = await open(MUG);
    const before = await page.$eval(BUTTON, (button) => button.outerHTML);
    await page.click(BUTTON);
    await added(page);
    expect(await page.locator('a.added_to_cart').count()).toBe(1);
    const after = await page.$eval('form.cart', (form) => {
      (window as unknown as { StorefrontWidgets: { unmount(e: Element): void } }).StorefrontWidgets.unmount(form);
      return form.querySelector('.single_add_to_cart_button')?.outerHTML;
    });
    expect(await page.locator('a.added_to_cart').count()).toBe(0);
    expect(after).toBe(before);
  });
});

describe('what other scripts hear and may do', () => {
  const EVENTS = ['adding_to_cart', 'added_to_cart', 'wc_cart_button_updated', 'wc_fragments_loaded'];
  /** jQuery's listeners on the body hear of the add after the page shows it, as those bound after WooCommerce's. */
  const SHOWN_FIRST = ['adding_to_cart', 'wc_cart_button_updated', 'wc_fragments_loaded', 'added_to_cart'];

  for (const query of ['', '&jquery=1', '&legacy=first', '&legacy=last', '&legacy=async', '&legacy=delayed']) {
    test(`other scripts hear each event of an add once, in order, with ${query || 'no jQuery'}`, async () => {
      const page = await open(`${MUG}${query}`, { listen: EVENTS });
      if (query.includes('delayed')) await page.waitForFunction(() => '__legacyEffects' in window);
      await page.waitForLoadState('networkidle');
      const before = (await heard(page)).length;
      await page.click(BUTTON);
      await added(page);
      const by = query ? 'body' : 'capture';
      const events = (await heard(page)).slice(before).filter((event) => event.by === by);
      expect(events.map(({ name }) => name)).toEqual(query ? SHOWN_FIRST : EVENTS);
      expect(events[0]?.args).toHaveLength(2);
      expect(events[0]?.args[0]).toContain('single_add_to_cart_button');
      expect(events[0]?.args[1]).toBe('{add-to-cart, quantity}');
      expect(events.find(({ name }) => name === 'added_to_cart')?.args).toHaveLength(3);
      expect(await cartOf(page)).toEqual([[11, 1]]);
      expect(await page.locator('a.added_to_cart').count()).toBe(1);
      expect(await page.locator('.widget_shopping_cart_live_region').count()).toBe(query.includes('legacy') ? 1 : 0);
      const effects = await page.evaluate(() => (window as { __legacyEffects?: string[] }).__legacyEffects ?? []);
      expect(effects.filter((name) => /^(jet:|add-to-cart:)/.test(name))).toEqual([]);
      expect(await endpointsOf(page)).toEqual([ADD]);
      expectNoProblems(page);
    });
  }

  test('the form adds once although a script of the page throws when it hears of the add', async () => {
    const page = await open(`${MUG}&jquery=1`);
    await page.evaluate(() => {
      const { jQuery } = window as unknown as { jQuery(t: unknown): { on(n: string, f: () => void): void } };
      jQuery(document.body).on('added_to_cart wc_cart_button_updated wc_fragments_loaded', () => {
        throw new Error('thrown by a plugin');
      });
    });
    await page.click(BUTTON);
    await expect.poll(() => endpointsOf(page)).toEqual([ADD]);
    await page.waitForSelector(`${BUTTON}:not(.loading)`);
    await timersRun(page, 300);
    expect(await endpointsOf(page)).toEqual([ADD]);
    expect(new URL(page.url()).pathname).toBe('/product/mug/');
  });

  test('the add is left to Elementor’s own script when the widget does not arrive', async () => {
    const page = await openPage(`${MUG}&legacy=first`, { block: [chunkOf('add-to-cart')] });
    await hostsBecome(page, 'add-to-cart', 'failed');
    await page.click(BUTTON);
    await added(page);
    expect(await endpointsOf(page)).toEqual([ADD]);
    expect(await cartOf(page)).toEqual([[11, 1]]);
  });

  test('the form sends what another script has put into the data of the add', async () => {
    const page = await open(`${MUG}&jquery=1`);
    await page.evaluate(() => {
      const { jQuery } = window as unknown as {
        jQuery(t: unknown): { on(n: string, f: (...a: never[]) => void): void };
      };
      jQuery(document.body).on('adding_to_cart', (_event: unknown, _button: unknown, data: Record<string, unknown>) => {
        data.quantity = 4;
        data.gift = { wrap: 'red', cards: ['a', 'b'] };
      });
    });
    await page.click(BUTTON);
    await added(page);
    const { log, cart } = await stateOf(page);
    expect(cart[0]?.quantity).toBe(4);
    expect(log[0]?.body).toMatchObject({ 'gift[wrap]': 'red', 'gift[cards][]': ['a', 'b'] });
  });

  test('an add is not sent after a veto, scripts are told, and the button is free again', async () => {
    const page = await open(`${MUG}&legacy=first`, {
      listen: ['ajax_request_not_sent.adding_to_cart', 'adding_to_cart'],
    });
    await page.evaluate(() => {
      const { jQuery } = window as unknown as { jQuery(t: unknown): { on(n: string, f: () => boolean): void } };
      jQuery(document.body).on('should_send_ajax_request.adding_to_cart', () => false);
    });
    await page.click(BUTTON);
    await page.waitForFunction(() =>
      (window as { __heard?: { name: string }[] }).__heard?.some(({ name }) => name === 'ajax_request_not_sent'),
    );
    expect(await hasClass(page, 'loading')).toBe(false);
    expect(await endpointsOf(page)).toEqual([]);
    expect((await heard(page, 'adding_to_cart')).filter(({ by }) => by === 'document')).toEqual([]);
    const effects = await page.evaluate(() => (window as { __legacyEffects?: string[] }).__legacyEffects ?? []);
    expect(effects).not.toContain('add-to-cart:not-sent');
  });

  test('a press that another script prevents sends nothing, and the next press adds', async () => {
    const page = await open(MUG);
    await page.evaluate(() => {
      document
        .querySelector('.single_add_to_cart_button')
        ?.addEventListener('click', (event) => event.preventDefault(), { once: true });
    });
    await page.click(BUTTON);
    expect(await hasClass(page, 'loading')).toBe(false);
    await page.click(BUTTON);
    await added(page);
    // Only the press that nobody has prevented was sent.
    expect(await endpointsOf(page)).toEqual([ADD]);
    expect(await cartOf(page)).toEqual([[11, 1]]);
  });

  for (const query of ['', '?jquery=1']) {
    test(`the button reacts to others’ added_to_cart, with ${query || 'no jQuery'}, also without button and fragments`, async () => {
      const page = await open(`/product/mug/${query}`);
      // The empty mini cart asks the shop for the cart; the answer is held back.
      await page.route(/get_refreshed_fragments/, () => {});
      await page.evaluate(() => {
        const jQuery = (window as { jQuery?: (t: unknown) => { trigger(n: string, a?: unknown[]): void } }).jQuery;
        const tell = (detail: unknown[]): void => {
          if (jQuery) jQuery(document.body).trigger('added_to_cart', detail);
          else document.body.dispatchEvent(new CustomEvent('added_to_cart', { bubbles: true, detail }));
        };
        tell([]);
        tell([undefined, undefined, null]);
        const fragments = {
          'a.footer-cart-contents': '<a class="footer-cart-contents" href="/cart/">Changed</a>',
          'a.cart-contents:first': '<a class="cart-contents" href="/cart/">First</a>',
          '>>not a selector': '<b>never</b>',
          number: 5,
        };
        const button = document.querySelector('.single_add_to_cart_button');
        tell([fragments, 'abc', jQuery ? jQuery(button) : button]);
      });
      await page.waitForSelector(`${BUTTON}.added`);
      expect(await page.textContent('a.footer-cart-contents')).toBe('Changed');
      // A selector that only jQuery knows works where jQuery is.
      expect((await page.textContent('a.cart-contents')) === 'First').toBe(query !== '');
      expect(await page.locator('a.added_to_cart').count()).toBe(1);
      expectNoProblems(page);
    });
  }

  test('the reaction to others’ added_to_cart is left to WooCommerce’s own script where that runs', async () => {
    const page = await open('/product/mug/?legacy=first');
    await page.waitForFunction(() => '__legacyEffects' in window);
    await page.evaluate(() => {
      const { jQuery } = window as unknown as { jQuery(t: unknown): { trigger(n: string, a: unknown[]): void } };
      jQuery(document.body).trigger('added_to_cart', [{}, 'abc', jQuery('.single_add_to_cart_button')]);
    });
    const effects = await page.evaluate(() => (window as { __legacyEffects?: string[] }).__legacyEffects ?? []);
    expect(effects.filter((name) => name === 'add-to-cart:added')).toHaveLength(1);
    expect(await page.locator('a.added_to_cart').count()).toBe(1);
  });
});

describe('the native submit', () => {
  test('a double click submits the form once while the shop is slow', async () => {
    const page = await open('/product/mug/');
    const release = await holdAnswer(page, { endpoint: 'form', times: 1 });
    const sent = requestsTo(page, /\/product\/mug\//);
    const left = page.waitForNavigation();
    await page.dblclick(BUTTON);
    await release();
    await left;
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(await cartOf(page)).toEqual([[11, 1]]);
    expect(await hasClass(page, 'loading')).toBe(false);
  });

  test('the button shows that it is busy, and is free again when the visitor stops the navigation', async () => {
    const page = await open('/product/mug/');
    await holdAnswer(page, { endpoint: 'form', status: 200, body: 'late', times: 1 });
    const seen = await page.$eval(BUTTON, async (element) => {
      const button = element as HTMLElement;
      const changed = (): Promise<string> =>
        new Promise((done) => {
          const observer = new MutationObserver(() => {
            observer.disconnect();
            done(`${button.classList.contains('loading')} ${button.getAttribute('aria-busy')}`);
          });
          observer.observe(button, { attributes: true });
        });
      const busy = changed();
      button.click();
      const first = await busy;
      // Waits until the request is under way.
      while (!(await (await fetch('/__shop/state')).text()).includes('"endpoint":"form"')) {}
      const free = changed();
      window.stop();
      return [first, await free];
    });
    expect(seen).toEqual(['true true', 'false null']);
    await Promise.all([page.waitForNavigation(), page.click(BUTTON)]);
    expect(await cartOf(page)).toEqual([[11, 1]]);
  });

  test('the button is free again after the browser’s back button', async () => {
    const page = await open('/product/mug/');
    await Promise.all([page.waitForNavigation(), page.click(BUTTON)]);
    await page.goBack();
    // The page that is left may still answer.
    const isMounted = () =>
      mounted(page, 'add-to-cart').then(
        () => true,
        () => false,
      );
    await expect.poll(isMounted).toBe(true);
    expect(await hasClass(page, 'loading')).toBe(false);
    await Promise.all([page.waitForNavigation(), page.click(BUTTON)]);
    expect(await cartOf(page)).toEqual([[11, 2]]);
  });

  test('the button is left alone when another script sends the form in its own way', async () => {
    const page = await open('/product/mug/');
    await page.evaluate(() => {
      let sent = 0;
      document.addEventListener('submit', (event) => {
        event.preventDefault();
        document.title = `sent ${++sent}`;
      });
    });
    await page.click(BUTTON);
    await page.click(BUTTON);
    expect(await page.title()).toBe('sent 2');
    await timersRun(page, 300);
    expect(await hasClass(page, 'loading')).toBe(false);
  });

  test('the native submit works without any of the shop’s globals', async () => {
    const page = await open('/product/mug/', {
      before: (opened) =>
        opened.addInitScript(() => {
          for (const name of ['wc_add_to_cart_params', 'woocommerce_params', 'wc_cart_fragments_params'])
            Object.defineProperty(window, name, { value: undefined, writable: false });
        }),
    });
    await Promise.all([page.waitForNavigation(), page.click(BUTTON)]);
    expect(await cartOf(page)).toEqual([[11, 1]]);
  });
});
