import { describe, expect, test } from 'vitest';
import { axe } from '../support/axe';
import { holdChunk, holdRuntime, RUNTIME } from '../support/chunks';
import { expectNoProblems, mounted, openPage, timersRun, type WatchedPage } from '../support/page';
import { withoutPointer } from '../support/rest';
import { withApi } from './runtimeStage';

/** Scripts of ours that the page has loaded, without the inline ones. */
const scriptsOf = (page: WatchedPage): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => /\/storefront-widgets\/([^?]+\.js)/.exec(name)?.[1] ?? '')
      .filter(Boolean),
  );

const LOADER = 'storefront-widgets.js';

/**
 * A visitor who has read the page and touched nothing. Opens it again where the browser has sent a move by itself, as it
 * does when the layout changes under a pointer.
 */
async function openAtRest(path: string, before?: (page: WatchedPage) => unknown): Promise<WatchedPage> {
  for (;;) {
    const page = await openPage(path, {
      waitUntil: 'networkidle',
      fresh: true,
      before: async (opening) => void (await before?.(opening)),
    });
    if ((await withApi(page, (api) => api.report().startedBy)) !== 'pointermove') return page;
  }
}

const without = (...names: string[]): string =>
  encodeURIComponent(JSON.stringify({ disable: ['order-attribution', ...names] }));

/** What has started the widget; empty while it waits. */
const startedBy = async (page: WatchedPage, widget: string): Promise<unknown> => {
  const rows = await withApi(page, (api) => api.report().map((row) => [row.widget, row.startedBy]));
  return rows.find(([name]) => name === widget)?.[1];
};

