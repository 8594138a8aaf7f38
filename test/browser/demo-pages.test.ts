import { describe, expect, test } from 'vitest';
import { fixturePages } from '../../fixtures/pages/fixture';
import { DEMO_PAGES } from '../support/demoPages';
import { axe, expectNoProblems, mounted, openPage, shopState, started, type WatchedPage } from '../support/page';

/** How long a page must be at rest, in milliseconds and in frames; idle callbacks and entrance animations have begun by then. */
const REST = { time: 400, frames: 20 };

/** No host is on its way any more; those that wait for a touch stay as they are. */
async function settled(page: WatchedPage): Promise<void> {
  await started(page);
  await page.evaluate(() => Object.assign(window, { restsSince: undefined, restFrames: 0 }));
  await page.waitForFunction((rest) => {
    const shared = window as unknown as {
      StorefrontWidgets?: { report?(): { state: string; waitedFor: string }[] };
      restsSince?: number | undefined;
      restFrames: number;
    };
    const rows = shared.StorefrontWidgets?.report?.();
    // What fades in has no contrast yet; a picture may move on for as long as it is shown.
    const comesIn = document.getAnimations().some(({ effect, playState }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return playState === 'running' && target?.classList.contains('animated');
    });
    const isDone =
      rows &&
      rows.length > 0 &&
      rows.every(({ state, waitedFor }) => state === 'mounted' || (state === 'waiting' && waitedFor !== 'idle'));
    if (comesIn || !isDone) Object.assign(shared, { restsSince: undefined, restFrames: 0 });
    else shared.restsSince ??= performance.now();
    shared.restFrames += 1;
    if (shared.restsSince === undefined) return false;
    // In a browser that stalls time passes without frames.
    return performance.now() - shared.restsSince > rest.time && shared.restFrames > rest.frames;
  }, REST);
}

const scrollsSideways = (page: WatchedPage): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

const PHONE = { width: 390, height: 844 };

for (const path of DEMO_PAGES) {
  test(`the demo page ${path} breaks no accessibility rule and reports no problem, at 1280 px and at 390 px`, async () => {
    const page = await openPage(path);
    for (const size of [undefined, PHONE]) {
      if (size) await page.setViewportSize(size);
      await settled(page);
      expect(await axe(page)).toEqual([]);
      expect(await scrollsSideways(page)).toBe(false);
    }
    expectNoProblems(page);
  });
}

