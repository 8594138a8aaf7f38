import { describe, expect, test } from 'vitest';
import {
  holdRequests,
  mounted,
  type PageOptions,
  requestsTo,
  type SentRequest,
  shopState,
  type WatchedPage,
} from '../support/page';
import { asPlugin, openPluginPage } from '../support/pluginPage';

const LOADER = '**/storefront-widgets/storefront-widgets.js*';
const ADDED = /wc-ajax=add_to_cart|add-to-cart=/;
const LIST_BUTTON = '.ajax_add_to_cart:not(.wc-interactive)';

interface Opened {
  page: WatchedPage;
  sent: SentRequest[];
  /** The loader's file comes now, after a second in which the visitor waits for it. */
  comes(): Promise<void>;
  /** It cannot be had. */
  fails(): void;
}

/** Opens a page whose loader is under way, once the visitor can see `part`. */
async function openSlow(path: string, part: string, options: PageOptions = {}): Promise<Opened> {
  let sent: SentRequest[] = [];
  let answer = (_: boolean): void => {};
  const answered = new Promise<boolean>((done) => {
    answer = done;
  });
  const page = await openPluginPage(path, {
    ...options,
    waitUntil: 'commit',
    before: async (opening) => {
      sent = requestsTo(opening, /./);
      await opening.route(LOADER, async (route) => {
        const isThere = await answered;
        await (isThere ? route.fallback() : route.fulfill({ status: 404 })).catch(() => {});
      });
    },
  });
  await page.locator(part).first().waitFor();
  return {
    page,
    sent,
    comes: () => page.waitForTimeout(1000).then(() => answer(true)),
    fails: () => answer(false),
  };
}

const adds = (sent: readonly SentRequest[]): string[] =>
  sent
    .filter(({ method, url, body }) => ADDED.test(url) || (method === 'POST' && /add-to-cart/.test(body ?? '')))
    .map(({ method, url }) => `${method} ${new URL(url).searchParams.has('wc-ajax') ? 'by script' : 'by the browser'}`);

const isHeld = (page: WatchedPage): Promise<boolean> =>
  page.evaluate(() => !('report' in ((window.StorefrontWidgets as object | undefined) ?? {})));

describe('a press on a button of a list before the script has loaded', () => {
  test('an early press on a list’s button counts once, in place, when the script is there', async () => {
    const { page, sent, comes } = await openSlow('/shop/', LIST_BUTTON);
    await page.click(`${LIST_BUTTON} >> nth=0`);
    await page.click(`${LIST_BUTTON} >> nth=0`);
    expect(await isHeld(page)).toBe(true);
    await comes();
    await page.locator('a.added_to_cart').waitFor();
    expect(adds(sent)).toEqual(['POST by script']);
    expect(new URL(page.url()).pathname).toBe('/shop/');
  });

  test('an early press on a list’s button is given to the browser after four seconds', async () => {
    const { page, sent } = await openSlow('/shop/', LIST_BUTTON);
    await page.click(`${LIST_BUTTON} >> nth=0`);
    await page.waitForURL(/add-to-cart=/, { waitUntil: 'commit' });
    expect(adds(sent).slice(0, 1)).toEqual(['GET by the browser']);
  });

  test('an early press on a list’s button is given to the browser where the script fails', async () => {
    const { page, sent, fails } = await openSlow('/shop/', LIST_BUTTON);
    await page.click(`${LIST_BUTTON} >> nth=0`);
    expect(adds(sent)).toEqual([]);
    fails();
    await page.waitForURL(/add-to-cart=/, { waitUntil: 'commit' });
  });

  test('a link that is pressed behind it waits for the product', async () => {
    const { page, sent, comes } = await openSlow('/shop/', LIST_BUTTON);
    await page.click(`${LIST_BUTTON} >> nth=0`);
    await page.evaluate(() => document.body.insertAdjacentHTML('afterbegin', '<a id="next" href="/cart/">Cart</a>'));
    await page.click('#next');
    expect(await isHeld(page)).toBe(true);
    await comes();
    await page.waitForURL('**/cart/');
    expect(adds(sent)).toEqual(['POST by script']);
    expect((await shopState(page)).cart).toHaveLength(1);
  });

  test('it is held for longer where another file holds up the page, and shows that it waits', async () => {
    let release = (): void => {};
    const page = await openPluginPage('/shop/', {
      waitUntil: 'commit',
      atEnd: '<script src="/assets/slow.js"></script>',
      before: async (opening) => {
        await opening.clock.install();
        release = await holdRequests(opening, /\/assets\/slow\.js$/);
      },
    });
    const sent = requestsTo(page, /./);
    const button = page.locator(LIST_BUTTON).first();
    await button.click();
    await page.clock.runFor(200);
    expect(await button.getAttribute('aria-busy')).toBe('true');
    expect(await button.evaluate((node) => getComputedStyle(node).opacity)).toBe('0.6');
    await page.clock.runFor(8000);
    release();
    await page.waitForFunction(() => document.readyState === 'complete');
    await page.clock.resume();
    await page.locator('a.added_to_cart').waitFor();
    expect(adds(sent)).toEqual(['POST by script']);
    expect(await button.getAttribute('aria-busy')).toBe(null);
  });

  test('the product is bought, not the link followed, when both are given to the browser', async () => {
    const { page, sent } = await openSlow('/shop/', LIST_BUTTON);
    await page.click(`${LIST_BUTTON} >> nth=0`);
    await page.evaluate(() => document.body.insertAdjacentHTML('afterbegin', '<a id="next" href="/cart/">Cart</a>'));
    await page.click('#next');
    await page.waitForURL(/add-to-cart=/, { waitUntil: 'commit' });
    expect(adds(sent).slice(0, 1)).toEqual(['GET by the browser']);
  });

  test('an early press on a list’s button with a key for a new tab is the browser’s at once', async () => {
    const { page } = await openSlow('/shop/', LIST_BUTTON);
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      page.click(`${LIST_BUTTON} >> nth=0`, { modifiers: ['ControlOrMeta'] }),
    ]);
    expect(await isHeld(page)).toBe(true);
    await opened.close();
  });
});

