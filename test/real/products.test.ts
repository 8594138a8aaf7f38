import { describe, expect, test } from 'vitest';
import {
  allMounted,
  axe,
  expectNoProblems,
  forgetRealPosts,
  mounted,
  openPage,
  type PageOptions,
  realPosts,
  requestsTo,
  serializeDom,
  timersRun,
  type WatchedPage,
} from '../support/page';
import { pressDisabled } from '../support/pressDisabled';

const PAGES = [
  'product-variable',
  'product-variable-ajax',
  'product-gallery',
  'product-simple',
  'product-grouped',
  'product-sold-individually',
] as const;

const open = async (name: string, options?: PageOptions): Promise<WatchedPage> => {
  const page = await openPage(`/${name}.html`, options);
  await mounted(page, 'product-tabs');
  await mounted(page, 'product-gallery');
  return page;
};

const openVariable = async (name: string, options?: PageOptions): Promise<WatchedPage> => {
  const page = await open(name, options);
  await mounted(page, 'variation-form');
  return page;
};

const variationId = (page: WatchedPage): Promise<string> =>
  page.$eval('input.variation_id', (input) => (input as HTMLInputElement).value);

const button = (page: WatchedPage): Promise<string> => page.$eval('.single_add_to_cart_button', (one) => one.className);

const options = (page: WatchedPage, name: string): Promise<string[]> =>
  page.$$eval(`select[name="${name}"] option`, (all) =>
    all
      .filter((option) => !(option as HTMLOptionElement).disabled)
      .map((option) => (option as HTMLOptionElement).value),
  );