test.each(['/', '/product/sneaker/', '/shop/jet/', '/landing/', '/cart/?add-to-cart=11', '/checkout/?add-to-cart=11'])(
  'the demo page %s breaks no accessibility rule on a phone',
  async (path) => {
    const page = await openPage(path, { mobile: true });
    await settled(page);
    expect(await axe(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    expectNoProblems(page);
  },
);

/** Does the page fit its window, once what slides in from a side has come? */
const comesToFit = (page: WatchedPage): Promise<boolean> =>
  page
    .waitForFunction(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth, undefined, {
      timeout: 20_000,
    })
    .then(
      () => true,
      () => false,
    );

/** Buttons that the theme does not reach look as the browser draws them. */
const rawButtons = (page: WatchedPage): Promise<string[]> =>
  page.$$eval('main button', (all) => {
    const bare = document.body.appendChild(document.createElement('button'));
    const raw = getComputedStyle(bare).font;
    bare.remove();
    return all.filter((one) => one.checkVisibility() && getComputedStyle(one).font === raw).map((one) => one.outerHTML);
  });

describe('the pages for one behaviour each', () => {
  test("the pages for one behaviour each fit 1280 px and 390 px and are in the theme's style", {
    timeout: 300_000,
  }, async () => {
    const page = await openPage('/');
    const wide = page.viewportSize()!; // set when it is opened
    const faults: string[] = [];
    for (const { name } of fixturePages) {
      await page.setViewportSize(wide);
      await page.goto(new URL(`/fixture/${name}/`, page.url()).href);
      for (const size of [wide, PHONE]) {
        if (size !== wide) await page.setViewportSize(size);
        if (!(await comesToFit(page))) faults.push(`${name} scrolls sideways at ${size.width} px`);
        faults.push(...(await rawButtons(page)).map((button) => `${name}: ${button}`));
      }
    }
    expect(faults).toEqual([]);
  });
});

test('the table of ways of loading needs no scrolling on a phone', async () => {
  const page = await openPage('/odd/', { mobile: true });
  const [inside, shown] = await page.$eval('.demo-scroll', (one) => [one.scrollWidth, one.clientWidth] as const);
  expect(inside).toBeLessThanOrEqual(shown);
});

for (const mobile of [false, true]) {
  test(`the desk's magnifier lies on its picture, and its quantity stands in line at ${mobile ? 390 : 1280} px`, async () => {
    const page = await openPage('/product/desk/', { mobile });
    await mounted(page, 'product-gallery');
    const boxOf = async (selector: string) => (await page.locator(selector).first().boundingBox())!;
    const gallery = await boxOf('.demo-images');
    const trigger = await boxOf('.woocommerce-product-gallery__trigger');
    expect(trigger.x).toBeGreaterThan(gallery.x);
    expect(trigger.x + trigger.width).toBeLessThanOrEqual(gallery.x + gallery.width);
    const lines = await Promise.all(['table.variations', '.single_variation_wrap .qty'].map(boxOf));
    expect(lines[1]?.x).toBe(lines[0]?.x);
  });
}

test('the checkout of an empty cart leads to the cart, says why, and sells nothing', async () => {
  const page = await openPage('/checkout/');
  expect(new URL(page.url()).pathname).toBe('/cart/');
  expect(await page.textContent('.woocommerce-info')).toContain('something in your cart');
  await page.goto(new URL('/checkout/?add-to-cart=11', page.url()).href);
  for (const name of ['first_name', 'last_name', 'address_1', 'city', 'postcode'])
    await page.fill(`#billing_${name}`, 'x');
  await page.fill('#billing_email', 'a@example.com');
  await page.check('#terms');
  // Another tab has emptied the cart meanwhile.
  const [line] = (await shopState(page)).cart;
  const removal = { cart_item_key: line!.key };
  await page.request.post(new URL('/?wc-ajax=remove_from_cart', page.url()).href, { form: removal });
  await page.click('#place_order');
  await page.waitForURL('**/cart/');
  expect(await page.textContent('.woocommerce-info')).toContain('something in your cart');
});

for (const query of ['', '?jquery=1']) {
  test(`a quick view opens with its product and closes, and an add opens its popup ${query}`, async () => {
    const page = await openPage(`/fixture/jet-popup/${query}`);
    await mounted(page, 'quick-view');
    const popup = page.getByRole('dialog', { name: 'Quick view' });
    expect(await popup.isVisible()).toBe(false);
    for (const [at, name] of ['Pier Hoodie', 'Dune Sneaker'].entries()) {
      await page.locator('.jet-quickview-button__link').nth(at).click();
      await popup.getByRole('heading', { name }).waitFor();
      await mounted(page, 'variation-form', '.jet-popup form');
      await page.keyboard.press('Escape');
      await popup.waitFor({ state: 'hidden' });
    }
    await page.click('.ajax_add_to_cart');
    await page.getByRole('dialog', { name: 'Added' }).waitFor();
    expectNoProblems(page);
  });
}

for (const path of ['/product/mug/', '/product/hoodie/', '/product/sneaker/', '/product/lamp/', '/product/jacket/']) {
  test(`${path} works under a strict content security policy`, async () => {
    const page = await openPage(`${path}?csp=strict`);
    await settled(page);
    await page.click('.reviews_tab a');
    await page.locator('p.stars .star-5').click();
    await page.locator('.woocommerce-product-gallery__trigger').click();
    await page.locator('.pswp__counter').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.pswp--open').waitFor({ state: 'detached' });
    expectNoProblems(page);
  });
}

test('a product’s page fits and works at 200 % zoom and from right to left', async () => {
  const page = await openPage('/product/sneaker/?dir=rtl', { viewport: { width: 640, height: 450 } });
  await settled(page);
  expect(await scrollsSideways(page)).toBe(false);
  await page.click('.reviews_tab a');
  await page.locator('p.stars a').first().waitFor();
  expectNoProblems(page);
});

for (const path of [
  '/shop/',
  '/shop/jet/',
  '/landing/',
  '/cart/?add-to-cart=11',
  '/checkout/?add-to-cart=11',
  '/my-account/',
  '/banners/',
]) {
  test(`${path} reads from right to left, and at 200 % zoom`, async () => {
    const query = path.includes('?') ? '&dir=rtl' : '?dir=rtl';
    const page = await openPage(path + query, { viewport: { width: 640, height: 450 } });
    await settled(page);
    expect(await axe(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    expectNoProblems(page);
  });
}

test('a listing is sorted, a cart changed and an order sent without JavaScript', async () => {
  const page = await openPage('/shop/?orderby=price&paged=1', { javaScriptEnabled: false });
  expect(await page.locator('.woocommerce-loop-product__title').first().textContent()).toBe('Brick Notebook');
  await page.locator('.add_to_cart_button.ajax_add_to_cart').first().click();
  await page.locator('.woocommerce-message a').click();
  await page.fill('input.qty', '3');
  await page.click('[name=update_cart]');
  expect(await page.locator('input.qty').inputValue()).toBe('3');
  await page.click('a.remove');
  await page.click('.restore-item');
  expect(await page.locator('input.qty').inputValue()).toBe('3');
  await page.click('.checkout-button');
  for (const name of ['first_name', 'last_name', 'address_1', 'city', 'postcode'])
    await page.fill(`#billing_${name}`, 'x');
  await page.fill('#billing_email', 'a@example.com');
  await page.check('#terms');
  await page.click('#place_order');
  expect(new URL(page.url()).pathname).toBe('/checkout/order-received/');
});

test('a product’s page shows its tabs, its rating and its button without JavaScript', async () => {
  const page = await openPage('/product/lamp/', { javaScriptEnabled: false });
  expect(await page.locator('.wc-tab:visible').count()).toBeGreaterThan(1);
  expect(await page.locator('select[name=rating]').isVisible()).toBe(true);
  expect(await page.locator('.single_add_to_cart_button').isEnabled()).toBe(true);
});