describe('a page that nobody has touched', () => {
  for (const path of ['/product/vase/', '/product/mug/', '/product/lamp/', '/product/jacket/', '/shop/', '/blank/'])
    test(`an untouched page loads nothing but the loader: ${path}`, async () => {
      const page = await openAtRest(`${path}?config=${without()}`);
      expect(await withApi(page, (api) => api.report().startedBy)).toBe(undefined);
      expect(await withApi(page, (api) => api.report().notes)).toEqual(['nothing has needed the runtime yet']);
      expect(await scriptsOf(page)).toEqual([LOADER]);
      expectNoProblems(page);
    });

  test('an untouched page is searched for a type four times at most: parsed, followed, loaded, and after additions', async () => {
    const page = await openAtRest(`/product/mug/?config=${without()}`, (opening) =>
      opening.addInitScript(() => {
        const search = Document.prototype.querySelectorAll;
        Object.assign(window, { searches: 0 });
        Document.prototype.querySelectorAll = function (selector: string) {
          if (selector.includes('.woocommerce-store-notice')) (window as unknown as { searches: number }).searches += 1;
          return search.call(this, selector);
        };
      }),
    );
    const searches = await page.evaluate(() => (window as unknown as { searches: number }).searches);
    expect(searches).toBeGreaterThan(0);
    expect(searches).toBeLessThanOrEqual(4);
  });

  test('a page without Elementor’s elements loads only the loader until the first input, though Elementor is there', async () => {
    const page = await openAtRest(`/product/mug/?config=${without()}`, (opening) =>
      opening.addInitScript(() => Object.assign(window, { elementorFrontendConfig: { version: '4.0.0' } })),
    );
    expect(await withApi(page, (api) => api.report().startedBy)).toBe(undefined);
    expect(await scriptsOf(page)).toEqual([LOADER]);
    await page.mouse.move(5, 5);
    await expect.poll(() => withApi(page, (api) => api.report().startedBy)).toBe('pointermove');
  });

  test('an untouched product page shows the first tab alone, and says which one it is', async () => {
    const page = await openAtRest(`/product/mug/?config=${without()}`);
    const tabs = page.locator('.wc-tabs a');
    expect(await tabs.evaluateAll((all) => all.map((tab) => tab.getAttribute('tabindex')))).toEqual(['0', '-1', '-1']);
    const named = page.locator('.wc-tabs-wrapper [role=tab]');
    expect(await named.evaluateAll((all) => all.map((tab) => tab.getAttribute('aria-selected')))).toEqual([
      'true',
      'false',
      'false',
    ]);
    expect(await page.locator('.wc-tab:visible').count()).toBe(1);
    expect(await scriptsOf(page)).toEqual([LOADER]);
  });

  test('an untouched variation form is marked as one that needs a choice', async () => {
    const page = await openAtRest(`/product/jacket/?config=${without()}`);
    const button = page.locator('form.variations_form .single_add_to_cart_button');
    expect(await button.getAttribute('class')).toMatch(/\bdisabled wc-variation-selection-needed\b/);
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    expect(await page.locator('.reset_variations').evaluate((link) => getComputedStyle(link).visibility)).toBe(
      'hidden',
    );
    // A theme may give the empty place of the price a height, which the widget would take away later.
    expect(await page.locator('.single_variation').evaluate((place) => getComputedStyle(place).display)).toBe('none');
    expect(await scriptsOf(page)).toEqual([LOADER]);
  });

  test('an untouched gallery has the link that opens the pictures, with a name', async () => {
    const page = await openAtRest(`/product/lamp/?config=${without()}`);
    const trigger = page.locator('.woocommerce-product-gallery__trigger');
    expect(await trigger.count()).toBe(1);
    expect(await trigger.getAttribute('aria-label')).toBeTruthy();
    expect(await scriptsOf(page)).toEqual([LOADER]);
  });

  test('thumbnails are drawn anew where a script of the page has made a carousel of them', async () => {
    const page = await openAtRest(`/product/lamp/?config=${without()}`, (opening) =>
      opening.addInitScript(() =>
        addEventListener('DOMContentLoaded', () => {
          const list = document.querySelector('.flex-control-nav');
          const carousel = document.createElement('div');
          carousel.className = 'carousel';
          carousel.append(...(list?.children ?? []));
          // As many children as there are pictures.
          list?.append(carousel, ...Array.from({ length: 5 }, () => document.createElement('div')));
        }),
      ),
    );
    await expect.poll(() => page.locator('.flex-control-nav > li').count()).toBe(6);
    expect(await page.locator('.carousel').count()).toBe(0);
    expect(await startedBy(page, 'product-gallery')).toBe('thumbnails');
  });

  test('the first press on a thumbnail counts where a script has put a copy in place of the gallery', async () => {
    const page = await openAtRest(`/product/lamp/?config=${without()}`);
    const trigger = page.locator('.woocommerce-product-gallery__trigger');
    const gallery = await page.$('.woocommerce-product-gallery');
    await gallery?.evaluate((host) => {
      const { outerHTML } = host;
      host.outerHTML = outerHTML;
    });
    // The copy is prepared once the loader has looked at it.
    await trigger.elementHandle().then((copied) => copied?.waitForElementState('hidden'));
    await page.waitForSelector('.woocommerce-product-gallery__trigger');
    expect(await trigger.count()).toBe(1);
    await page.click('.flex-control-nav li:nth-child(2) img');
    await page.waitForSelector('.woocommerce-product-gallery__image:nth-child(2).flex-active-slide');
  });

  for (const path of ['/product/mug/', '/product/jacket/', '/shop/'])
    test(`an untouched page breaks no accessibility rule: ${path}`, async () => {
      const page = await openAtRest(`${path}?config=${without()}`);
      expect(await axe(page, 'main')).toEqual([]);
    });
});

test('a page whose only widgets at load have no component loads no React', async () => {
  const others = ['anchors', 'order-attribution', 'mini-cart'];
  const config = encodeURIComponent(JSON.stringify({ disable: others, when: { entrance: 'load' } }));
  // A stretched section starts with the first move of a pointer.
  const page = await openAtRest(`/fixture/entrance/?config=${config}`, withoutPointer);
  await expect.poll(() => startedBy(page, 'entrance')).toBeTruthy();
  await timersRun(page, 1000);
  const scripts = await scriptsOf(page);
  expect(scripts.some((name) => name.startsWith('widget-entrance-'))).toBe(true);
  expect(scripts.filter((name) => /^(react|root)-/.test(name))).toEqual([]);
});