for (const name of PAGES) {
  describe(`the real page ${name}`, () => {
    for (const [width, phone] of [
      ['1280 px', false],
      ['390 px', true],
    ] as const) {
      test(`the real page ${name} shows its gallery and has its widgets without a problem at ${width}`, async () => {
        const page = await open(name, { mobile: phone });
        const gallery = page.locator('.woocommerce-product-gallery');
        await expect.poll(() => gallery.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
        await page.locator('.woocommerce-product-gallery__image img').first().waitFor();
        const rows = await page.evaluate(() =>
          (
            window as unknown as {
              StorefrontWidgets: {
                report(): { widget: string; state: string; errors: string[]; diagnostics: string[] }[];
              };
            }
          ).StorefrontWidgets.report(),
        );
        expect(
          rows.filter((row) => row.state === 'failed' || row.errors.length > 0 || row.diagnostics.length > 0),
        ).toEqual([]);
        expectNoProblems(page);
      });
    }

    test(`each tab of the real page ${name} opens its panel alone`, async () => {
      const page = await open(name);
      const links = page.locator('.wc-tabs li a');
      for (let at = 0; at < (await links.count()); at += 1) {
        await links.nth(at).click();
        const shown = await page.$$eval(
          '.wc-tabs-wrapper > .wc-tab',
          (panels) => panels.filter((panel) => (panel as HTMLElement).offsetParent).length,
        );
        expect(shown).toBe(1);
        expect(await links.nth(at).getAttribute('aria-selected')).toBe('true');
      }
    });

    test(`the review form of the real page ${name} takes five stars and asks for a rating when there is none`, async () => {
      const page = await open(name);
      await page.click('.reviews_tab a');
      await mounted(page, 'review-form');
      await page.click('#submit');
      await page.locator('[role=alertdialog] .alert-button').click();
      await page.click('p.stars .star-5');
      expect(await page.$eval('#rating', (rating) => (rating as HTMLSelectElement).value)).toBe('5');
      expectNoProblems(page);
    });

    test(`the real page ${name} has no accessibility problem besides those that the server sent`, async () => {
      const before = await openPage(`/${name}.html?script=none`);
      const known = new Set((await axe(before)).map((violation) => violation.rule));
      const page = await open(name);
      expect((await axe(page)).filter((violation) => !known.has(violation.rule))).toEqual([]);
    });
  });
}

describe('the real variable product', () => {
  test('a complete choice of a variation sets the id, the SKU, the image and the button in the same task', async () => {
    const page = await openVariable('product-variable');
    const at = await page.evaluate(() => {
      const choose = (name: string, value: string): void => {
        const select = document.querySelector<HTMLSelectElement>(`select[name="${name}"]`);
        if (!select) throw new Error(name);
        select.value = value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      };
      choose('attribute_pa_color', 'blue');
      choose('attribute_size', 'S');
      return {
        id: document.querySelector<HTMLInputElement>('input.variation_id')?.value,
        sku: document.querySelector('.sku')?.textContent,
        image: document.querySelector('.woocommerce-product-gallery .wp-post-image')?.getAttribute('src'),
        button: document.querySelector('.single_add_to_cart_button')?.classList.contains('disabled'),
      };
    });
    expect(at.id).toBe('79');
    expect(at.sku).toBe('AUR-BLUE');
    expect(at.image).toContain('aurora-blue');
    expect(at.button).toBe(false);
    await page.locator('.single_variation .woocommerce-variation-price').filter({ hasText: '45.00' }).waitFor();
    expectNoProblems(page);
  });

  test('the selects of the variation form offer only available values, quotes and ampersands included', async () => {
    const page = await openVariable('product-variable');
    await page.selectOption('select[name="attribute_pa_color"]', 'red');
    expect(await options(page, 'attribute_size')).toEqual(['', 'L', 'X-Large (tall)', '5" inseam & up']);
    await page.selectOption('select[name="attribute_size"]', '5" inseam & up');
    expect(await variationId(page)).toBe('85');
    expect(await button(page)).not.toContain('disabled');
  });

  test('the button of a sold-out variation keeps the id, is blocked and tells the reason', async () => {
    const page = await openVariable('product-variable');
    await page.selectOption('select[name="attribute_pa_color"]', 'green');
    await page.selectOption('select[name="attribute_size"]', 'S');
    await page.waitForFunction(() =>
      document.querySelector('.single_add_to_cart_button')?.classList.contains('wc-variation-is-unavailable'),
    );
    expect(await variationId(page)).toBe('81');
    await forgetRealPosts(page);
    // The button says that it is disabled, but takes the click to tell why.
    await pressDisabled(page, '.single_add_to_cart_button');
    await page.locator('[role=alertdialog]').waitFor();
    expect(await realPosts(page)).toEqual([]);
  });

  test('the quantity of a variation is reduced to its stock', async () => {
    const page = await openVariable('product-variable');
    await page.fill('input[name=quantity]', '9');
    await page.selectOption('select[name="attribute_pa_color"]', 'green');
    await page.selectOption('select[name="attribute_size"]', 'M');
    expect(await page.inputValue('input[name=quantity]')).toBe('2');
  });

  test('the variation form, the gallery and the meta are the same as before after a reset', async () => {
    const page = await openVariable('product-variable');
    await page.waitForFunction(
      () => document.querySelector('form.variations_form')?.getAttribute('data-widget-state') === 'mounted',
    );
    const read = async (): Promise<string[]> => [
      await serializeDom(page, 'form.variations_form'),
      await serializeDom(page, '.woocommerce-product-gallery__wrapper'),
      await serializeDom(page, '.product_meta'),
    ];
    // The start check has been made, and the gallery stands.
    await page.locator('.single_add_to_cart_button.disabled').waitFor();
    await page.locator('.woocommerce-product-gallery__trigger').waitFor();
    await page.locator('.woocommerce-product-gallery__wrapper .flex-active-slide').waitFor();
    const before = await read();
    await page.selectOption('select[name="attribute_pa_color"]', 'blue');
    await page.selectOption('select[name="attribute_size"]', 'M');
    await page.locator('.single_variation .woocommerce-variation-price').waitFor();
    await page.click('.reset_variations');
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'attribute_pa_color');
    // The details slide away first.
    await page.locator('.single_variation *').first().waitFor({ state: 'detached' });
    // The announcement of the reset stays until the next choice.
    await page.$eval('.reset_variations_alert', (alert) => alert.replaceChildren());
    // The id stays empty, as with WooCommerce's script.
    expect(await variationId(page)).toBe('');
    await page.$eval('input.variation_id', (input) => input.setAttribute('value', '0'));
    await expect.poll(read).toEqual(before);
  });

  test('the chosen variation is posted natively once after a double click', async () => {
    const page = await openVariable('product-variable');
    await forgetRealPosts(page);
    await page.selectOption('select[name="attribute_pa_color"]', 'red');
    await page.selectOption('select[name="attribute_size"]', 'X-Large (tall)');
    await page.locator('.single_add_to_cart_button:not(.disabled)').waitFor();
    await Promise.all([page.waitForNavigation(), page.dblclick('.single_add_to_cart_button', { noWaitAfter: true })]);
    const posts = (await realPosts(page)).filter((post) => post.body.includes('add-to-cart'));
    expect(posts).toHaveLength(1);
    expect(posts[0]?.body).toContain('84');
  });
});