describe('the form of a product, submitted before the script has loaded', () => {
  const BUTTON = 'form.cart .single_add_to_cart_button';

  test.each([
    ['by a press', (page: WatchedPage) => page.click(BUTTON)],
    ['by Enter in a field', (page: WatchedPage) => page.press('form.cart [name=quantity]', 'Enter')],
  ])('an early submit %s is sent once the script is there, once, with what was typed meanwhile', async (_, send) => {
    const { page, sent, comes } = await openSlow('/product/mug/', BUTTON);
    await send(page);
    await page.fill('form.cart [name=quantity]', '2');
    expect(adds(sent)).toEqual([]);
    await comes();
    await expect.poll(() => adds(sent).length).toBe(1);
    const [request] = sent.filter(({ method }) => method === 'POST');
    expect(`${request?.url} ${request?.body}`).toMatch(/quantity"?[=\s]+2\b/);
  });

  test.each(['takes more than four seconds', 'fails'])(
    'an early submit goes to the server where the script %s',
    async (outcome) => {
      const { page, sent, fails } = await openSlow('/product/mug/', BUTTON);
      await page.click(BUTTON);
      if (outcome === 'fails') fails();
      await expect.poll(() => adds(sent)).toEqual(['POST by the browser']);
    },
  );
});

test('other links and fields of a form answer before the script has loaded', async () => {
  const { page } = await openSlow('/product/mug/', 'form.cart');
  await page.evaluate(() =>
    document
      .querySelector('form.cart')
      ?.insertAdjacentHTML(
        'beforeend',
        '<a href="#guide">Sizes</a><label><input type="checkbox" name="gift"> A gift</label>',
      ),
  );
  await page.click('text=Sizes');
  expect(await page.evaluate(() => location.hash)).toBe('#guide');
  await page.click('text=A gift');
  expect(await page.isChecked('[name=gift]')).toBe(true);
  await page.click('form.cart [name=quantity]');
  await page.keyboard.press('ArrowUp');
  expect(await page.inputValue('form.cart [name=quantity]')).toBe('2');
  expect(await isHeld(page)).toBe(true);
});

test('an early press removes a cart’s line once, in place', async () => {
  const { page, comes } = await openSlow('/shop/', LIST_BUTTON);
  await comes();
  await page.click(`${LIST_BUTTON} >> nth=0`);
  await page.locator('a.added_to_cart').waitFor();
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).search));
  await page.route(LOADER, async (route) => {
    await new Promise((done) => setTimeout(done, 1500));
    await route.fallback().catch(() => {});
  });
  await page.route('**/cart/?legacy=last', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: asPlugin(await response.text()) });
  });
  await page.goto(new URL('/cart/?legacy=last', page.url()).href, { waitUntil: 'commit' });
  await page.click('.woocommerce-cart-form a.remove');
  await page.locator('.cart-empty, .wc-empty-cart-message').first().waitFor();
  expect(visited).toEqual(['?legacy=last']);
});

