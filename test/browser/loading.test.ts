import { describe, expect, inject, test } from 'vitest';
import {
  holdRuntime,
  mounted,
  oneMoreAnswer,
  openPage,
  RUNTIME,
  requestsTo,
  type SentRequest,
  type WatchedPage,
} from '../support/page';
import { withApi } from './runtimeStage';

const MINUTES = 60_000;

/** Opens a page whose clock the test moves. */
const openTimed = (path: string, before: (page: WatchedPage) => unknown): Promise<WatchedPage> =>
  openPage(path, {
    fresh: true,
    waitUntil: 'domcontentloaded',
    before: async (page) => {
      await page.clock.install();
      await before(page);
    },
  });

/** Requests that match get no answer. */
const hang = (page: WatchedPage, address: RegExp): Promise<unknown> => page.route(address, () => new Promise(() => {}));

/** Moves the page's clock over the time limit of a chunk, and over what follows from it. */
const limitPasses = (page: WatchedPage): Promise<unknown> => page.clock.fastForward(2 * MINUTES);

const hash = (page: WatchedPage): Promise<string> => page.evaluate(() => location.hash);

const consoleLines = (page: WatchedPage): string[] =>
  page.problems.filter(({ kind }) => kind === 'console').map(({ text }) => text);

describe('a part on demand', () => {
  const GALLERY = '/product/hoodie/';
  const PICTURE = /\.(jpg|png|svg|webp)/;
  const TRIGGER = '.woocommerce-product-gallery__trigger';
  const LIGHTBOX = '.storefront-lightbox.pswp--visible';

  test('a lightbox whose code hangs leaves no dead button: after two minutes the browser opens the picture', async () => {
    const page = await openTimed(GALLERY, (opened) => hang(opened, /\/createLightbox-[\w-]{7}\.js/));
    await mounted(page, 'product-gallery');
    const asked = page.waitForRequest(/\/createLightbox-/);
    await page.click(TRIGGER);
    await asked;
    const pages: string[] = [];
    page.on('request', (request) => void (request.isNavigationRequest() && pages.push(request.url())));
    // The page's clock goes on meanwhile, so this leaves some room.
    await page.clock.fastForward(1.75 * MINUTES);
    await oneMoreAnswer(page);
    expect(pages).toEqual([]);
    await limitPasses(page);
    await page.waitForURL(PICTURE);
  });

  test('the code of the lightbox is asked for again, under another address, when it fails once', async () => {
    let asked = 0;
    const page = await openPage(GALLERY, {
      fresh: true,
      before: (opened) =>
        opened.route(/\/createLightbox-[\w-]{7}\.js/, (route) => {
          asked += 1;
          return route.request().url().includes('retry=') ? route.fallback() : route.fulfill({ status: 503 });
        }),
    });
    await mounted(page, 'product-gallery');
    await page.click(TRIGGER);
    await page.waitForSelector(LIGHTBOX);
    expect(asked).toBeGreaterThan(1);
  });

  test('the console says which file of the lightbox fails for good', async () => {
    const page = await openPage(GALLERY, { block: [/\/createLightbox-[\w-]{7}\.js/] });
    await mounted(page, 'product-gallery');
    const said = page.waitForEvent('console', (message) => message.text().includes('no lightbox'));
    await page.click(TRIGGER);
    expect((await said).text()).toMatch(
      /ChunkLoadError: Loading chunk createLightbox-[\w-]{7}\.js failed\.\s+\(error: http\S+createLightbox\S+retry=\d+\)/,
    );
    await page.waitForURL(PICTURE);
  });

  test('the lightbox opens while its style sheet hangs', async () => {
    const page = await openPage(GALLERY, {
      fresh: true,
      before: (opened) => hang(opened, /\/createLightbox-[\w-]{7}\.css/),
    });
    await mounted(page, 'product-gallery');
    await page.click(TRIGGER);
    await page.waitForSelector('.storefront-lightbox');
  });
});