describe('the real variable product above 30 variations', () => {
  test('the variation form asks the shop once per choice and shows the answer', async () => {
    const page = await openVariable('product-variable-ajax');
    const requests = requestsTo(page, /wc-ajax=get_variation/);
    await page.selectOption('select[name="attribute_pa_color"]', 'red');
    await page.selectOption('select[name="attribute_size"]', 'L');
    await page.locator('.single_add_to_cart_button:not(.disabled)').waitFor();
    expect(Number(await variationId(page))).toBeGreaterThan(0);
    const asked = requests.length;
    await page.click('.reset_variations');
    expect(await variationId(page)).toBe('');
    await page.selectOption('select[name="attribute_pa_color"]', 'red');
    await page.selectOption('select[name="attribute_size"]', 'L');
    await page.locator('.single_add_to_cart_button:not(.disabled)').waitFor();
    expect(requests.length).toBe(asked);
    expectNoProblems(page);
  });
});

describe('the real gallery', () => {
  test('the real gallery follows its thumbnails, opens the lightbox there, counts and returns the focus', async () => {
    const page = await open('product-gallery');
    const thumbs = page.locator('.flex-control-nav button');
    await expect.poll(() => thumbs.count()).toBe(5);
    await thumbs.nth(2).click();
    await page.waitForFunction(() =>
      document.querySelectorAll('.flex-control-nav img')[2]?.classList.contains('flex-active'),
    );
    await page.click('.woocommerce-product-gallery__trigger');
    await page.locator('.pswp__counter').filter({ hasText: '3 of 5' }).waitFor();
    await expect.poll(() => page.url()).toMatch(/gid=1&pid=3/);
    await page.keyboard.press('ArrowRight');
    await page.locator('.pswp__counter').filter({ hasText: '4 of 5' }).waitFor();
    await page.keyboard.press('Escape');
    await page.waitForFunction(() =>
      document.activeElement?.classList.contains('woocommerce-product-gallery__trigger'),
    );
    await expect.poll(() => page.url()).not.toMatch(/gid=/);
    expectNoProblems(page);
  });

  test('the lightbox of the real gallery opens at the picture that the address names', async () => {
    const page = await openPage('/product-gallery.html#&gid=1&pid=2');
    await page.locator('.pswp__counter').filter({ hasText: '2 of 5' }).waitFor();
    expectNoProblems(page);
  });

  for (const hash of ['#&gid=9&pid=999', '#"]', '#<img src=x onerror=alert(1)>', '#&gid=1&pid=%E0']) {
    test(`the lightbox of the real gallery does not open or fail for the address ${hash}`, async () => {
      const page = await open('product-gallery');
      await page.goto(`${page.url()}${hash}`);
      await page.reload();
      await mounted(page, 'product-gallery');
      await allMounted(page);
      await timersRun(page, 200);
      expect(await page.locator('.pswp--open .pswp__counter').count()).toBe(0);
      expectNoProblems(page);
    });
  }
});

test('the real grouped product posts its quantities once', async () => {
  const page = await open('product-grouped');
  await forgetRealPosts(page);
  await page.locator('input.qty').first().fill('2');
  await Promise.all([page.waitForNavigation(), page.click('.single_add_to_cart_button', { noWaitAfter: true })]);
  const posts = (await realPosts(page)).filter((post) => post.body.includes('add-to-cart'));
  expect(posts).toHaveLength(1);
});