test('an order that is chosen before the script has loaded sorts the list', async () => {
  const config = encodeURIComponent('{"disable":["order-attribution"]}');
  const { page, comes } = await openSlow(`/shop/?config=${config}`, 'select.orderby');
  await page.selectOption('select.orderby', 'price');
  await page.$eval('select.orderby', (select) => {
    // A press of the pointer focuses without a ring.
    (select as HTMLElement).focus({ focusVisible: false } as FocusOptions);
  });
  expect(await isHeld(page)).toBe(true);
  await comes();
  await page.waitForURL(/orderby=price(&|$)/);
});

test('an early press on a product’s picture does not open its file', async () => {
  const { page, comes } = await openSlow('/product/mug/', '.woocommerce-product-gallery__image a');
  await page.click('.woocommerce-product-gallery__image a >> nth=0');
  expect(await isHeld(page)).toBe(true);
  await comes();
  await mounted(page, 'product-gallery');
  expect(new URL(page.url()).pathname).toBe('/product/mug/');
});

test.each([
  ['Elementor’s menu', '/fixture/nav-menu/', '.elementor-element-d0a1002 .elementor-menu-toggle', 'aria-expanded'],
  ['ElementsKit’s menu', '/fixture/elementskit-menu/', '.elementskit-menu-hamburger', 'aria-expanded'],
  ['Elementor’s tabs', '/fixture/panels/?only=nested-tabs', '.e-n-tab-title >> nth=1', 'aria-selected'],
  ['the product’s tabs', '/product/mug/', '#tab-title-reviews a', 'aria-selected'],
])('an early press on a part of %s is repeated once the script is there', async (_, path, part, attribute) => {
  const { page, comes } = await openSlow(path, part, { mobile: true });
  await page.tap(part);
  expect(await isHeld(page)).toBe(true);
  await comes();
  await expect.poll(() => page.getAttribute(part, attribute)).toBe('true');
});

test.each([
  ['ElementsKit’s search', '/fixture/overlays/', '.ekit-modal-popup', '.mfp-content .ekit-search-panel'],
  ['a member of the team', '/fixture/overlays/', '.ekit-team-popup', '.mfp-content .elementskit-team-popup'],
  ['Elementor’s search', '/fixture/overlays/', '.elementor-search-form__toggle', '.elementor-search-form--full-screen'],
  [
    'ElementsKit’s tabs',
    '/fixture/panels/',
    '.elementkit-nav-item:nth-child(2) > a',
    '.elementkit-nav-item:nth-child(2) > a.active',
  ],
])('an early press on %s opens it once the script is there', async (_, path, part, open) => {
  const { page, comes } = await openSlow(path, part);
  await page.click(`${part} >> nth=0`);
  expect(await isHeld(page)).toBe(true);
  await comes();
  await page.locator(open).first().waitFor();
});

test('an early press closes an alert once the script is there', async () => {
  const { page, comes } = await openSlow('/fixture/page-tools/', '.elementor-alert-dismiss');
  await page.click('.elementor-alert-dismiss');
  expect(await isHeld(page)).toBe(true);
  await comes();
  await page.locator('.elementor-alert').waitFor({ state: 'hidden' });
});

test('a form of Elementor that is sent before the script has loaded does not load the page anew', async () => {
  const { page, comes } = await openSlow('/fixture/forms/?only=f0a0001', '.elementor-form [type=submit]');
  await page.fill('#form-field-name', 'Ada');
  await page.fill('#form-field-email', 'ada@example.com');
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  await page.click('.elementor-form [type=submit]');
  expect(await isHeld(page)).toBe(true);
  await comes();
  await page.locator('.elementor-form > .elementor-message-success').waitFor();
  expect(visited).toEqual([]);
});
