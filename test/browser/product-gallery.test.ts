import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { activeSlide, moves } from '../support/gallery';
import {
  chunkOf,
  expectNoProblems,
  heard,
  holdChunk,
  holdRequests,
  holdRuntime,
  hostsBecome,
  layoutShift,
  mounted,
  openPage,
  type PageOptions,
  painted,
  RUNTIME,
  timersRun,
  type WatchedPage,
  watchShifts,
} from '../support/page';
import { serveSlowly } from '../support/slowServer';
import { describeWidget } from '../support/widgetSuite';
import { rewrite } from './runtimeStage';

const PAGE = '/product/lamp/';
const HOST = '.woocommerce-product-gallery';
const OFF = `config=${encodeURIComponent('{"disable":["product-gallery"]}')}`;
const THUMBS = `${HOST} .flex-control-nav li img`;

const openGallery = async (path = PAGE, options?: PageOptions): Promise<WatchedPage> => {
  const page = await openPage(path, options);
  await mounted(page, 'product-gallery');
  return page;
};

const visibleSlides = (page: WatchedPage): Promise<number[]> =>
  page.$$eval(`${HOST} .woocommerce-product-gallery__image`, (slides) =>
    slides.flatMap((slide, at) =>
      getComputedStyle(slide).visibility === 'visible' && slide.clientHeight > 0 ? [at] : [],
    ),
  );

const shows = (page: WatchedPage, at: number): Promise<void> => expect.poll(() => visibleSlides(page)).toEqual([at]);

/** A finger that moves over the slides, in pixels from the left. */
const swipe = (page: WatchedPage, from: number, to: number): Promise<void> =>
  page.$eval(
    `${HOST}__wrapper`,
    (viewport, [start, end]) => {
      const send = (type: string, clientX: number): boolean =>
        viewport.dispatchEvent(
          new PointerEvent(type, { bubbles: true, pointerType: 'touch', pointerId: 7, clientX, clientY: 9 }),
        );
      send('pointerdown', start as number);
      send('pointerup', end as number);
    },
    [from, to],
  );

/** The page's settings for the slider, before any script reads them. */
const withFlexslider = (flexslider: Record<string, unknown>, more: Record<string, unknown> = {}): PageOptions => ({
  before: (page) =>
    page.addInitScript(
      ([flex, rest]) => {
        let params: Record<string, unknown> | undefined;
        Object.defineProperty(window, 'wc_single_product_params', {
          configurable: true,
          get: () => params,
          set(value: Record<string, unknown>) {
            params = { ...value, ...rest, flexslider: { ...(value.flexslider as object), ...flex } };
          },
        });
      },
      [flexslider, more] as const,
    ),
});

describeWidget({
  name: 'product-gallery',
  page: PAGE,
  host: HOST,
  // The link that stands in for the widget's trigger.
  removes: '[data-storefront-trigger]',
  settings: {
    change: { triggerText: 'See it large' },
    shows: (page) => page.waitForSelector('.woocommerce-product-gallery__trigger[aria-label="See it large"]'),
  },
  async keyboard(page) {
    await moves(page);
    await page.locator(THUMBS).nth(2).locator('..').focus();
    await page.keyboard.press('Enter');
    expect(await activeSlide(page)).toBe(2);
    await page.keyboard.press('ArrowRight');
    expect(await activeSlide(page)).toBe(3);
    await page.focus('.woocommerce-product-gallery__trigger');
    await page.keyboard.press('Space');
    await page.waitForSelector('.storefront-lightbox.pswp--visible');
    await page.keyboard.press('Escape');
    await page.waitForSelector('.storefront-lightbox', { state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.className))
      .toBe('woocommerce-product-gallery__trigger');
  },
});

test('an element that the page has marked has one gallery, the first of the page, with the settings of the mark', async () => {
  const page = await openGallery(PAGE, {
    before: (opening) =>
      opening.addInitScript(() =>
        document.addEventListener('DOMContentLoaded', () => {
          const outer = document.createElement('div');
          outer.dataset.widget = 'product-gallery';
          outer.dataset.settings = '{"triggerText":"See it large"}';
          const inner = document.querySelector('.woocommerce-product-gallery');
          inner?.replaceWith(outer);
          if (inner) outer.append(inner);
        }),
      ),
  });
  await page.locator(THUMBS).nth(1).click();
  await shows(page, 1);
  expect(await page.locator('.flex-control-nav').count()).toBe(1);
  expect(await page.getAttribute(`${HOST}__trigger`, 'aria-label')).toBe('See it large');
  await page.click(`${HOST}__trigger`);
  await page.waitForSelector('.storefront-lightbox.pswp--visible');
  await expect.poll(() => new URL(page.url()).hash).toBe('#&gid=1&pid=2');
  expectNoProblems(page);
});