test('a first press asks for all files of its widget before one of them has come', async () => {
  // With jQuery the widget has gates, whose files it would ask for itself only once its code runs.
  const page = await openAtRest(`/product/mug/?jquery=1&config=${without()}`, withoutPointer);
  const release = await holdChunk(page, 'product-tabs');
  await page.locator('.wc-tabs a').last().click({ noWaitAfter: true });
  const asked = (): Promise<string[]> =>
    page.$$eval('link[rel=modulepreload]', (links) =>
      links.map((link) => /\/([a-z-]+)-[\w-]{7}\.js$/.exec((link as HTMLLinkElement).href)?.[1] ?? ''),
    );
  await expect.poll(asked).toEqual(expect.arrayContaining(['react', 'widget-product-tabs', 'panels', 'gates']));
  release();
  await mounted(page, 'product-tabs');
  await expect.poll(() => page.locator('.wc-tabs li').last().getAttribute('class')).toContain('active');
});

test('a public event at the window starts the runtime, and is no error', async () => {
  const page = await openAtRest('/product/mug/');
  await page.evaluate(() => window.dispatchEvent(new Event('wc_fragment_refresh')));
  await expect.poll(() => withApi(page, (api) => api.report().startedBy)).toBe('wc_fragment_refresh');
  expectNoProblems(page);
});

describe('the first use, with nothing fetched before', () => {
  test('a press on a tab opens it', async () => {
    const page = await openAtRest(`/product/mug/?config=${without()}`);
    await page.locator('.wc-tabs a', { hasText: 'Reviews' }).click();
    await page.waitForSelector('#tab-reviews:visible');
    expect(await page.locator('.wc-tab:visible').count()).toBe(1);
    expectNoProblems(page);
  });

  test('a press by a script on a tab opens it, too', async () => {
    const page = await openAtRest(`/product/mug/?config=${without()}`);
    await page.$eval('#tab-title-reviews a', (link) => (link as HTMLElement).click());
    await page.waitForSelector('#tab-reviews:visible');
  });

  test('a link to the reviews opens them', async () => {
    const page = await openAtRest(`/product/mug/?config=${without()}`);
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), {
        href: '#reviews',
        className: 'woocommerce-review-link',
      });
      link.textContent = '(3 reviews)';
      document.querySelector('.product')?.prepend(link);
    });
    await page.click('a.woocommerce-review-link');
    await page.waitForSelector('#tab-reviews:visible');
  });

  for (const [widget, path, pressed, shown] of [
    [
      'product-gallery',
      '/product/lamp/',
      '.woocommerce-product-gallery__trigger',
      '.storefront-lightbox .pswp__button--close',
    ],
    ['product-tabs', '/product/mug/', '#tab-title-reviews a', '#tab-reviews'],
  ] as const)
    test(`a press that lasts until the widget is there counts: ${widget}`, async () => {
      const page = await openAtRest(`${path}?config=${without()}`);
      await page.locator(pressed).scrollIntoViewIfNeeded();
      await page.locator(pressed).hover();
      await page.mouse.down();
      await page.waitForFunction(
        (name) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(`/widget-${name}-`)),
        widget,
      );
      await timersRun(page, 500);
      await page.waitForLoadState('networkidle');
      await page.mouse.up();
      await page.locator(shown).first().waitFor({ state: 'visible' });
      expectNoProblems(page);
    });

  test('an address that comes to name a tab opens it', async () => {
    const page = await openAtRest(`/product/mug/?config=${without()}`);
    await page.evaluate(() => {
      location.hash = '#tab-additional_information';
    });
    await page.waitForSelector('#tab-additional_information:visible');
  });

  test('the arrow keys move along the tabs', async () => {
    const page = await openAtRest(`/product/mug/?config=${without()}`);
    await page.locator('.wc-tabs a').first().focus();
    await page.keyboard.press('End');
    await page.waitForSelector('#tab-reviews:visible');
  });

  test('a choice by keyboard in a variation form finds its variation', async () => {
    const page = await openAtRest(`/product/jacket/?config=${without()}`);
    const selects = page.locator('form.variations_form select');
    for (const select of await selects.all()) await select.press('ArrowDown');
    await expect.poll(() => page.locator('.single_add_to_cart_button').getAttribute('aria-disabled')).not.toBe('true');
    await expect.poll(() => page.inputValue('input[name=variation_id]')).toMatch(/^[1-9]/);
  });

  test('a press on the button of a form without a choice says what is missing', async () => {
    const page = await openAtRest(`/product/jacket/?config=${without()}`);
    await page.click('form.variations_form .single_add_to_cart_button', { force: true });
    await page.waitForSelector('[role=alertdialog], [role=dialog]');
  });

  test('the focus stays on the link to the pictures when the gallery starts', async () => {
    const page = await openAtRest(`/product/lamp/?config=${without()}`);
    await page.focus('.woocommerce-product-gallery__trigger');
    await mounted(page, 'product-gallery');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.pswp, [role=dialog]');
    expect(await page.locator('.woocommerce-product-gallery__trigger').count()).toBe(1);
  });
});

