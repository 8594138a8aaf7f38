import { expect, test } from 'vitest';
import { mounted, openPage, switchAnswer, type WatchedPage } from '../support/page';
import { pressDisabled } from '../support/pressDisabled';
import { recordSpoken, type Spoken } from '../support/spokenTexts';

const MUG = 'a.add_to_cart_button[data-product_id="11"]';

interface Visit {
  path: string;
  /** What must be there before the visitor acts. */
  widget: string;
  act(page: WatchedPage): Promise<unknown>;
  /** The texts of ours that show, by name. */
  shows: string[];
}

const press = async (page: WatchedPage, ...selectors: string[]): Promise<void> => {
  for (const selector of selectors) await page.click(selector);
};

const VISITS: Record<string, Visit> = {
  'the gallery and its lightbox': {
    path: '/product/lamp/',
    widget: 'product-gallery',
    async act(page) {
      await page.locator('.woocommerce-product-gallery').evaluate((host) => {
        (host as HTMLElement).dataset.settings = '{"directionNav":true}';
      });
      await press(page, '.flex-next', '.woocommerce-product-gallery__trigger', '.pswp__button--share');
      await press(page, '.pswp__button--arrow--right', '.pswp__button--fs');
      await page.locator('.pswp--fs').waitFor();
    },
    shows: [
      ...['triggerText', 'previousText', 'nextText'].map((key) => `product-gallery.${key}`),
      ...['counterText', 'closeText'].map((key) => `product-gallery.${key}`),
      ...[
        'labelText',
        'roleText',
        'slideRoleText',
        'fullscreenText',
        'exitFullscreenText',
        'shareText',
        'previousText',
        'nextText',
      ].map((key) => `lightbox.${key}`),
      ...['facebookText', 'twitterText', 'pinterestText', 'downloadText'].map((key) => `lightbox.${key}`),
    ],
  },
  'a press in the list, and one that fails': {
    path: '/shop/',
    widget: 'loop-add-to-cart',
    async act(page) {
      await page.click(MUG);
      await page.locator('.added_to_cart').waitFor();
      await switchAnswer(page, { endpoint: 'add_to_cart', status: 500, body: 'Fatal error' });
      await page.click(MUG);
    },
    shows: ['cart.viewCartText', 'messages.again', 'messages.serverError', 'toast.closeText'],
  },
  'a press without a choice': {
    path: '/product/hoodie/',
    widget: 'variation-form',
    act: (page) => pressDisabled(page, '.single_add_to_cart_button.disabled'),
    shows: ['variation-form.makeSelection', 'alert.buttonText', 'alert.closeText'],
  },
  swatches: {
    path: '/product/sneaker/?swatches=%7B%22disable_out_of_stock%22:true%7D',
    widget: 'swatches',
    act: (page) => press(page, '.variable-item[data-value=rust]'),
    shows: ['swatches.variation_label_separator', 'swatches.out_of_stock_tooltip_text'],
  },
  'a carousel': {
    path: '/fixture/jet-carousel/?count=9&options=%7B%22speed%22:0,%22autoplay%22:%7B%22delay%22:60000%7D%7D',
    widget: 'product-carousel',
    async act(page) {
      await press(page, '.storefront-carousel-dots button:nth-child(2)');
    },
    shows: ['label', 'roleText', 'slideRoleText', 'previousText', 'nextText', 'dotText', 'slideText', 'pauseText'].map(
      (key) => `product-carousel.${key}`,
    ),
  },
  'the cart page': {
    path: '/cart/?add-to-cart=11',
    widget: 'cart-page',
    async act(page) {
      await page.fill('.woocommerce-cart-form input.qty', '2');
      await press(page, '[name=update_cart]');
    },
    shows: ['cart-page.waitMessage'],
  },
  passwords: {
    path: '/fixture/passwords/',
    widget: 'password-toggle',
    act: (page) => press(page, '.login .show-password-input'),
    shows: ['password-toggle.showText', 'password-toggle.hideText'],
  },
  'a review without a rating': {
    path: '/product/mug/#reviews',
    widget: 'review-form',
    async act(page) {
      await page.fill('#comment', 'Good');
      await press(page, '#review_form #submit');
    },
    shows: ['review-form.starLabels', 'review-form.requiredText', 'alert.buttonText'],
  },
  'a subscription that fails': {
    path: '/fixture/newsletter/',
    widget: 'newsletter',
    async act(page) {
      const answers = [{ status: 500 }, { json: { error: 'No key', success: [] } }];
      await page.route(/mailchimp/, (route) => route.fulfill(answers.shift()));
      await page.fill('#short form [name=email]', 'ada@example.com');
      await press(page, '#short form .ekit-mail-submit');
      await page.locator('#short form .ekit-mail-message', { hasText: '«messages.unknown»' }).waitFor();
      await press(page, '#short form .ekit-mail-submit');
    },
    shows: ['newsletter.errorMessage', 'messages.unknown'],
  },
  'another layout': {
    path: '/shop/jet/',
    widget: 'layout-switcher',
    act: (page) => press(page, '.jet-woo-switcher-btn-secondary'),
    shows: ['layout-switcher.shownText'],
  },
  addresses: {
    path: '/fixture/addresses/',
    widget: 'address-fields',
    async act(page) {
      for (const country of ['GB', 'IT', 'US']) await page.selectOption('#billing_country', country);
      await page.selectOption('#shipping_country', 'IT');
    },
    shows: ['selectStateText', 'requiredText', 'optionalText'].map((key) => `address-fields.${key}`),
  },
  'a map, and one without tiles': {
    path: '/fixture/maps/?only=a3a5010',
    widget: 'pin-map',
    async act(page) {
      await page.locator('.storefront-map-close').waitFor();
      await page.$eval('[data-widget~=pin-map]', (host) => {
        const { settings } = (window as unknown as { storefrontWidgetsConfig: { settings: Record<string, object> } })
          .storefrontWidgetsConfig;
        settings['pin-map'] = { ...settings['pin-map'], tileUrl: '/missing/{z}/{x}/{y}.svg' };
        (host as HTMLElement).dataset.settings = '{"zoom":12}';
      });
    },
    shows: ['label', 'zoomInText', 'zoomOutText', 'creditText', 'closeText', 'linkText', 'failedText'].map(
      (key) => `pin-map.${key}`,
    ),
  },
  'what has no name of its own': {
    path: '/banners/',
    widget: 'back-to-top',
    async act(page) {
      await page.locator('.ekit-btt').first().scrollIntoViewIfNeeded();
      await mounted(page, 'coming-soon');
    },
    shows: ['back-to-top.label', 'cookie-notice.label', 'coming-soon.dismissLabel'],
  },
};

test.each(Object.entries(VISITS))(
  'every text that the visitor gets from us can be set: %s',
  async (_, { path, widget, act, shows }) => {
    let spoken!: Spoken; // set before the page is fetched
    const page = await openPage(path, {
      fresh: true,
      before: async (opening) => {
        spoken = await recordSpoken(opening);
      },
      waitUntil: 'networkidle',
    });
    await mounted(page, widget);
    await act(page);
    await expect
      .poll(async () => {
        const ours = await spoken.ours();
        return shows.filter((name) => !ours.has(name));
      })
      .toEqual([]);
    expect(await spoken.unknown()).toEqual([]);
  },
);
