import { describe, expect, inject, test } from 'vitest';
import { axe } from '../support/axe';
import {
  expectNoProblems,
  holdRuntime,
  mounted,
  openPage,
  type PageOptions,
  requestsTo,
  shopState,
  type WatchedPage,
} from '../support/page';
import { withoutPointer } from '../support/rest';
import { withApi } from './runtimeStage';

/** Opens a page as a visitor who touches nothing; the attribution of orders would load by itself. */
const openAtRest = (path: string, before: PageOptions['before'] = () => {}): Promise<WatchedPage> =>
  openPage(
    `${path}${path.includes('?') ? '&' : '?'}config=${encodeURIComponent('{"disable":["order-attribution"]}')}`,
    {
      waitUntil: 'networkidle',
      fresh: true,
      before: async (page) => {
        await withoutPointer(page);
        await before(page);
      },
    },
  );

const scriptsOf = (page: WatchedPage): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => /\/storefront-widgets\/([^?]+\.js)/.exec(name)?.[1] ?? '')
      .filter(Boolean),
  );

const startedBy = async (page: WatchedPage, widget: string): Promise<unknown> => {
  const rows = await withApi(page, (api) => api.report().map((row) => [row.widget, row.startedBy]));
  return rows.find(([name]) => name === widget)?.[1];
};

/** What a screen reader meets in the elements, and whether they show. */
const lookOf = (page: WatchedPage, selector: string): Promise<unknown[]> =>
  page.$$eval(selector, (all) =>
    all.map((element) => [
      element.localName,
      element.className,
      element.textContent,
      ...['role', 'href', 'aria-label', 'aria-labelledby', 'aria-checked', 'aria-expanded', 'tabindex', 'disabled'].map(
        (name) => element.getAttribute(name),
      ),
      (element as HTMLElement).checkVisibility(),
    ]),
  );

/** The product's page in a theme that shows the reviews without a tab. */
const withOpenReviews = (page: WatchedPage): Promise<unknown> =>
  page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      const form = document.querySelector('#review_form');
      if (form) document.querySelector('.wc-tabs-wrapper')?.before(form);
    });
  });

describe('the review form', () => {
  const MUG = '/product/mug/';

  test('shows the stars of the widget at rest, and loads nothing for them', async () => {
    const page = await openAtRest(MUG, withOpenReviews);
    expect(await scriptsOf(page)).toEqual(['storefront-widgets.js']);
    const parts = '#review_form p.stars, #review_form p.stars *, #review_form [name=rating]';
    const before = await lookOf(page, parts);
    expect(before).toHaveLength(8);
    // The form stands elsewhere than the theme's headings expect.
    expect((await axe(page, '#review_form')).filter(({ rule }) => rule !== 'heading-order')).toEqual([]);
    await mounted(page, 'review-form');
    expect(await lookOf(page, parts)).toEqual(before);
    expectNoProblems(page);
  });

  test('takes the first press on a star while the runtime is slow', async () => {
    let release = (): void => {};
    const page = await openAtRest(MUG, async (opening) => {
      await withOpenReviews(opening);
      release = await holdRuntime(opening);
    });
    await page.click('p.stars .star-4');
    expect(await page.inputValue('[name=rating]')).toBe('');
    release();
    await expect.poll(() => page.inputValue('[name=rating]')).toBe('4');
    expect(await page.locator('p.stars').count()).toBe(1);
  });

  test('takes the first key on the stars, and keeps the focus in them', async () => {
    const page = await openAtRest(MUG, withOpenReviews);
    await page.focus('p.stars .star-1');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.inputValue('[name=rating]')).toBe('1');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('star-2 active');
  });

  test('sends nothing without a rating when its button is the first thing pressed', async () => {
    const page = await openAtRest(MUG, withOpenReviews);
    const posts = requestsTo(page, /wp-comments-post/);
    await page.$eval('#review_form #submit', (button) => (button as HTMLElement).click());
    await page.waitForSelector('[role=alertdialog]');
    expect(posts).toEqual([]);
  });

  test('starts at load where a rating is chosen already, or the site has settings for it', async () => {
    const chosen = await openAtRest(MUG, (opening) =>
      opening.addInitScript(() => {
        document.addEventListener('readystatechange', () => {
          const field = document.querySelector<HTMLSelectElement>('select[name=rating]');
          if (field) field.value = '3';
        });
      }),
    );
    await expect.poll(() => startedBy(chosen, 'review-form')).toBe('a rating');
    expect(await chosen.locator('p.stars .star-3.active').count()).toBe(1);
    const texts = encodeURIComponent('{"texts":{"review-form":{"groupLabel":"Stars"}}}');
    const set = await openPage(`${MUG}?config=${texts}`);
    await expect.poll(() => startedBy(set, 'review-form')).toBe('settings of its own');
  });
});

/** The page of a cart with one product, at rest. */
const openCart = (before: PageOptions['before'] = () => {}, query = ''): Promise<WatchedPage> =>
  openAtRest(`/cart/?nomini=1${query}`, async (page) => {
    await page.request.get(`${inject('base')}/cart/?add-to-cart=11`);
    await before(page);
  });

