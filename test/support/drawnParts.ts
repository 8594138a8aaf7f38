import { mounted, openPage, type PageOptions, switchAnswer, type WatchedPage } from './page';

type Api = { StorefrontWidgets: Record<'alert' | 'toast', (options: object) => unknown> };

async function call(page: WatchedPage, name: 'alert' | 'toast', all: object[], shown: string): Promise<void> {
  await page.evaluate(
    ([method, given]) => {
      const { StorefrontWidgets: api } = window as unknown as Api;
      for (const options of given) api[method](options);
    },
    [name, all] as const,
  );
  await page
    .locator(shown)
    .nth(all.length - 1)
    .waitFor();
}

const TYPES = ['info', 'success', 'warning', 'error'];

/** A page with one of the elements that the widgets add in view. */
export type OpenPart = (options?: PageOptions, query?: string) => Promise<WatchedPage>;

const openDialog =
  (type: string): OpenPart =>
  async (options, query = '') => {
    const page = await openPage(`/blank/?${query}`, options);
    await mounted(page, 'cart-fragments');
    await call(page, 'alert', [{ type, title: 'Really?', message: 'It is the last one.' }], '.alert-frame');
    return page;
  };

const openNewsletter =
  (answer: object): OpenPart =>
  async (options, query = '') => {
    const page = await openPage(`/fixture/newsletter/?${query}`, options);
    await page.route(/mailchimp/, (route) => route.fulfill({ json: answer }));
    await mounted(page, 'newsletter');
    await page.fill('#short form [name=email]', 'ada@example.com');
    await page.click('#short form .ekit-mail-submit');
    await page.locator('#short .ekit-mail-message', { hasText: /./ }).waitFor();
    return page;
  };

/** How to bring each part into view. */
export const PARTS = {
  dialog: openDialog('info'),
  success: openDialog('success'),
  warning: openDialog('warning'),
  question: openDialog('question'),
  async toasts(options, query = '') {
    const page = await openPage(`/blank/?${query}`, options);
    await mounted(page, 'cart-fragments');
    const all = TYPES.map((type) => ({ type, title: 'Saved', message: 'Your list.', timer: 600_000 }));
    await call(page, 'toast', all, '.toast-content');
    return page;
  },
  async lightbox(options, query = '') {
    const page = await openPage(`/product/lamp/?${query}`, options);
    await mounted(page, 'product-gallery');
    await page.click('.woocommerce-product-gallery__trigger');
    await page.click('.storefront-lightbox .pswp__button--share');
    await page.locator('.pswp__share-tooltip a').first().waitFor();
    return page;
  },
  async overlay(options, query = '') {
    const page = await openPage(`/cart/?add-to-cart=11&${query}`, options);
    await mounted(page, 'cart-page');
    await switchAnswer(page, { endpoint: 'update_cart', delay: 5000 });
    await page.route('**/cart/**', () => new Promise(() => {}));
    await page.fill('.cart_item input.qty', '2');
    await page.click('[name=update_cart]');
    await page.locator('.storefront-widgets-overlay').first().waitFor();
    return page;
  },
  async hint(options, query = '') {
    const page = await openPage(`/fixture/hints/?${query}`, options);
    await mounted(page, 'field-hints');
    await page.evaluate(() =>
      document.querySelector('form.checkout')?.setAttribute('data-settings', '{"float":"yes"}'),
    );
    await page.focus('#billing_city');
    await page.locator('.storefront-widgets-floating[aria-hidden=false]').waitFor();
    return page;
  },
  async carousel(options, query = '') {
    const settings = encodeURIComponent('{"speed":0,"autoplay":{"delay":60000}}');
    const page = await openPage(`/fixture/jet-carousel/?count=9&options=${settings}&${query}`, options);
    await page.locator('.storefront-carousel-dots button').first().waitFor();
    return page;
  },
  refused: openNewsletter({ error: 'No key', success: [] }),
  subscribed: openNewsletter({ error: [], success: { body: '{"status":"subscribed","title":""}' } }),
  async password(options, query = '') {
    const page = await openPage(`/fixture/passwords/?${query}`, options);
    await mounted(page, 'password-toggle');
    return page;
  },
  async popup(options, query = '') {
    const page = await openPage(`/fixture/popups/?${query}`, options);
    await mounted(page, 'popup');
    await page.click('a[href*="popup%3Aopen"]');
    await page.locator('.elementor-popup-modal').first().waitFor();
    return page;
  },
  async chart(options, query = '') {
    const page = await openPage(`/fixture/counters/?${query}`, options);
    await page.locator('[data-percent="40"]').scrollIntoViewIfNeeded();
    await page.locator('[data-percent="40"] .storefront-pie-ring').waitFor();
    return page;
  },
  async headline(options, query = '') {
    const page = await openPage(`/fixture/headlines/?only=c0b0002&${query}`, options);
    await mounted(page, 'animated-headline');
    return page;
  },
  async background(options, query = '') {
    const page = await openPage(`/fixture/backgrounds/?only=bd0e004&${query}`, options);
    await mounted(page, 'background-slideshow');
    return page;
  },
  async pictures(options, query = '') {
    const page = await openPage(`/fixture/panels/?only=pictures&${query}`, options);
    await mounted(page, 'image-accordion');
    await page.locator('.elementskit-single-image-accordion--input').first().focus();
    await page.keyboard.press('ArrowRight');
    return page;
  },
  async 'content-dialog'(options, query = '') {
    const page = await openPage(`/fixture/overlays/?${query}`, options);
    await mounted(page, 'search-popup');
    await page.click('.ekit-modal-popup');
    await page.locator('.mfp-wrap.mfp-ready').waitFor();
    return page;
  },
  async hotspot(options, query = '') {
    const page = await openPage(`/fixture/hotspots/?only=40a0001&${query}`, options);
    await mounted(page, 'hotspot');
    await page.click('.e-hotspot__button');
    await page.locator('.e-hotspot--active > .e-hotspot__tooltip').waitFor();
    return page;
  },
  async comparison(options, query = '') {
    const page = await openPage(`/fixture/comparison/?only=c0a0001&${query}`, options);
    await mounted(page, 'image-comparison');
    return page;
  },
  async grip(options, query = '') {
    const page = await openPage(`/fixture/grids/?only=9d00006&${query}`, options);
    await mounted(page, 'grid-drag');
    return page;
  },
  async map(options, query = '') {
    const page = await openPage(`/fixture/maps/?only=a3a5010&${query}`, options);
    await mounted(page, 'pin-map');
    await page.locator('.storefront-map-close').waitFor();
    return page;
  },
} satisfies Record<string, OpenPart>;