describe('a widget that starts without the visitor', () => {
  test('the tabs start without the visitor where the address names a tab', async () => {
    const page = await openAtRest(`/product/mug/?config=${without()}#tab-reviews`);
    await page.waitForSelector('#tab-reviews:visible');
    expect(await startedBy(page, 'product-tabs')).toBe('the address');
  });

  test('a variation form starts without the visitor where a choice is made already', async () => {
    const page = await openAtRest(`/product/jacket/?config=${without()}`, (opening) =>
      opening.addInitScript(() => {
        document.addEventListener('readystatechange', () => {
          const select = document.querySelector<HTMLSelectElement>('form.variations_form select');
          if (select?.options[1]) select.options[1].selected = true;
        });
      }),
    );
    await expect.poll(() => startedBy(page, 'variation-form')).toBe('a choice');
  });

  /** A page with a script that listens to an event of the form, and counts what it hears. */
  const heardBy = (type: string): Promise<WatchedPage> =>
    openAtRest(`/product/hoodie/?jquery=1&config=${without()}`, async (opening) => {
      await withoutPointer(opening);
      await opening.addInitScript((name) => {
        Object.assign(window, { heard: 0 });
        addEventListener('DOMContentLoaded', () => {
          const all = window as unknown as {
            heard: number;
            jQuery(what: unknown): { on(type: string, use: () => void): void };
          };
          all.jQuery(document).on(name, () => {
            all.heard += 1;
          });
        });
      }, type);
    });
  const heard = (page: WatchedPage): Promise<number> =>
    page.evaluate(() => (window as unknown as { heard: number }).heard);

  test('a variation form starts without the visitor where a script listens to events that it sends at load', async () => {
    const page = await heardBy('check_variations');
    await expect.poll(() => startedBy(page, 'variation-form')).toBe('a script listens to check_variations');
    await expect.poll(() => heard(page)).toBeGreaterThan(0);
  });

  for (const type of ['reset_data', 'reset_image', 'hide_variation'])
    test(`a variation form waits where a script listens to ${type}, which the script hears once, also when the form starts`, async () => {
      const page = await heardBy(type);
      await expect.poll(() => heard(page)).toBe(1);
      await timersRun(page, 1000);
      expect(await startedBy(page, 'variation-form')).toBeFalsy();
      expect(await heard(page)).toBe(1);
      await page.locator('form.variations_form select').first().focus();
      await mounted(page, 'variation-form');
      await timersRun(page, 1000);
      expect(await heard(page)).toBe(1);
    });

  test('scripts hear that nothing is chosen in the order of WooCommerce’s script', async () => {
    const page = await openAtRest(`/product/hoodie/?jquery=1&config=${without()}`, async (opening) => {
      await withoutPointer(opening);
      await opening.addInitScript(() => {
        const all = window as unknown as {
          order: string[];
          jQuery(what: unknown): { on(types: string, use: (event: Event) => void): void };
        };
        all.order = [];
        addEventListener('DOMContentLoaded', () => {
          all.jQuery(document).on('reset_data reset_image hide_variation', ({ type }) => all.order.push(type));
          // Sliders of other plugins measure themselves.
          all.jQuery(window).on('resize', ({ type }) => all.order.push(type));
        });
      });
    });
    const order = (): Promise<string[]> => page.evaluate(() => (window as unknown as { order: string[] }).order);
    await expect.poll(order).toEqual(['reset_image', 'hide_variation', 'reset_data', 'resize']);
  });

  test('a variation form waits where a script listens to a choice alone, which the script hears then', async () => {
    const page = await heardBy('found_variation');
    await timersRun(page, 1000);
    expect(await startedBy(page, 'variation-form')).toBeFalsy();
    for (const select of await page.locator('form.variations_form select').all())
      await select.selectOption({ index: 1 });
    await expect.poll(() => heard(page)).toBe(1);
  });

  test('a widget starts at load where the site says so for its type', async () => {
    const config = encodeURIComponent(
      JSON.stringify({ when: { 'add-to-cart': 'load' }, disable: ['order-attribution', 'quantity'] }),
    );
    const page = await openAtRest(`/product/vase/?config=${config}`);
    await expect.poll(() => startedBy(page, 'add-to-cart')).toBe('load');
    expect(await startedBy(page, 'product-gallery')).toBe('');
  });
});

