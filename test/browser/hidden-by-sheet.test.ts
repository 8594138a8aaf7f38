/**
 * What the replaced scripts show with jQuery's `show`, `slideDown` or `css('visibility')`, while a style sheet hides it until
 * a script runs: jQuery writes a `display` where there is none.
 */
import { expect, test } from 'vitest';
import { chooseHoodie } from '../support/hoodie';
import { mounted, openPage, type WatchedPage } from '../support/page';
import { rewrite } from './runtimeStage';

interface Row {
  /** What is shown. */
  what: string;
  sheet: string;
  path: string;
  widget: string;
  act?(page: WatchedPage): Promise<unknown>;
  target: string;
  mobile?: true;
  /** Changes the server's page. */
  put?(html: string): string;
}

const FORM = 'form.variations_form';
const form = { path: '/product/hoodie/', widget: 'variation-form' };

const ROWS: readonly Row[] = [
  {
    ...form,
    what: 'price and button of a variable product',
    sheet: '.single_variation_wrap{display:none}',
    target: `${FORM} .single_add_to_cart_button`,
  },
  {
    ...form,
    what: 'the details of a variation',
    sheet: '.single_variation{display:none}',
    act: chooseHoodie,
    target: `${FORM} .single_variation .price`,
  },
  {
    ...form,
    what: 'the link that resets the choice, in WooCommerce 9.4',
    sheet: '.reset_variations{display:none;visibility:hidden}',
    act: chooseHoodie,
    target: '.reset_variations',
  },
  {
    ...form,
    what: 'the link that resets the choice, in a theme',
    sheet: '.reset_variations{display:none}',
    act: chooseHoodie,
    target: '.reset_variations',
  },
  {
    ...form,
    what: 'the quantity of a variation',
    sheet: '.single_variation_wrap .quantity{display:none}',
    act: chooseHoodie,
    target: `${FORM} .quantity`,
  },
  {
    ...form,
    what: 'the message that nothing matches',
    sheet: '.wc-no-matching-variations{display:none}',
    async act(page) {
      await chooseHoodie(page);
      await page.waitForSelector(`${FORM} .single_variation .price`);
      await page.evaluate((selector) => {
        const chosen = { count: 1, chosenCount: 1, data: { attribute_pa_color: 'gold' } };
        document.querySelector(selector)?.dispatchEvent(new CustomEvent('check_variations', { detail: [chosen] }));
      }, FORM);
    },
    target: '.wc-no-matching-variations',
  },
  {
    what: 'the panel of a product’s tab',
    path: '/product/hoodie/',
    widget: 'product-tabs',
    sheet: '.wc-tab,.woocommerce-Tabs-panel{display:none}',
    target: '.woocommerce-Tabs-panel',
  },
  {
    what: 'the shipping calculator',
    path: '/cart/?add-to-cart=11&nomini=1',
    widget: 'cart-page',
    sheet: '.shipping-calculator-form{display:none}',
    act: (page) => page.click('.shipping-calculator-button'),
    target: '.shipping-calculator-form',
  },
  {
    what: 'a cart that is hidden while it is empty',
    path: '/shop/?add-to-cart=11',
    widget: 'cart-fragments',
    sheet: '.widget_shopping_cart{display:none}',
    put: (html) =>
      html.replace(
        '<h1',
        '<div class="widget_shopping_cart"><div class="hide_cart_widget_if_empty">Your cart</div></div><h1',
      ),
    target: '.hide_cart_widget_if_empty',
  },
  {
    what: 'the store notice',
    path: '/fixture/store-notice/',
    widget: 'store-notice',
    sheet: '.woocommerce-store-notice{display:none}',
    target: '.woocommerce-store-notice',
  },
  {
    what: 'the hint of a field',
    path: '/fixture/hints/',
    widget: 'field-hints',
    sheet: '.woocommerce-input-wrapper .description{display:none}',
    act: (page) => page.focus('#billing_city'),
    target: '#billing_city-description',
  },
  {
    what: 'the row of a state',
    path: '/fixture/addresses/',
    widget: 'address-fields',
    sheet: '#billing_state_field{display:none}',
    act: (page) => page.selectOption('#billing_country', 'US'),
    target: '#billing_state_field',
  },
  {
    what: 'the row of another field that the country has',
    path: '/fixture/addresses/',
    widget: 'address-fields',
    sheet: '#billing_postcode_field{display:none}',
    act: (page) => page.selectOption('#billing_country', 'US'),
    target: '#billing_postcode_field',
  },
  {
    what: 'a table of contents that is unfolded, and its button',
    path: '/fixture/page-tools/?only=70c0001',
    widget: 'table-of-contents',
    mobile: true,
    sheet: '.elementor-toc__body,.elementor-toc__toggle-button--collapse{display:none}',
    act: (page) => page.click('.elementor-toc__toggle-button--expand'),
    target: '.elementor-toc__toggle-button--collapse',
  },
  {
    what: 'a video in the place of its picture',
    path: '/fixture/overlays/',
    widget: 'video-popup',
    sheet: '.ekit-inline-video-content,.ekit-inline-video-content video{display:none}',
    act: (page) => page.locator('.elementor-element-d1a0015').getByRole('button', { name: 'Play video' }).click(),
    target: '.elementor-element-d1a0015 video',
  },
];

test.each(ROWS)(
  'the page shows $what where a style sheet hides it',
  async ({ sheet, path, widget, act, target, mobile, put }) => {
    const page = await openPage(path, {
      mobile,
      async before(opening) {
        const { pathname } = new URL(path, 'http://x');
        await opening.route(
          (url) => url.pathname === pathname,
          async (route) => {
            const response = await route.fetch();
            const html = await response.text();
            const body = (put?.(html) ?? html).replace('</head>', `<style>${sheet}</style></head>`);
            await route.fulfill({ response, body });
          },
        );
      },
    });
    await mounted(page, widget);
    await act?.(page);
    await page.locator(target).first().waitFor({ state: 'visible' });
  },
);

test('the link that resets a choice of the server stays hidden where a style sheet takes it away, until the next choice', async () => {
  const page = await openPage('/product/hoodie/?attribute_pa_color=blue', {
    before: (opening) =>
      rewrite(opening, /product\/hoodie/, (body) =>
        body.replace('</head>', '<style>.reset_variations{display:none;visibility:visible}</style></head>'),
      ),
  });
  await mounted(page, 'variation-form');
  const link = page.locator('.reset_variations');
  expect(await link.isVisible()).toBe(false);
  await page.selectOption('#size', 'S');
  await page.selectOption('#print', 'None');
  expect(await link.isVisible()).toBe(false);
  for (const [id, value] of [
    ['#pa_color', ''],
    ['#size', ''],
    ['#print', ''],
  ] as const)
    await page.selectOption(id, value);
  await chooseHoodie(page);
  await link.waitFor({ state: 'visible' });
});