test('thumbnails have the boxes that a theme gives the pictures of a plain list, in one row', async () => {
  const page = await openPage(PAGE, {
    before: (opening) =>
      rewrite(opening, `**${PAGE}`, (html) =>
        html.replace(
          '</head>',
          `<style>html{box-sizing:border-box}*{box-sizing:inherit}
          .flex-control-thumbs{display:flex!important;grid-template:none!important;width:100px}
          button:not(:hover):not(:active):not(.has-background){padding:9px;background:navy}
          .flex-control-thumbs li{flex:none;width:60px;height:50px}
          .flex-control-thumbs li img{width:100%!important;height:100%!important;padding:4px;border:1px solid}</style></head>`,
        ),
      ),
  });
  const boxes = (): Promise<number[][]> =>
    page.$$eval(`${HOST} .flex-control-thumbs li`, (items) =>
      items.flatMap((item) => {
        const { left, top } = item.getBoundingClientRect();
        const box = item.querySelector('img')?.getBoundingClientRect();
        return box
          ? [[Math.round(box.left - left), Math.round(box.width), Math.round(box.height), Math.round(top)]]
          : [];
      }),
    );
  const check = async (): Promise<void> => {
    const all = await boxes();
    expect(all.length).toBeGreaterThan(2);
    expect(new Set(all.map(String)).size).toBe(1);
    expect(all[0]?.slice(0, 3)).toEqual([0, 60, 50]);
    const button = page.locator(`${HOST} .flex-control-thumbs button`).last();
    expect(await button.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe('rgba(0, 0, 0, 0)');
  };
  await check();
  await page.hover(HOST);
  await mounted(page, 'product-gallery');
  await check();
});

test('the list of thumbnails has no box of its own around items that float', async () => {
  const page = await openPage(PAGE, {
    before: (opening) =>
      rewrite(opening, '**/assets/theme.css*', (css) =>
        css
          .replace(/(?<=\.flex-control-thumbs \{\s*)display: ?grid;/, '')
          .concat('.flex-control-thumbs li { float: left }'),
      ),
  });
  const display = (): Promise<string> =>
    page.$eval(`${HOST} .flex-control-thumbs`, (list) => getComputedStyle(list).display);
  expect(await display()).toBe('block');
  await page.hover(HOST);
  await mounted(page, 'product-gallery');
  expect(await display()).toBe('block');
});

test('a slide without its own thumbnail is chosen by its picture, or by its number', async () => {
  const page = await openGallery(PAGE, {
    before: (opening) =>
      opening.addInitScript(() =>
        document.addEventListener('DOMContentLoaded', () => {
          for (const [at, html] of [
            [1, '<img src="/images/mug-front-100x100.svg" alt=""><video></video>'],
            [2, '<video></video>'],
          ] as const) {
            const slide = document.querySelectorAll('.woocommerce-product-gallery__image')[at];
            slide?.removeAttribute('data-thumb');
            slide?.removeAttribute('data-thumb-alt');
            if (slide) slide.innerHTML = html;
          }
        }),
      ),
  });
  await page.locator(THUMBS).nth(5).waitFor();
  expect(await page.locator(THUMBS).nth(1).getAttribute('src')).toContain('/images/mug-front-100x100.svg');
  expect(await page.locator(THUMBS).nth(2).getAttribute('src')).toBe(null);
  expect(await page.locator(THUMBS).nth(2).getAttribute('alt')).toBe('3');
  await page.getByRole('button', { name: '3', exact: true }).click();
  await shows(page, 2);
});

describe('a gallery that the widget leaves alone', () => {
  const opacity = (page: WatchedPage, of = HOST): Promise<string> =>
    page.$eval(of, (host) => getComputedStyle(host).opacity);

  const withoutSheets = (page: WatchedPage): unknown =>
    page.addInitScript(() => {
      Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets');
    });

  test.each([
    ['switched off, the shop’s script being empty', `${PAGE}?${OFF}`, undefined],
    ['in a browser without constructed style sheets', PAGE, withoutSheets],
    ['where the runtime is missing', PAGE, (page: WatchedPage) => page.route(RUNTIME, (route) => route.abort())],
  ])('a gallery is seen %s, and one that comes late as well', async (_, path, before) => {
    const page = await openPage(path, { before });
    await expect.poll(() => opacity(page)).toBe('1');
    await page.$eval(HOST, (host) => {
      const late = host.cloneNode(true) as HTMLElement;
      late.id = 'late';
      host.after(late);
    });
    await expect.poll(() => opacity(page, '#late')).toBe('1');
    expect(await page.$eval(HOST, (host) => (host as HTMLElement).style.opacity)).toBe('0');
  });

  test.each([
    ['switched off', `${PAGE}?legacy=first&${OFF}`, undefined],
    ['in a browser without constructed style sheets', `${PAGE}?legacy=first`, withoutSheets],
  ])('a gallery is seen %s, by the shop’s own script, which may fade it in', async (_, path, before) => {
    const page = await openPage(path, { before });
    await page.waitForFunction((host) => {
      return (document.querySelector(host) as HTMLElement).style.opacity === '1';
    }, HOST);
    await timersRun(page, 300);
    // A rule of ours would hold against its style.
    await page.$eval(HOST, (host) => {
      (host as HTMLElement).style.cssText = 'opacity: 0';
    });
    await expect.poll(() => opacity(page)).toBe('0');
  });

  test('a gallery is seen by the rule for themes of WordPress where the script is missing', async () => {
    const [, rule = ''] =
      /wp_add_inline_style\( '[\w-]+', '(.+)' \)/.exec(readFileSync('docs/wordpress-theme.md', 'utf8')) ?? [];
    const page = await openPage(PAGE, { block: ['**/storefront-widgets.js'] });
    expect(await opacity(page)).toBe('0');
    await page.addStyleTag({ content: rule });
    await expect.poll(() => opacity(page)).toBe('1');
    expect(await visibleSlides(page)).toEqual([0]);
    // The time in which a script may come is over.
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    expect(await visibleSlides(page)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('the rule for themes shows all images at once where the widget fails, or the slider is off', async () => {
    const [, rule = ''] =
      /wp_add_inline_style\( '[\w-]+', '(.+)' \)/.exec(readFileSync('docs/wordpress-theme.md', 'utf8')) ?? [];
    const failed = await openPage(PAGE, { block: [chunkOf('product-gallery')] });
    const off = await openGallery(PAGE, withFlexslider({}, { flexslider_enabled: '' }));
    await hostsBecome(failed, 'product-gallery', 'failed', HOST, 20_000);
    for (const page of [failed, off]) {
      await page.addStyleTag({ content: rule });
      await expect.poll(() => visibleSlides(page)).toEqual([0, 1, 2, 3, 4, 5]);
    }
  });
});

describe('the room of the slider until the widget runs', () => {
  const room = (page: WatchedPage): Promise<unknown> =>
    page.$eval(HOST, (host) => [
      host.querySelectorAll(':scope > .flex-control-thumbs li').length,
      host.querySelectorAll('.flex-viewport > * > .woocommerce-product-gallery__image').length,
    ]);

  test('the room of the slider is given back when no runtime comes', async () => {
    const page = await openPage(PAGE, {
      before: (opening) => opening.route(RUNTIME, (route) => route.abort()),
    });
    await page.mouse.move(5, 5);
    await expect.poll(() => visibleSlides(page)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(await room(page)).toEqual([0, 0]);
    expect(await page.$eval(HOST, (host) => host.innerHTML)).not.toContain('data-storefront');
  });

  test('the gallery has the room of a slider in a page that is still loading', async () => {
    const path = `${PAGE}?script=async`;
    const { url, finish } = await serveSlowly(path, '<form ');
    const page = await openPage(`${url}${path}`, {
      waitUntil: 'commit',
      before: (opening) => holdRuntime(opening),
    });
    await expect.poll(() => room(page)).toEqual([6, 6]);
    expect(await visibleSlides(page)).toEqual([0]);
    expect(await page.evaluate(() => document.readyState)).toBe('loading');
    finish();
  });

  test('the gallery has the room of a slider at rest where the theme lays the pictures out as a grid', async () => {
    const page = await openPage(PAGE, {
      before: (opening) =>
        rewrite(opening, `**${PAGE}`, (html) =>
          html.replace(
            '</head>',
            '<style>body div.product div.images .woocommerce-product-gallery__image:nth-child(n+2){display:inline-block;width:25%}</style></head>',
          ),
        ),
    });
    await painted(page);
    expect(await room(page)).toEqual([6, 6]);
    expect(await visibleSlides(page)).toEqual([0]);
    const current = page.locator(`${HOST} .flex-control-nav [aria-current] > .flex-active`);
    expect(await current.getAttribute('src')).toContain('lamp-45-front');
    await page.locator(THUMBS).nth(2).click();
    await shows(page, 2);
    expect(await current.getAttribute('src')).toContain('lamp-45-scene');
  });

  test('the page does not shift when the gallery runs', async () => {
    let release = (): void => {};
    const page = await openPage(PAGE, {
      viewport: { width: 390, height: 844 },
      async before(opening) {
        await watchShifts(opening);
        release = await holdRuntime(opening);
      },
    });
    await painted(page);
    expect(await room(page)).toEqual([6, 6]);
    expect(await visibleSlides(page)).toEqual([0]);
    release();
    await mounted(page, 'product-gallery');
    await page.waitForSelector(`${HOST} .flex-active-slide`);
    expect(await layoutShift(page)).toBeLessThan(0.02);
  });
});

describe('the gallery when something is missing', () => {
  test('all images are seen, as links, when the widget’s code never arrives', async () => {
    const page = await openPage(PAGE, { block: [chunkOf('product-gallery')] });
    await hostsBecome(page, 'product-gallery', 'failed', HOST, 20_000);
    await expect.poll(() => page.$eval(HOST, (host) => getComputedStyle(host).opacity)).toBe('1');
    await expect.poll(() => page.locator(`${HOST} .flex-control-nav`).count()).toBe(0);
    await expect.poll(() => visibleSlides(page)).toEqual([0, 1, 2, 3, 4, 5]);
    await page.click(`${HOST} .woocommerce-product-gallery__image:nth-child(2) a`);
    await page.waitForURL(/\/images\/lamp-45-angle/);
  });

  test('a picture that is clicked before the widget’s code has failed is opened by the browser', async () => {
    const page = await openPage(PAGE, { block: [chunkOf('product-gallery')], waitUntil: 'commit' });
    await page.click(`${HOST}__image a`);
    await page.waitForURL(/\/images\/lamp-45-front/, { timeout: 20_000 });
  });

  test('all images are seen when the code that shows one of them cannot be had', async () => {
    const page = await openGallery(PAGE, { block: [/\/Several-[\w-]+\.js/] });
    await expect.poll(() => visibleSlides(page)).toEqual([0, 1, 2, 3, 4, 5]);
    await expect.poll(() => page.locator(`${HOST} .flex-control-nav`).count()).toBe(0);
  });

  test('slides change without animation when the code that moves them cannot be had', async () => {
    const page = await openGallery(PAGE, { block: [/\/engine-[\w-]+\.js/] });
    await page.locator(THUMBS).nth(3).click();
    await shows(page, 3);
  });

  test('a first swipe counts, also when the code that moves the slides cannot be had', async () => {
    const page = await openGallery(PAGE, { block: [/\/engine-[\w-]+\.js/] });
    await swipe(page, 200, 100);
    await shows(page, 1);
    await swipe(page, 100, 130);
    await shows(page, 1);
    await swipe(page, 100, 200);
    await shows(page, 0);
  });

  test('a first swipe counts while the code that shows one image is loading', async () => {
    let release = (): void => {};
    const page = await openGallery(PAGE, {
      async before(opening) {
        release = await holdRequests(opening, /\/Several-[\w-]+\.js/);
      },
    });
    await swipe(page, 200, 100);
    release();
    await shows(page, 1);
  });

  test('the browser opens the picture when the lightbox cannot be had', async () => {
    const page = await openGallery(PAGE, { block: [/\/createLightbox-[\w-]+\.js/] });
    await page.locator(THUMBS).nth(1).click();
    await page.click('.woocommerce-product-gallery__trigger');
    await page.waitForURL(/\/images\/lamp-45-angle/);
  });

  test('a gallery without any image stays as it is', async () => {
    const page = await openGallery();
    const before = await page.evaluate(() => {
      const host = document.createElement('div');
      host.className = 'woocommerce-product-gallery woocommerce-product-gallery--without-images images';
      host.style.opacity = '0';
      host.innerHTML =
        '<div class="woocommerce-product-gallery__wrapper"><div class="woocommerce-product-gallery__image--placeholder"><img alt="Awaiting" class="wp-post-image"></div></div>';
      const html = host.innerHTML;
      document.querySelector('.summary')?.append(host);
      return html;
    });
    const empty = `${HOST}--without-images`;
    await mounted(page, 'product-gallery', empty);
    expect(await page.$eval(empty, (host) => host.innerHTML)).toBe(before);
    expect(await page.$eval(empty, (host) => getComputedStyle(host).opacity)).toBe('1');
  });
});

describe('a gallery without large pictures', () => {
  test('the trigger opens the nearest large picture where the slide that is shown has none', async () => {
    const page = await openGallery();
    await page.locator(THUMBS).nth(3).click();
    await page.$$eval(`${HOST}__image img:not(.zoomImg)`, (images) => {
      for (const at of [2, 3]) images[at]?.removeAttribute('data-large_image');
    });
    await page.click(`${HOST}__trigger`);
    await page.waitForSelector('.storefront-lightbox.pswp--visible');
    await expect.poll(() => page.textContent('.storefront-lightbox .pswp__counter')).toBe('3 of 4');
  });

  test('a gallery without large pictures has no trigger until a variation brings one', async () => {
    const page = await openGallery();
    await page.evaluate(() => {
      const host = document.createElement('div');
      host.className = 'woocommerce-product-gallery';
      host.id = 'placeholder';
      host.innerHTML = '<div class="woocommerce-product-gallery__image"><img alt="Awaiting"></div>';
      document.querySelector('.summary')?.append(host);
    });
    await mounted(page, 'product-gallery', '#placeholder');
    const triggers = page.locator(`#placeholder ${HOST}__trigger`);
    expect(await triggers.count()).toBe(0);
    await page.$eval('#placeholder', (host) => {
      host.querySelector('img')?.setAttribute('data-large_image', '/images/mug-205-scene-1600x1000.svg');
      host.dispatchEvent(new Event('woocommerce_gallery_init_zoom', { bubbles: true }));
    });
    expect(await triggers.count()).toBe(1);
  });
});

describe('the gallery on load', () => {
  test.each([
    ['desktop', {}],
    ['phone', { mobile: true }],
  ])(
    'the page does not move when the gallery mounts, and the first image is seen before (%s)',
    async (_name, options) => {
      let release = () => {};
      const page = await openPage(PAGE, {
        ...options,
        async before(opened) {
          release = await holdChunk(opened, 'product-gallery');
        },
      });
      await hostsBecome(page, 'product-gallery', 'loading', HOST);
      // The tabs make the page shorter.
      await mounted(page, 'product-tabs');
      expect(await page.$eval(HOST, (host) => getComputedStyle(host).opacity)).toBe('1');
      expect(await visibleSlides(page)).toEqual([0]);
      const boxes = () =>
        page.$$eval(`${HOST}, ${HOST} img, .summary, .woocommerce-tabs, footer`, (elements) =>
          elements.flatMap((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            return getComputedStyle(element).visibility === 'visible' && height > 0 && !element.closest('[aria-hidden]')
              ? [[x, y, width, height].map(Math.round).join()]
              : [];
          }),
        );
      const before = await boxes();
      expect(before.length).toBeGreaterThan(8);
      release();
      await mounted(page, 'product-gallery');
      await moves(page);
      expect(await boxes()).toEqual(before);
    },
  );

  test('a thumbnail that was clicked while the widget was loading is chosen once', async () => {
    let release = () => {};
    const page = await openPage(PAGE, {
      async before(opened) {
        release = await holdChunk(opened, 'product-gallery');
      },
    });
    await hostsBecome(page, 'product-gallery', 'loading', HOST);
    await page.locator(THUMBS).nth(2).click();
    release();
    await mounted(page, 'product-gallery');
    await expect.poll(() => activeSlide(page)).toBe(2);
  });

  test.each(['', '?jquery=1'])('the gallery announces itself once, before and after (%s)', async (query) => {
    const names = ['wc-product-gallery-before-init', 'wc-product-gallery-after-init'];
    const page = await openGallery(`${PAGE}${query}`, { listen: names });
    const by = query ? 'document' : 'bubble';
    const told = async () => (await heard(page)).filter((event) => event.by === by).map(({ name }) => name);
    await expect.poll(told).toEqual(names);
    const first = (await heard(page)).find((event) => event.by === by);
    expect(first?.target).toContain('woocommerce-product-gallery');
    expect(first?.args).toHaveLength(2);
  });

  test('what another script changes in the parameters at the gallery’s announcement counts', async () => {
    const page = await openGallery(PAGE, {
      before: (opened) =>
        opened.addInitScript(() => {
          document.addEventListener('wc-product-gallery-before-init', (event) => {
            const [, params] = (event as CustomEvent<[Element, Record<string, unknown>]>).detail;
            params.zoom_enabled = '';
          });
        }),
    });
    expect(await page.locator('.woocommerce-product-gallery__trigger').count()).toBe(0);
  });
});

describe('the gallery before the visitor comes near', () => {
  const partsOf = (page: WatchedPage): Promise<string[]> =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap(
          ({ name }) => /\/(Several|Extras|engine|facade|lightbox|createLightbox)-[\w-]+\.js/.exec(name)?.[1] ?? [],
        ),
    );

  test('a gallery of one image has fetched nothing but itself before the visitor comes near', async () => {
    const page = await openGallery('/product/vase/', { waitUntil: 'networkidle' });
    expect(await page.locator(`${HOST} .woocommerce-product-gallery__image`).count()).toBe(1);
    expect(await partsOf(page)).toEqual([]);
    await page.hover(`${HOST} img`);
    await expect.poll(() => partsOf(page)).toContain('Extras');
  });

  test('a gallery of several images has no magnifier yet; a tap that comes first magnifies when it is there', async () => {
    const page = await openGallery(PAGE, { mobile: true, waitUntil: 'networkidle' });
    expect(await partsOf(page)).not.toContain('Extras');
    await page.tap(`${HOST} .flex-active-slide img`);
    const zoomed = page.locator(`${HOST} .zoomImg`);
    await expect.poll(() => zoomed.evaluateAll(([image]) => image && getComputedStyle(image).opacity)).toBe('1');
    expect(page.url()).not.toContain('/images/');
  });
});

describe('the gallery with one image at a time', () => {
  test('a pressed thumbnail brings its image, and is marked', async () => {
    const page = await openGallery();
    await moves(page);
    await page.locator(THUMBS).nth(1).click();
    expect(await activeSlide(page)).toBe(1);
    await shows(page, 1);
    expect(await page.$$eval(THUMBS, (thumbs) => thumbs.map((thumb) => thumb.className))).toEqual(
      [0, 1, 2, 3, 4, 5].map((at) => (at === 1 ? 'flex-active' : '')),
    );
    expect(await page.$$eval(`${HOST} [aria-current=true] img`, ([thumb]) => (thumb as HTMLImageElement).alt)).toBe(
      'Yellow lamp leaning',
    );
    expectNoProblems(page);
  });

  test('the gallery takes the height of the image that is shown', async () => {
    const page = await openGallery();
    await moves(page);
    const heights = await page.$$eval(`${HOST} .woocommerce-product-gallery__image`, (slides) =>
      slides.map((slide) => (slide as HTMLElement).offsetHeight),
    );
    expect(heights[0]).not.toBe(heights[2]);
    await page.locator(THUMBS).nth(2).click();
    await expect.poll(() => page.$eval(`${HOST} .flex-viewport`, (view) => view.clientHeight)).toBe(heights[2]);
  });

  test('arrow keys move the gallery, except where they mean something else', async () => {
    const page = await openGallery();
    await moves(page);
    await page.keyboard.press('ArrowRight');
    expect(await activeSlide(page)).toBe(1);
    await page.focus('.quantity input');
    await page.keyboard.press('ArrowRight');
    await page.focus('.wc-tabs a');
    await page.keyboard.press('ArrowRight');
    expect(await activeSlide(page)).toBe(1);
    await page.focus('.woocommerce-product-gallery__trigger');
    await page.keyboard.press('ArrowLeft');
    expect(await activeSlide(page)).toBe(0);
    await page.keyboard.press('ArrowLeft');
    expect(await activeSlide(page)).toBe(0);
  });

  test('arrow keys move the gallery with the focus where the page has two', async () => {
    const page = await openGallery('/fixture/two-galleries/');
    await moves(page);
    const active = () =>
      page.$$eval('.flex-active-slide img:not(.zoomImg)', (images) => images.map((image) => image.getAttribute('alt')));
    const before = await active();
    await page.keyboard.press('ArrowRight');
    expect(await active()).toEqual(before);
    await page.locator('.flex-control-nav').nth(1).locator('button').first().focus();
    await page.keyboard.press('ArrowRight');
    const after = await active();
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
  });

  test('the left arrow brings the next image from the left on a page from right to left', async () => {
    const page = await openGallery(`${PAGE}?dir=rtl`, withFlexslider({ animationSpeed: 5000 }));
    await moves(page);
    await page.keyboard.press('ArrowLeft');
    expect(await activeSlide(page)).toBe(1);
    await page.waitForFunction((host) => {
      const next = document.querySelector(`${host} .flex-active-slide`)?.getBoundingClientRect();
      const view = document.querySelector(`${host} .flex-viewport`)?.getBoundingClientRect();
      return next && view && next.left < view.left && next.right > view.left;
    }, HOST);
  });

  test('a variation script’s flexslider-click and reset reach the gallery, natively and through jQuery', async () => {
    const page = await openGallery(`${PAGE}?jquery=1`);
    await expect.poll(() => page.locator(THUMBS).count()).toBe(6);
    await page.$$eval(THUMBS, ([, , thumb]) =>
      thumb?.dispatchEvent(new CustomEvent('flexslider-click', { bubbles: true })),
    );
    await expect.poll(() => activeSlide(page)).toBe(2);
    await page.evaluate((host) => {
      type Trigger = { eq(at: number): Trigger; trigger(type: string): void };
      const $ = (window as unknown as { jQuery(selector: string): Trigger }).jQuery;
      $(`${host} .flex-control-nav li img`).eq(4).trigger('flexslider-click');
    }, HOST);
    expect(await activeSlide(page)).toBe(4);
    await page.evaluate((host) => {
      type Trigger = { trigger(type: string): void };
      const $ = (window as unknown as { jQuery(selector: string): Trigger }).jQuery;
      $(host).trigger('woocommerce_gallery_reset_slide_position');
    }, HOST);
    expect(await activeSlide(page)).toBe(0);
  });

  test('a thumbnail whose picture a variation swaps shows it, and its own again after', async () => {
    const page = await openGallery();
    const first = page.locator(THUMBS).first();
    await expect.poll(() => first.getAttribute('srcset')).toBeTruthy();
    const own = await first.getAttribute('srcset');
    expect(own).toContain('150w');
    const src = await first.getAttribute('src');
    await first.evaluate((image) => image.setAttribute('src', '/images/mug-205-front-100x100.svg'));
    await expect.poll(() => first.getAttribute('srcset')).toBeNull();
    await first.evaluate((image, address) => image.setAttribute('src', address ?? ''), src);
    await expect.poll(() => first.getAttribute('srcset')).toBe(own);
  });

  test('images that a plugin replaces get their own thumbnails and slider', async () => {
    const page = await openGallery();
    await page.locator(THUMBS).nth(3).click();
    await page.evaluate((host) => {
      const wrapper = document.querySelector(`${host} .woocommerce-product-gallery__wrapper`);
      const [first, second] = [...(wrapper?.children ?? [])].map((slide) => slide.cloneNode(true) as HTMLElement);
      for (const slide of [first, second]) slide?.removeAttribute('style');
      if (wrapper && first && second) wrapper.replaceChildren(second, first);
    }, HOST);
    await expect.poll(() => page.locator(THUMBS).count()).toBe(2);
    await page.locator(THUMBS).first().click();
    await shows(page, 0);
    expectNoProblems(page);
  });

  test('the gallery works though a plugin throws when it hears of it', async () => {
    const page = await openPage(`${PAGE}?jquery=1`, {
      before: (opening) =>
        opening.addInitScript(() => {
          document.addEventListener('DOMContentLoaded', () => {
            type Page = { jQuery(of: unknown): { on(types: string, handler: () => void): void } };
            const all = window as unknown as Page;
            all.jQuery(document).on('wc-product-gallery-before-init wc-product-gallery-after-init', () => {
              throw new Error('theirs');
            });
          });
        }),
    });
    await mounted(page, 'product-gallery');
    await page.locator(THUMBS).nth(3).click();
    await shows(page, 3);
    await expect.poll(() => page.problems.length).toBe(2);
    expectNoProblems(page, [/theirs/]);
  });

  test('the copy of a running gallery has one trigger and one row of thumbnails, and works', async () => {
    const page = await openGallery();
    await page.locator(THUMBS).nth(2).click();
    await shows(page, 2);
    await page.evaluate((host) => {
      const gallery = document.querySelector(host) as HTMLElement;
      const copy = gallery.cloneNode(true) as HTMLElement;
      copy.id = 'copy';
      gallery.replaceWith(copy);
    }, HOST);
    await page.waitForSelector('#copy[data-widget-state=mounted]');
    await expect.poll(() => page.locator('#copy .woocommerce-product-gallery__trigger').count()).toBe(1);
    await expect.poll(() => page.locator('#copy .flex-control-nav').count()).toBe(1);
    expect(await page.locator('#copy > .flex-viewport > .woocommerce-product-gallery__wrapper').count()).toBe(1);
    await page.locator(THUMBS).nth(3).click();
    await shows(page, 3);
    await page.click('#copy .woocommerce-product-gallery__trigger');
    await page.waitForSelector('.storefront-lightbox.pswp--visible');
    await expect.poll(() => page.textContent('.storefront-lightbox .pswp__counter')).toBe('4 of 6');
    expectNoProblems(page);
  });

  test('a gallery whose whole content a plugin replaces has its trigger and arrows, and starts again', async () => {
    const page = await openGallery(`${PAGE}?jquery=1`, withFlexslider({ directionNav: true }));
    await page.waitForFunction((host) => {
      type Api = { jQuery(selector: string): { data(key: string): unknown } };
      return !!(window as unknown as Api).jQuery(host).data('flexslider');
    }, HOST);
    await page.locator(THUMBS).nth(3).click();
    const replace = (call: boolean) =>
      page.evaluate(
        ([host, calls]) => {
          type Gallery = { html(markup: string): Gallery; wc_product_gallery(params?: unknown): void };
          const all = window as unknown as { jQuery(selector: string): Gallery; wc_single_product_params: unknown };
          const slides = [...document.querySelectorAll(`${host} .woocommerce-product-gallery__image`)];
          const copies = slides.map((slide) => {
            const copy = slide.cloneNode(true) as HTMLElement;
            copy.removeAttribute('style');
            copy.classList.remove('flex-active-slide');
            return copy.outerHTML;
          });
          const gallery = all
            .jQuery(host as string)
            .html(`<div class="woocommerce-product-gallery__wrapper">${copies.join('')}</div>`);
          if (calls) gallery.wc_product_gallery(all.wc_single_product_params);
        },
        [HOST, call] as const,
      );
    await replace(true);
    await shows(page, 0);
    await replace(false);
    expect(await page.$eval(HOST, (host) => host.firstElementChild?.className)).toBe(
      'woocommerce-product-gallery__trigger',
    );
    expect(await page.locator('.woocommerce-product-gallery__trigger').count()).toBe(1);
    expect(await page.locator('.flex-direction-nav').count()).toBe(1);
    expect(await page.locator(THUMBS).count()).toBe(6);
    await page.click('.flex-direction-nav .flex-next');
    await shows(page, 1);
    await page.click('.woocommerce-product-gallery__trigger');
    await page.waitForSelector('.storefront-lightbox.pswp--visible');
    expectNoProblems(page);
  });

  test('the plugin called again with the same slides leaves the visitor where they are', async () => {
    const page = await openGallery(`${PAGE}?jquery=1`);
    await page.waitForFunction((host) => {
      type Api = { jQuery(selector: string): { data(key: string): unknown } };
      return !!(window as unknown as Api).jQuery(host).data('flexslider');
    }, HOST);
    await page.locator(THUMBS).nth(3).click();
    await page.evaluate((host) => {
      type Api = { jQuery(selector: string): { wc_product_gallery(): void } };
      (window as unknown as Api).jQuery(host).wc_product_gallery();
    }, HOST);
    expect(await activeSlide(page)).toBe(3);
  });

  test('the first arrow key moves the gallery, before anybody has touched the page', async () => {
    let release = () => {};
    const page = await openGallery(PAGE, {
      async before(opened) {
        const arrives = new Promise<void>((done) => {
          release = done;
        });
        await opened.route(/\/engine-[\w-]+\.js/, async (route) => {
          await arrives;
          await route.fallback();
        });
      },
      waitUntil: 'networkidle',
    });
    await expect.poll(() => page.locator(THUMBS).count()).toBe(6);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await activeSlide(page)).toBe(0);
    release();
    await expect.poll(() => activeSlide(page)).toBe(2);
    await page.keyboard.press('ArrowLeft');
    expect(await activeSlide(page)).toBe(1);
  });

  test('the gallery goes on by itself where the page says so, and stands still under the pointer', async () => {
    const page = await openGallery(PAGE, withFlexslider({ slideshow: true, slideshowSpeed: 300, animationLoop: true }));
    await page.mouse.move(5, 5);
    await expect.poll(() => activeSlide(page)).toBe(2);
    await page.hover(`${HOST} .flex-viewport`);
    const held = await activeSlide(page);
    const started = Date.now();
    await page.waitForFunction((until) => Date.now() > until, started + 1000);
    expect(await activeSlide(page)).toBe(held);
    await page.mouse.move(5, 5);
    await expect.poll(() => activeSlide(page)).not.toBe(held);
  });

  test('the gallery does not go on by itself under reduced motion, and its thumbnails work', async () => {
    const page = await openGallery(PAGE, {
      reducedMotion: true,
      ...withFlexslider({ slideshow: true, slideshowSpeed: 100 }),
    });
    await page.waitForFunction((until) => Date.now() > until, Date.now() + 800);
    expect(await activeSlide(page)).toBe(0);
    await page.locator(THUMBS).nth(2).click();
    await shows(page, 2);
  });

  test('thumbnails come back when the setting that had replaced them is taken away', async () => {
    const page = await openGallery();
    const set = (settings: object): Promise<void> =>
      page.$eval(HOST, (host, json) => host.setAttribute('data-settings', json), JSON.stringify(settings));
    await set({ controlNav: 'dots' });
    await page.locator('.flex-control-paging li:nth-child(4) a').click();
    await shows(page, 3);
    await set({});
    await expect.poll(() => page.locator(THUMBS).count()).toBe(6);
    expect(await page.locator('.flex-control-nav').count()).toBe(1);
    await page.locator(THUMBS).nth(1).click();
    await shows(page, 1);
    await set({ controlNav: 'none' });
    await expect.poll(() => page.locator('.flex-control-nav').count()).toBe(0);
    await page.$eval(HOST, (host) => host.removeAttribute('data-settings'));
    await expect.poll(() => page.locator(THUMBS).count()).toBe(6);
    expectNoProblems(page);
  });

  test('the gallery has arrows and dots where the page asks for them', async () => {
    const page = await openGallery(PAGE, withFlexslider({ directionNav: true, controlNav: true }));
    await page.click('.flex-direction-nav .flex-next');
    await expect.poll(() => activeSlide(page)).toBe(1);
    await page.click('.flex-direction-nav .flex-prev');
    await expect.poll(() => activeSlide(page)).toBe(0);
    await page.click('.flex-control-paging li:nth-child(4) a');
    await expect.poll(() => activeSlide(page)).toBe(3);
    expect(new URL(page.url()).hash).toBe('');
  });
});

describe('arrows and dots of the gallery', () => {
  const ENDS = '.flex-direction-nav a, .flex-control-paging a';

  test('arrows and dots are links, as FlexSlider makes them, so that a theme’s style for buttons leaves them alone', async () => {
    const page = await openGallery(PAGE, withFlexslider({ directionNav: true, controlNav: true }));
    await page.locator(ENDS).first().waitFor();
    expect(await page.$$eval(ENDS, (all) => all.map((one) => one.getAttribute('role')))).toEqual(
      Array.from({ length: 8 }, () => 'button'),
    );
    expect(await page.locator(`${HOST} :is(.flex-direction-nav, .flex-control-paging) button`).count()).toBe(0);
  });

  test('Enter and Space press arrows and dots', async () => {
    const page = await openGallery(PAGE, withFlexslider({ directionNav: true, controlNav: true }));
    for (const [key, selector, slide] of [
      ['Enter', '.flex-next', 1],
      ['Space', '.flex-next', 2],
      ['Space', '.flex-control-paging li:nth-child(5) a', 4],
      ['Enter', '.flex-control-paging li:nth-child(2) a', 1],
    ] as const) {
      await page.focus(selector);
      await page.keyboard.press(key);
      await expect.poll(() => activeSlide(page)).toBe(slide);
    }
    expect(new URL(page.url()).hash).toBe('');
  });

  test.each([
    ['says so', false, ['flex-prev flex-disabled', 'true', 'flex-next', null]],
    ['goes on where the gallery begins again', true, ['flex-prev', null, 'flex-next', null]],
  ])('an arrow at an end %s', async (_, animationLoop, expected) => {
    const page = await openGallery(PAGE, withFlexslider({ directionNav: true, animationLoop }));
    await page.locator('.flex-next').waitFor();
    const look = await page.$$eval('.flex-direction-nav a', (all) =>
      all.flatMap((one) => [one.className, one.getAttribute('aria-disabled')]),
    );
    expect(look).toEqual(expected);
  });
});

describe('the gallery on a phone', () => {
  /** With `rests` the finger stops before it leaves: else the browser takes the next tap for the end of a fling. */
  const swipe = async (page: WatchedPage, from: number, to: number, rests = false): Promise<void> => {
    const box = await page.locator(`${HOST}__wrapper`).boundingBox();
    const y = (box?.y ?? 0) + 100;
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
    await touch('touchStart', from);
    for (let step = 1; step <= 5; step += 1) await touch('touchMove', from + ((to - from) * step) / 5);
    for (let step = 0; rests && step < 10; step += 1) {
      await touch('touchMove', to + (step % 2));
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await touch('touchEnd');
  };

  test('a swipe shows the next image, and a short one does not', async () => {
    const page = await openGallery(PAGE, { mobile: true });
    await moves(page);
    await page.locator(HOST).scrollIntoViewIfNeeded();
    await swipe(page, 340, 60);
    await expect.poll(() => activeSlide(page)).toBe(1);
    await shows(page, 1);
    await swipe(page, 300, 270);
    await shows(page, 1);
    expect(await activeSlide(page)).toBe(1);
    await swipe(page, 60, 340);
    await expect.poll(() => activeSlide(page)).toBe(0);
  });

  test('a swipe shows the next image while the code that shows one image is loading', async () => {
    let release = (): void => {};
    const page = await openGallery(PAGE, {
      mobile: true,
      async before(opening) {
        release = await holdRequests(opening, /\/Several-[\w-]+\.js/);
      },
    });
    await page.locator(HOST).scrollIntoViewIfNeeded();
    await swipe(page, 340, 60);
    release();
    await shows(page, 1);
  });

  test('a swipe moves by one image in a gallery that was hidden when it started', async () => {
    const page = await openGallery(PAGE, {
      mobile: true,
      before: (opened) =>
        opened.addInitScript(() => {
          const style = new CSSStyleSheet();
          style.replaceSync('.woocommerce-product-gallery{display:none!important}');
          document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
          Object.assign(window, { showGallery: () => style.replaceSync('') });
        }),
    });
    await moves(page);
    await page.evaluate(() => (window as unknown as { showGallery(): void }).showGallery());
    await page.locator(HOST).scrollIntoViewIfNeeded();
    await swipe(page, 340, 60);
    await expect.poll(() => activeSlide(page)).not.toBe(0);
    await shows(page, 1);
  });

  test('a tap on the only image opens the lightbox and does not magnify, whether its code is there or not', async () => {
    const page = await openGallery('/product/vase/', { mobile: true, waitUntil: 'networkidle' });
    const tap = async (): Promise<void> => {
      await page.tap(`${HOST} .woocommerce-product-gallery__image img`);
      await page.waitForSelector('.storefront-lightbox.pswp--visible');
      await page.keyboard.press('Escape');
      await page.waitForSelector('.storefront-lightbox', { state: 'detached' });
      expect(await page.locator(`${HOST} .zoomImg`).count()).toBe(0);
    };
    await tap();
    await tap();
  });

  test('the only image is magnified by a tap where it opens no lightbox', async () => {
    const page = await openGallery('/product/vase/', {
      mobile: true,
      ...withFlexslider({}, { photoswipe_enabled: '' }),
    });
    await page.tap(`${HOST} .woocommerce-product-gallery__image img`);
    await page.waitForSelector(`${HOST} .zoomImg`, { state: 'attached' });
    expect(page.url()).not.toContain('/images/');
  });

  test('a tap magnifies, a finger then moves the magnified image and not the slides, another tap ends it', async () => {
    const page = await openGallery(PAGE, { mobile: true });
    await moves(page);
    await page.locator(HOST).scrollIntoViewIfNeeded();
    const zoomed = page.locator(`${HOST} .zoomImg`);
    await page.tap(`${HOST} .flex-active-slide img`);
    await expect.poll(() => zoomed.evaluate((image) => getComputedStyle(image).opacity)).toBe('1');
    const at = () => zoomed.evaluate((image) => (image as HTMLElement).style.transform);
    const before = await at();
    await swipe(page, 340, 60, true);
    await expect.poll(at).not.toBe(before);
    expect(await activeSlide(page)).toBe(0);
    const box = await page.locator(`${HOST} .flex-viewport`).boundingBox();
    await page.touchscreen.tap((box?.x ?? 0) + 150, (box?.y ?? 0) + 150);
    await expect.poll(() => zoomed.evaluate((image) => getComputedStyle(image).opacity)).toBe('0');
    expect(page.url()).not.toContain('/images/');
  });

  test('a tap next to the magnified image ends it, one on the image magnifies again', async () => {
    const page = await openGallery(PAGE, { mobile: true });
    await moves(page);
    const image = `${HOST} .flex-active-slide img:not(.zoomImg)`;
    const opacity = () => page.$eval(`${HOST} .zoomImg`, (element) => getComputedStyle(element).opacity);
    await page.tap(image);
    await expect.poll(opacity).toBe('1');
    await page.tap('h1');
    await expect.poll(opacity).toBe('0');
    await page.tap(image);
    await expect.poll(opacity).toBe('1');
  });
});

describe('the magnifier of the gallery', () => {
  const zoomed = `${HOST} .flex-active-slide .zoomImg`;

  test('an image under the mouse is magnified in 120 ms, and follows the pointer', async () => {
    const page = await openGallery();
    await moves(page);
    const box = (await page.locator(`${HOST} .flex-viewport`).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(box.x + 2, box.y + 2);
    await page.mouse.move(box.x + 1, box.y + 1);
    await expect.poll(() => page.$eval(zoomed, (image) => getComputedStyle(image).opacity)).toBe('1');
    expect(await page.$eval(zoomed, (image) => (image as HTMLElement).style.transitionDuration)).toBe('120ms');
    expect(await page.$eval(zoomed, (image) => [image.getAttribute('alt'), image.getAttribute('aria-hidden')])).toEqual(
      ['', 'true'],
    );
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    const distance = () =>
      page.$eval(zoomed, (image) => {
        const { naturalWidth, naturalHeight } = image as HTMLImageElement;
        const matrix = new DOMMatrix(getComputedStyle(image).transform);
        const slide = image.closest('.woocommerce-product-gallery__image') as HTMLElement;
        const middle = (box: number, natural: number) => -(natural - box) / 2;
        return Math.max(
          Math.abs(matrix.e - middle(slide.clientWidth, naturalWidth)),
          Math.abs(matrix.f - middle(slide.clientHeight, naturalHeight)),
        );
      });
    await expect.poll(distance).toBeLessThan(3);
    await page.mouse.move(5, 5);
    await expect.poll(() => page.$eval(zoomed, (image) => getComputedStyle(image).opacity)).toBe('0');
  });

  test('an image that is not wider than the gallery is not magnified', async () => {
    const page = await openGallery();
    await moves(page);
    await page.locator(THUMBS).nth(5).click();
    await shows(page, 5);
    await page.hover(`${HOST} .flex-active-slide img`);
    await timersRun(page, 100);
    expect(await page.locator(zoomed).count()).toBe(0);
    // The magnifier works: it takes the same picture once that is wider.
    await page.$eval(`${HOST} .flex-active-slide img`, (image) => image.setAttribute('data-large_image_width', '1600'));
    await page.mouse.move(5, 5);
    await page.hover(`${HOST} .flex-active-slide img`);
    await page.waitForSelector(zoomed, { state: 'attached' });
  });

  test('an image that a variation has swapped is magnified as it is now', async () => {
    const page = await openGallery();
    await moves(page);
    await page.$eval(`${HOST} .wp-post-image`, (image) => {
      image.setAttribute('data-src', '/images/mug-205-scene-1600x1000.svg');
      image.setAttribute('data-large_image_width', '1600');
    });
    await page.hover(`${HOST} .flex-active-slide img`);
    await expect.poll(() => page.$$eval(zoomed, ([image]) => image?.getAttribute('src'))).toContain('mug-205-scene');
  });
});

describe('the gallery where the CMS has switched parts off', () => {
  test('the image itself opens the lightbox, at that image, where the magnifier is off', async () => {
    const page = await openGallery(PAGE, withFlexslider({}, { zoom_enabled: '' }));
    expect(await page.locator('.woocommerce-product-gallery__trigger').count()).toBe(0);
    await page.locator(THUMBS).nth(2).click();
    await shows(page, 2);
    await page.click(`${HOST} .flex-active-slide a`);
    await page.waitForSelector('.storefront-lightbox');
    await expect.poll(() => page.textContent('.storefront-lightbox .pswp__counter')).toBe('3 of 6');
  });

  test('the image is a link where the lightbox is off', async () => {
    const page = await openGallery(PAGE, withFlexslider({}, { photoswipe_enabled: '', zoom_enabled: '' }));
    await page.click(`${HOST} .flex-active-slide a`);
    await page.waitForURL(/\/images\/lamp-45-front/);
  });

  test('a press of the mouse on a magnified image does not follow its link where the lightbox is off, and Enter does', async () => {
    const page = await openGallery(PAGE, withFlexslider({}, { photoswipe_enabled: '' }));
    await moves(page);
    const image = page.locator(`${HOST} .flex-active-slide a`);
    await image.hover();
    await expect
      .poll(() => page.$eval(`${HOST} .flex-active-slide .zoomImg`, (one) => getComputedStyle(one).opacity))
      .toBe('1');
    const address = page.url();
    await image.click();
    await timersRun(page, 300);
    expect(page.url()).toBe(address);
    await image.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/images\/lamp-45-front/);
  });

  test('all images are seen where the slider is off', async () => {
    const page = await openGallery(PAGE, withFlexslider({}, { flexslider_enabled: '' }));
    await expect.poll(() => visibleSlides(page)).toEqual([0, 1, 2, 3, 4, 5]);
    await expect.poll(() => page.locator(`${HOST} .flex-control-nav`).count()).toBe(0);
  });
});

describe('what other scripts find in the gallery', () => {
  type Api = {
    data(key: string): Record<string, unknown>;
    flexslider(to: unknown): void;
    wc_product_gallery(args: object): void;
  };
  const ready = async (): Promise<WatchedPage> => {
    const page = await openGallery(`${PAGE}?jquery=1`);
    await page.waitForFunction((host) => {
      const { jQuery } = window as unknown as { jQuery(selector: string): Api };
      return !!jQuery(host).data('flexslider');
    }, HOST);
    return page;
  };

  test('jQuery’s data holds the two objects that plugins look for', async () => {
    const page = await ready();
    const found = await page.evaluate((host) => {
      const gallery = (window as unknown as { jQuery(selector: string): Api }).jQuery(host);
      const controller = gallery.data('product_gallery') as { getGalleryItems(): object[]; zoom_enabled: boolean };
      const slider = gallery.data('flexslider') as {
        currentSlide: number;
        count: number;
        flexAnimate(to: number): void;
      };
      const before = [slider.currentSlide, slider.count];
      slider.flexAnimate(3);
      return {
        before,
        after: slider.currentSlide,
        items: controller.getGalleryItems()[0],
        zoom: controller.zoom_enabled,
      };
    }, HOST);
    expect(found).toMatchObject({ before: [0, 6], after: 3, zoom: true });
    expect(found.items).toMatchObject({
      src: expect.stringContaining('lamp-45-front'),
      title: 'The lamp with its linen shade',
    });
  });

  test('other scripts can call the gallery’s jQuery plugins', async () => {
    const page = await ready();
    const call = (to: unknown) =>
      page.evaluate(
        ([host, target]) => (window as unknown as { jQuery(selector: unknown): Api }).jQuery(host).flexslider(target),
        [HOST, to] as const,
      );
    await call(4);
    expect(await activeSlide(page)).toBe(4);
    await call('prev');
    expect(await activeSlide(page)).toBe(3);
    await page.evaluate(
      (host) =>
        (window as unknown as { jQuery(selector: string): Api })
          .jQuery(host)
          .wc_product_gallery({ flexslider_enabled: false }),
      HOST,
    );
    await expect.poll(() => visibleSlides(page)).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

test('the gallery works under a strict content security policy', async () => {
  const page = await openGallery(`${PAGE}?csp=strict`);
  await moves(page);
  expect(await page.$eval(HOST, (host) => getComputedStyle(host).opacity)).toBe('1');
  await page.locator(THUMBS).nth(1).click();
  await shows(page, 1);
  await page.hover(`${HOST} .flex-active-slide img`);
  await page.waitForSelector(`${HOST} .zoomImg`, { state: 'attached' });
  expectNoProblems(page);
});

test('a page says that scripts run before its thumbnails are there, because themes lay them out only then', async () => {
  const page = await openPage(PAGE, {
    before: async (opening) => {
      await rewrite(opening, /\/product\/lamp\//, (body) => body.replace('<body class="', '$&woocommerce-no-js '));
      await opening.addInitScript(() => {
        const classes: string[] = [];
        Object.assign(window, { classesThen: classes });
        new MutationObserver((records) => {
          const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
          if (added.some((node) => node instanceof HTMLElement && node.matches('.flex-control-thumbs')))
            classes.push(...document.body.classList);
        }).observe(document, { childList: true, subtree: true });
      });
    },
  });
  await page.waitForSelector(THUMBS);
  const then = await page.evaluate(() => (window as unknown as { classesThen: string[] }).classesThen);
  expect(then).toContain('woocommerce-js');
  expect(then).not.toContain('woocommerce-no-js');
});

describe('the room that the plugin for WordPress prints with the gallery', () => {
  /** The gallery as `includes/rules/gallery.php` prints it. */
  const printed = (opening: WatchedPage): Promise<void> =>
    rewrite(opening, /\/product\/lamp\//, (body) =>
      body.replace(
        /(<div class="woocommerce-product-gallery__wrapper">)(.*?)(<\/div><\/div>)(?=\s*<div class="summary)/s,
        (_, start: string, slides: string) => {
          const thumbs = [...slides.matchAll(/data-thumb="([^"]+)"/g)].map(
            ([, src]) => `<li><button type="button"><img src="${src}" alt="" draggable="false"></button></li>`,
          );
          return `<div class="flex-viewport">${start}${slides}</div></div><ol class="flex-control-nav flex-control-thumbs" id="printed" data-storefront-nav="">${thumbs.join('')}</ol></div>`;
        },
      ),
    );
  const parts = (page: WatchedPage): Promise<unknown> =>
    page.$eval(HOST, (host) => [
      host.querySelectorAll('.flex-control-nav').length,
      host.querySelectorAll('#printed li').length,
      host.querySelectorAll('.flex-viewport > .woocommerce-product-gallery__wrapper').length,
    ]);

  test('the printed room becomes the slider’s, without a second row of thumbnails', async () => {
    const page = await openGallery(PAGE, { before: printed });
    await page.waitForSelector(`${HOST} .flex-active-slide`);
    expect(await parts(page)).toEqual([1, 6, 1]);
    await page.locator('#printed button').nth(2).click();
    await shows(page, 2);
    expectNoProblems(page);
  });

  test('the thumbnails keep the margins of a list where no style sheet takes them', async () => {
    const page = await openGallery(PAGE, {
      before: async (opening) => {
        await printed(opening);
        await rewrite(opening, '**/assets/theme.css*', () => '');
      },
    });
    await page.waitForSelector(`${HOST} .flex-active-slide`);
    expect(await page.$eval('#printed', (list) => getComputedStyle(list).marginBlock)).toBe('16px');
  });

  test('the printed room goes where the widget is switched off; the shop’s own slider has one row then', async () => {
    const off = await openPage(`${PAGE}?${OFF}`, { before: printed });
    await expect.poll(() => parts(off)).toEqual([0, 0, 0]);
    const legacy = await openPage(`${PAGE}?legacy=last&${OFF}`, { before: printed });
    await expect.poll(() => parts(legacy)).toEqual([1, 0, 1]);
  });

  test('the printed room goes where the widget fails', async () => {
    const page = await openPage(PAGE, { before: printed, block: [chunkOf('product-gallery')] });
    await hostsBecome(page, 'product-gallery', 'failed', HOST, 20_000);
    expect(await parts(page)).toEqual([0, 0, 0]);
    await expect.poll(() => visibleSlides(page)).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('the elements around the slides are those that FlexSlider builds', () => {
  /** As a theme has it: small pictures in a row before the start, whole ones within the viewport. */
  const THEME = `
    .woocommerce-product-gallery__wrapper .woocommerce-product-gallery__image:nth-child(n + 2) {
      display: inline-block; width: 33%; height: 34px; margin-top: -31px;
    }
    .woocommerce-product-gallery__wrapper .woocommerce-product-gallery__image:nth-child(n + 2) img { height: 34px }
    .flex-viewport .woocommerce-product-gallery__wrapper .woocommerce-product-gallery__image:nth-child(n + 2) {
      width: auto; height: auto; margin-top: 0;
    }
    .flex-viewport .woocommerce-product-gallery__wrapper .woocommerce-product-gallery__image:nth-child(n + 2) img {
      height: auto;
    }
    .woocommerce-product-gallery > .flex-viewport { border: 3px solid }`;
  const around = (page: WatchedPage): Promise<string[]> =>
    page.$eval(`${HOST}__image`, (slide) => {
      const names: string[] = [];
      for (let one = slide.parentElement; one && names.length < 3; one = one.parentElement)
        names.push(one.classList.item(0) ?? '');
      return names;
    });
  const heightOf = (page: WatchedPage): Promise<number> =>
    page.$eval(`${HOST} .flex-viewport`, (viewport) => viewport.clientHeight);

  test('a theme’s rules by the elements around the slides hold at each picture', async () => {
    const page = await openGallery();
    await page.addStyleTag({ content: THEME });
    expect(await around(page)).toEqual([`${HOST.slice(1)}__wrapper`, 'flex-viewport', HOST.slice(1)]);
    const first = await heightOf(page);
    for (const at of [1, 2]) {
      await page.locator(THUMBS).nth(at).click();
      await shows(page, at);
      expect(await heightOf(page)).toBeGreaterThan(first / 2);
    }
    expect(await page.$eval(`${HOST} .flex-viewport`, (viewport) => getComputedStyle(viewport).borderTopWidth)).toBe(
      '3px',
    );
  });

  test('the elements around the slides come before the widget runs, and go with it; the server’s nodes stay', async () => {
    let release = (): void => {};
    const page = await openPage(PAGE, {
      async before(opening) {
        release = await holdRuntime(opening);
      },
    });
    await expect.poll(() => around(page)).toEqual([`${HOST.slice(1)}__wrapper`, 'flex-viewport', HOST.slice(1)]);
    const wrapper = await page.$(`${HOST}__wrapper`);
    release();
    await mounted(page, 'product-gallery');
    await page.waitForSelector(`${HOST} .flex-viewport[data-storefront-own]`);
    await page.evaluate((host) => {
      const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets: { unmount(of: Element): void } };
      api.unmount(document.querySelector(host) as Element);
    }, HOST);
    await expect.poll(() => page.locator(`${HOST} .flex-viewport`).count()).toBe(0);
    expect(await page.locator(`${HOST} > .woocommerce-product-gallery__wrapper`).count()).toBe(1);
    expect(await wrapper?.evaluate((one) => one.isConnected)).toBe(true);
  });

  test('the elements around the slides come also around a row that a plugin puts in place of the first one', async () => {
    const page = await openGallery();
    await page.waitForSelector(`${HOST} .flex-viewport[data-storefront-own]`);
    await page.$eval(`${HOST}__wrapper`, (wrapper) => {
      const other = wrapper.cloneNode(true) as Element;
      for (const node of [other, ...other.querySelectorAll('[style]')]) node.removeAttribute('style');
      other.querySelector('.woocommerce-product-gallery__image')?.remove();
      other.id = 'other-row';
      document.querySelector('.woocommerce-product-gallery')?.replaceChildren(other);
    });
    await page.waitForSelector(`${HOST} > .flex-viewport > #other-row > .flex-active-slide`);
    expect(await page.locator(`${HOST} .flex-viewport`).count()).toBe(1);
    await expect.poll(() => page.locator(THUMBS).count()).toBe(5);
    await expect.poll(() => page.locator(`${HOST} > .woocommerce-product-gallery__trigger`).count()).toBe(1);
  });
});