describe('a page whose runtime does not come', () => {
  test('the page is as the server printed it, and a held press goes ahead, when the runtime cannot be had', async () => {
    const page = await openAtRest(`/product/mug/?config=${without()}`, (opening) =>
      opening.route(RUNTIME, (route) => route.abort()),
    );
    await page.click('#tab-title-reviews a');
    await expect.poll(() => page.locator('.wc-tab:visible').count()).toBe(3);
    expect(await page.evaluate(() => location.hash)).toBe('#tab-reviews');
  });

  test('a press waits for a runtime that is slow', async () => {
    let release = (): void => {};
    const page = await openAtRest(`/product/mug/?config=${without()}`, async (opening) => {
      await withoutPointer(opening); // a move of the browser’s own would start the runtime, which is held
      release = await holdRuntime(opening);
    });
    await page.click('#tab-title-reviews a');
    expect(await page.locator('.wc-tab:visible').count()).toBe(1);
    const link = page.locator('#tab-title-reviews a');
    await expect.poll(() => link.getAttribute('aria-busy')).toBe('true');
    expect(await link.evaluate((node) => getComputedStyle(node).opacity)).toBe('0.6');
    release();
    await page.waitForSelector('#tab-reviews:visible');
    expect(await link.getAttribute('aria-busy')).toBe(null);
    expect(await page.locator('[data-storefront-held]').count()).toBe(0);
  });
});