describe('the cart', () => {
  const QUANTITY = '.cart_item input.qty';
  const UPDATE = '[name=update_cart]';

  test('loads nothing but the loader, and looks as the widget shows it', async () => {
    const page = await openCart();
    expect(await scriptsOf(page)).toEqual(['storefront-widgets.js']);
    const parts = `${UPDATE}, .shipping-calculator-button, .shipping-calculator-form, ${QUANTITY}, .product-remove a`;
    const before = await lookOf(page, parts);
    expect(await page.isDisabled(UPDATE)).toBe(true);
    await mounted(page, 'cart-page');
    expect(await lookOf(page, parts)).toEqual(before);
    expectNoProblems(page);
  });

  test('removes a line at the first press while the runtime is slow', async () => {
    let release = (): void => {};
    const page = await openCart(async (opening) => {
      release = await holdRuntime(opening);
    });
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await page.click('.product-remove a');
    release();
    await page.locator('.wc-empty-cart-message').waitFor();
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    expect((await shopState(page)).cart).toEqual([]);
  });

  test('saves a quantity that was changed before the runtime has come', async () => {
    let release = (): void => {};
    const page = await openCart(async (opening) => {
      release = await holdRuntime(opening);
    });
    await page.fill(QUANTITY, '3');
    await page.click(UPDATE);
    release();
    await expect.poll(async () => (await shopState(page)).cart.map(({ quantity }) => quantity)).toEqual([3]);
  });

  test('saves a quantity at Enter before the runtime has come', async () => {
    let release = (): void => {};
    const page = await openCart(async (opening) => {
      release = await holdRuntime(opening);
    });
    await page.fill(QUANTITY, '4');
    await page.keyboard.press('Enter');
    release();
    await expect.poll(async () => (await shopState(page)).cart.map(({ quantity }) => quantity)).toEqual([4]);
  });

  test('opens the calculator at the first press', async () => {
    const page = await openCart();
    await page.click('.shipping-calculator-button');
    await page.locator('.shipping-calculator-form').waitFor();
    await expect.poll(() => page.getAttribute('.shipping-calculator-button', 'aria-expanded')).toBe('true');
  });

  test('asks for the shop’s cart when a script says that it has changed', async () => {
    const page = await openCart(undefined, '&jquery=1');
    expect(await startedBy(page, 'cart-page')).toBe(undefined);
    await page.request.get(new URL('/cart/?add-to-cart=11', page.url()).href);
    await page.evaluate(() => {
      const { jQuery: $ } = window as unknown as { jQuery(target: unknown): { trigger(type: string): void } };
      $(document.body).trigger('wc_update_cart');
    });
    await expect.poll(() => page.inputValue(QUANTITY)).toBe('2');
  });

  test('starts at load where another shipping method is chosen', async () => {
    const page = await openCart((opening) =>
      opening.addInitScript(() => {
        document.addEventListener(
          'readystatechange',
          () => {
            const other = document.querySelector<HTMLInputElement>('input[name^=shipping_method]:not(:checked)');
            if (other) other.checked = true;
          },
          { once: true },
        );
      }),
    );
    await expect.poll(() => startedBy(page, 'cart-page')).toBe('a change');
  });
});

describe('an address', () => {
  test('waits in the closed calculator until it is opened', async () => {
    const page = await openCart();
    await page.click('.shipping-calculator-button');
    await expect.poll(() => startedBy(page, 'address-fields')).toBeTruthy();
    await page.selectOption('#calc_shipping_country', { index: 1 });
    expectNoProblems(page);
  });

  test('starts at load elsewhere', async () => {
    const page = await openAtRest('/fixture/addresses/');
    await expect.poll(() => startedBy(page, 'address-fields')).toBe('an address');
  });
});

describe('a part of Elementor', () => {
  const SHARE = '/fixture/page-tools/?only=5ea0001';
  const FACEBOOK = '.elementor-share-btn_facebook';

  const LOOKS = [
    ['share-buttons', SHARE, '.elementor-share-btn'],
    ['newsletter', '/fixture/newsletter/', '.ekit-mailChimpForm input, .ekit-mailChimpForm button'],
    ['form', '/fixture/forms/?only=f0a0001', '.elementor-form input, .elementor-form button'],
  ] as const;
  for (const [widget, path, parts] of LOOKS)
    test(`waits for the visitor, and looks as it does afterwards: ${widget}`, async () => {
      const page = await openAtRest(path);
      const before = await lookOf(page, parts);
      expect(before.length).toBeGreaterThan(1);
      // Something else may have brought the runtime.
      expect(await startedBy(page, widget)).toBeFalsy();
      await mounted(page, widget);
      expect(await lookOf(page, parts)).toEqual(before);
      expectNoProblems(page);
    });

  for (const [how, press] of [
    ['press', (page: WatchedPage) => page.click(FACEBOOK)],
    ['key', (page: WatchedPage) => page.focus(FACEBOOK).then(() => page.keyboard.press('Enter'))],
  ] as const)
    test(`shares at the first ${how} while the runtime is slow`, async () => {
      let release = (): void => {};
      const page = await openPage(SHARE, {
        before: async (opening) => {
          await withoutPointer(opening);
          release = await holdRuntime(opening);
        },
      });
      await page.evaluate(() => {
        Object.assign(window, { log: [], open: (address: string) => void window.log.push(address) });
      });
      await press(page);
      release();
      await expect.poll(() => page.evaluate(() => window.log.join())).toContain('facebook.com/sharer');
    });

  test('starts at load where a form has steps', async () => {
    const page = await openAtRest('/fixture/forms/?only=f0a0002');
    await expect.poll(() => startedBy(page, 'form')).toBe('steps');
  });
});