describe('a style sheet of a widget', () => {
  const CSS = /\/widget-newsletter-[\w-]{7}\.css/;
  const SHEET = 'link[rel=stylesheet][href*="widget-newsletter-"]';

  test('a style sheet that hangs does not hold its widget', async () => {
    const page = await openPage('/fixture/newsletter/', {
      fresh: true,
      waitUntil: 'domcontentloaded',
      before: (opened) => hang(opened, CSS),
    });
    await mounted(page, 'newsletter');
  });

  test('a widget’s style sheet that fails once is asked for again, and stands before the theme’s', async () => {
    const page = await openPage('/fixture/newsletter/', {
      fresh: true,
      before: (opened) =>
        opened.route(CSS, (route) =>
          route.request().url().includes('retry=') ? route.fallback() : route.fulfill({ status: 503 }),
        ),
    });
    await mounted(page, 'newsletter');
    // The widget waits for it for three seconds only.
    await expect
      .poll(() => page.$$eval(SHEET, (all) => all.map((link) => (link as HTMLLinkElement).sheet !== null)))
      .toEqual([true]);
    expect(await page.$eval('link[rel=stylesheet]', (link) => link.matches('[href*="widget-newsletter-"]'))).toBe(true);
  });
});

describe('a runtime', () => {
  test('a runtime that hangs is not asked for again; held clicks come free after two minutes', async () => {
    let asked = 0;
    const page = await openTimed('/product/mug/', (opened) =>
      opened.route(RUNTIME, () => {
        asked += 1;
        return new Promise(() => {});
      }),
    );
    await page.click('#tab-title-reviews a');
    await expect.poll(() => asked).toBe(1);
    await page.clock.fastForward(1.75 * MINUTES);
    expect(await hash(page)).toBe('');
    await page.clock.fastForward(0.25 * MINUTES);
    await expect.poll(() => hash(page)).toBe('#tab-reviews');
    await limitPasses(page);
    await oneMoreAnswer(page);
    expect(asked).toBe(1);
  });

  test('a runtime that cannot be had is explained by report() and by one line in the console', async () => {
    const page = await openPage('/product/mug/', { block: [/storefront-widgets\/(?!storefront-widgets\.js)/] });
    await page.mouse.move(5, 5);
    await expect.poll(() => consoleLines(page)).toHaveLength(1);
    const { notes, rows } = await withApi(page, (api) => ({ notes: api.report().notes, rows: api.report().length }));
    expect(rows).toBe(0);
    expect(notes).toEqual([
      expect.stringMatching(/^the runtime could not be loaded\..*storefrontWidgetsConfig\.base.*runtime-[\w-]{7}\.js/s),
    ]);
    expect(consoleLines(page)).toEqual([`storefront-widgets: ${notes[0]}`]);
  });

  test('the runtime is looked for nowhere when an optimiser’s file does not say where it is', async () => {
    let asked: SentRequest[] = [];
    const page = await openPage('/product/mug/?script=none', {
      before: async (opened) => {
        asked = requestsTo(opened, /\/cache\/(?!all\.js)/);
        const loader = await opened.request.get(`${inject('base')}/storefront-widgets/storefront-widgets.js`);
        const body = await loader.text();
        await opened.route('**/cache/all.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
        await opened.addInitScript(() => {
          document.addEventListener('DOMContentLoaded', () => {
            const script = document.createElement('script');
            script.src = '/cache/all.js';
            document.head.append(script);
          });
        });
      },
    });
    await expect.poll(() => consoleLines(page)).toHaveLength(1);
    expect(asked).toEqual([]);
  });

  test('report() tells that the runtime is not needed yet, and that it is loading', async () => {
    let release = (): void => {};
    const page = await openPage('/product/mug/', {
      waitUntil: 'domcontentloaded',
      before: async (opened) => {
        release = await holdRuntime(opened);
      },
    });
    expect(await withApi(page, (api) => api.report().notes)).toEqual(['nothing has needed the runtime yet']);
    await page.mouse.move(5, 5);
    expect(await withApi(page, (api) => api.report().notes)).toEqual(['the runtime is loading: pointermove']);
    release();
    await mounted(page, 'product-tabs');
    expect(await withApi(page, (api) => api.report().notes)).toEqual([]);
  });
});