describe('a page of Elementor that nobody has touched', () => {
  const PART = expect.stringMatching(/^elementor-.{7}\.js$/);

  test('a page of Elementor loads the loader and the part for Elementor, where nothing draws by itself', async () => {
    const page = await openAtRest(`/fixture/anchors/?config=${without()}`);
    expect(await withApi(page, (api) => api.report().startedBy)).toBe(undefined);
    expect(await scriptsOf(page)).toEqual([LOADER, PART]);
    expectNoProblems(page);
  });

  test('a page of Elementor shows the pictures that Elementor’s style sheet withholds', async () => {
    const page = await openAtRest(`/fixture/backgrounds/?only=none&rows=1&config=${without()}`);
    await page.waitForSelector('.elementor-element-bd0e110.e-lazyloaded');
    expect(await scriptsOf(page)).toEqual([LOADER, PART]);
  });

  test.each([
    ['image-carousel', '/fixture/carousels/'],
    ['media-carousel', '/fixture/carousels/'],
    ['elementskit-carousel', '/fixture/carousels/'],
    ['jet-carousel', '/fixture/jet-carousels/'],
    ['jet-images-layout', '/fixture/jet-pictures/'],
    ['jet-slider', '/fixture/jet-slider/'],
    ['image-comparison', '/fixture/comparison/'],
    ['drop-cap', '/fixture/drop-caps/'],
  ])('the widget %s rests far below the window in the height that it will have', async (widget, path) => {
    const page = await openAtRest(`${path}?config=${without()}`, (opening) =>
      opening.addInitScript(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('body { padding-top: 4000px !important }');
        document.adoptedStyleSheets.push(sheet);
      }),
    );
    expect(await withApi(page, (api) => api.report().startedBy)).toBe(undefined);
    const heights = (): Promise<Record<string, number>> =>
      page.evaluate(() =>
        Object.fromEntries(
          [...document.querySelectorAll<HTMLElement>('.elementor-element[data-id]')].map((element) => [
            element.dataset.id,
            element.offsetHeight,
          ]),
        ),
      );
    const before = await heights();
    await page.mouse.move(9, 9);
    const host = page.locator(`[data-widget~=${widget}]`).first();
    await host.scrollIntoViewIfNeeded();
    await mounted(page, widget, `[data-widget~=${widget}]`);
    const id = (await host.getAttribute('data-id'))!;
    expect(Math.abs(before[id]! - (await heights())[id]!)).toBeLessThan(40);
  });

  test.each(['image-carousel', 'elementskit-carousel'])(
    'the slides of %s keep their width on a phone until Swiper has started, whatever a vendor’s sheet limits before',
    async (widget) => {
      let release = (): void => {};
      const page = await openAtRest(`/fixture/carousels/?config=${without()}`, async (opening) => {
        release = await holdChunk(opening, 'engine');
        await opening.setViewportSize({ width: 390, height: 800 });
        await opening.addInitScript(() => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(`
            body { padding-top: 4000px !important }
            .elementor-widget .swiper:not(.swiper-initialized) .swiper-slide { max-width: 25%; margin-right: 15px }
          `);
          document.adoptedStyleSheets.push(sheet);
        });
      });
      const host = page.locator(`[data-storefront-rests~=${widget}], [data-widget~=${widget}]`).first();
      const id = await host.getAttribute('data-id');
      const widths = (): Promise<number[]> =>
        page.$$eval(`[data-id="${id}"] .swiper-slide`, (slides) => slides.map((slide) => slide.clientWidth));
      const before = await widths();
      expect(before.length).toBeGreaterThan(1);
      await page.mouse.move(9, 9);
      await host.scrollIntoViewIfNeeded();
      await mounted(page, widget, `[data-id="${id}"]`);
      expect(await widths()).toEqual(before);
      release();
      await page.waitForSelector(`[data-id="${id}"] .swiper-initialized`);
      expect(await widths()).toEqual(before);
    },
  );

  test('a press on a link to a place of the page is held, and scrolls smoothly below the bar', async () => {
    let release = (): void => {};
    const page = await openAtRest(`/fixture/anchors/?config=${without()}`, async (opening) => {
      await withoutPointer(opening); // a move of the browser’s own would start the runtime, which is held
      release = await holdRuntime(opening);
    });
    await page.click('a[href$="#boats"]');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    release();
    const distance = (): Promise<number> =>
      page.evaluate(() => {
        const bar = document.querySelector('.elementor-sticky--active');
        const place = document.querySelector('#boats');
        if (!bar || !place) return 999;
        return Math.abs(place.getBoundingClientRect().top - bar.getBoundingClientRect().bottom);
      });
    await expect.poll(distance).toBeLessThan(2);
  });

  test('what sticks to the top starts when somebody scrolls, what sticks to the bottom at once', async () => {
    const bar = await openAtRest(`/fixture/sticky/?only=ac10001&config=${without()}`);
    expect(await scriptsOf(bar)).toEqual([LOADER, PART]);
    await bar.mouse.wheel(0, 900);
    await bar.waitForSelector('.elementor-element-ac10001.elementor-sticky--active');
    const foot = await openAtRest(`/fixture/sticky/?only=ac10004&config=${without()}`);
    await foot.waitForSelector('.elementor-element-ac10004.elementor-sticky--active');
    expect(await startedBy(foot, 'sticky')).toBe('it sticks to the bottom');
  });

  test('the first press on a link opens its popup', async () => {
    const page = await openAtRest(`/fixture/popups/?only=102&config=${without()}`);
    expect(await withApi(page, (api) => api.report().startedBy)).toBe(undefined);
    await page.click('.open-102');
    await page.waitForSelector('#elementor-popup-modal-102:visible');
  });

  test('a popup with a timer opens without a visitor', async () => {
    const triggers = { page_load: 'yes', page_load_delay: 0 };
    const page = await openAtRest(`/fixture/popups/?only=102&config=${without()}`, (opening) =>
      opening.addInitScript((given) => {
        document.addEventListener('readystatechange', () => {
          const popup = document.querySelector('[data-elementor-id="102"]');
          popup?.setAttribute('data-elementor-settings', JSON.stringify({ triggers: given }));
        });
      }, triggers),
    );
    await page.waitForSelector('#elementor-popup-modal-102:visible');
    expect(await startedBy(page, 'popup')).toBe('its trigger page_load');
  });
});
