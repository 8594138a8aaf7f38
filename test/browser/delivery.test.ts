import { describe, expect, test } from 'vitest';
import {
  expectNoProblems,
  mounted,
  mountsOf,
  openPage,
  RUNTIME,
  requestsTo,
  type SentRequest,
  started,
  type WatchedPage,
  watchLifecycle,
} from '../support/page';
import { openStage, rewrite, withApi } from './runtimeStage';

const TABS = '.wc-tabs-wrapper';
const WITHOUT_BASE = 'storefront-widgets: the runtime could not be loaded. Set storefrontWidgetsConfig.base.';
const LOADER = /storefront-widgets\.js/;
const OFF = encodeURIComponent('{"disable":["product-tabs"]}');

const shownPanels = (page: WatchedPage): Promise<string[]> =>
  page.$$eval('.wc-tabs-wrapper .wc-tab', (panels) =>
    panels.filter((panel) => getComputedStyle(panel).display !== 'none').map((panel) => panel.id),
  );

const hash = (page: WatchedPage): Promise<string> => page.evaluate(() => location.hash);
const ALL = ['tab-description', 'tab-additional_information', 'tab-reviews'];

async function expectTabsWork(page: WatchedPage): Promise<void> {
  await mounted(page, 'product-tabs');
  await page.click('#tab-title-reviews a');
  expect(await shownPanels(page)).toEqual(['tab-reviews']);
}

/** Without the script every panel shows and a tab is a link to it. */
async function expectNativeTabs(page: WatchedPage): Promise<void> {
  expect(await shownPanels(page)).toEqual(ALL);
  await page.click('#tab-title-reviews a');
  await expect.poll(() => hash(page)).toBe('#tab-reviews');
  expect(await shownPanels(page)).toEqual(ALL);
}

const paths = (requests: SentRequest[]): string[] => requests.map(({ url }) => new URL(url).pathname);

describe('the script tag and its ways of loading', () => {
  test.each(['defer-head', 'defer-body', 'async', 'module', 'body-end', 'injected', 'twice', 'ver', 'inline'])(
    'the script tag works as %s: widgets mount once, and the runtime is fetched once',
    async (mode) => {
      let runtimes: SentRequest[] = [];
      const page = await openPage(`/product/mug/?script=${mode}`, {
        before: async (opened) => {
          await watchLifecycle(opened);
          runtimes = requestsTo(opened, RUNTIME);
        },
      });
      await expectTabsWork(page);
      expect(await mountsOf(page, TABS)).toBe(1);
      expect(runtimes).toHaveLength(1);
      expectNoProblems(page);
    },
  );

  test('the script works under a strict Content Security Policy, dialogs included', async () => {
    const page = await openPage('/product/mug/?csp=strict');
    await expectTabsWork(page);
    await page.locator('#review_form').scrollIntoViewIfNeeded();
    await mounted(page, 'review-form');
    await page.click('#submit');
    await page.locator('[role=alertdialog]').waitFor();
    expect(await page.$eval('.alert-frame', (frame) => getComputedStyle(frame).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
    expectNoProblems(page);
  });

  test('the files load from another folder that the page configures, with or without a slash at the end', async () => {
    for (const base of ['/cdn/files', '/cdn/files/']) {
      const config = encodeURIComponent(JSON.stringify({ base }));
      let fetched: SentRequest[] = [];
      const page = await openPage(`/product/mug/?config=${config}`, {
        before: async (opened) => {
          fetched = requestsTo(opened, /(?<!\/storefront)-[\w-]{7}\.js/);
          await opened.route('**/cdn/files/**', async (route) => {
            const url = route.request().url().replace('/cdn/files/', '/storefront-widgets/');
            await route.fulfill({ response: await route.fetch({ url }) });
          });
        },
      });
      await expectTabsWork(page);
      expect(paths(fetched).filter((path) => !path.startsWith('/cdn/files/'))).toEqual([]);
    }
  });

  test('the base that the script tag names is read', async () => {
    const page = await openPage('/product/mug/', {
      before: (opened) =>
        rewrite(opened, '**/product/mug/', (body) =>
          body.replace('src="/storefront-widgets/storefront-widgets.js"', 'data-base="storefront-widgets" $&'),
        ),
    });
    await page.mouse.move(5, 5);
    // The base is relative to the page, where nothing is: the message shows that it was read.
    await expect
      .poll(() => page.problems.map(({ text }) => text).join())
      .toMatch(/\/product\/mug\/storefront-widgets\/runtime/);
  });

  test('a script that is printed without a base says what is missing, and leaves the page alone', async () => {
    const page = await openPage(`/product/mug/?script=inline&config=${encodeURIComponent('{"base":""}')}`);
    await expect.poll(() => page.problems.map(({ text }) => text)).toEqual([WITHOUT_BASE]);
    await expectNativeTabs(page);
  });

  test.each(['data:', 'blob:'])(
    'a script in a %s address without a base does not leave the gallery invisible',
    async (kind) => {
      const page = await openPage('/product/mug/?script=none', {
        before: (opening) =>
          opening.addInitScript(async (scheme) => {
            await new Promise((done) => document.addEventListener('DOMContentLoaded', done));
            const source = await (await fetch('/storefront-widgets/storefront-widgets.js')).text();
            const script = document.createElement('script');
            const isBlob = scheme === 'blob:';
            script.src = isBlob
              ? URL.createObjectURL(new Blob([source]))
              : `data:text/javascript;base64,${btoa(source)}`;
            document.head.append(script);
          }, kind),
      });
      await expect.poll(() => page.problems.map(({ text }) => text)).toEqual([WITHOUT_BASE]);
      await expect
        .poll(() =>
          page.locator('.woocommerce-product-gallery').evaluate((gallery) => getComputedStyle(gallery).opacity),
        )
        .toBe('1');
      await expectNativeTabs(page);
    },
  );
});

/** A script of the page that needs the runtime. */
const pushed = (): void => void Object.assign(window, { StorefrontWidgets: [() => {}] });

describe('a runtime that cannot be had', () => {
  test('a runtime that fails the first time is asked for once more', async () => {
    let failures = 0;
    const page = await openPage('/product/mug/', {
      before: (opened) =>
        opened.route(RUNTIME, (route) => {
          if (route.request().url().includes('retry')) return route.fallback();
          failures += 1;
          return route.fulfill({ status: 404 });
        }),
    });
    await expectTabsWork(page);
    expect(failures).toBeGreaterThan(0);
  });

  test('tabs and links work as the server made them without the runtime, and one message says why', async () => {
    const page = await openPage('/product/mug/', { block: [RUNTIME] });
    await page.mouse.move(5, 5);
    await expect
      .poll(() => page.problems.filter(({ kind }) => kind === 'console').map(({ text }) => text))
      .toEqual([expect.stringMatching(/^storefront-widgets: the runtime could not be loaded/)]);
    await expectNativeTabs(page);
    expect(page.problems.filter(({ kind }) => kind === 'exception')).toEqual([]);
  });

  test('a click that waits for the runtime follows its link when that cannot be had', async () => {
    let giveUp = (): void => {};
    const held = new Promise<void>((done) => {
      giveUp = done;
    });
    const page = await openPage('/product/mug/', {
      waitUntil: 'domcontentloaded',
      before: (opened) =>
        opened.route(RUNTIME, async (route) => {
          await held;
          await route.abort();
        }),
    });
    await page.click('#tab-title-reviews a');
    expect(await hash(page)).toBe('');
    giveUp();
    await expect.poll(() => hash(page)).toBe('#tab-reviews');
  });

  test('a review that waits for the runtime is sent by the browser, once, when that cannot be had', async () => {
    let giveUp = (): void => {};
    const held = new Promise<void>((done) => {
      giveUp = done;
    });
    let posts: SentRequest[] = [];
    // Without the tabs, the form is in view from the start.
    const page = await openPage(`/product/mug/?config=${OFF}`, {
      waitUntil: 'domcontentloaded',
      before: async (opened) => {
        posts = requestsTo(opened, /wp-comments-post/);
        await opened.route(RUNTIME, async (route) => {
          await held;
          await route.abort();
        });
      },
    });
    await page.selectOption('#rating', '5');
    await page.fill('#comment', 'Holds tea.');
    await page.fill('#author', 'Ada');
    await page.fill('#email', 'ada@example.com');
    await page.click('#submit');
    expect(posts).toHaveLength(0);
    giveUp();
    await page.waitForURL(/#comment-/);
    expect(posts).toHaveLength(1);
    expect(posts[0]?.body).toContain('submit=Submit');
  });

  test('markup that arrives later is usable when the runtime cannot be had', async () => {
    const page = await openStage({ block: [RUNTIME], script: pushed });
    await expect.poll(() => page.problems.some(({ text }) => text.includes('runtime could not be loaded'))).toBe(true);
    await page.evaluate(() => {
      const stage = document.querySelector('#stage') as Element;
      stage.innerHTML =
        '<div class="wc-tabs-wrapper"><ul class="wc-tabs"><li><a href="#tab-late">Late</a></li></ul><div id="tab-late" class="wc-tab">Late</div></div>';
    });
    await page.click('#stage a');
    await expect.poll(() => hash(page)).toBe('#tab-late');
  });

  test('WooCommerce’s own script takes over the tabs when the runtime cannot be had', async () => {
    const page = await openPage('/product/mug/?legacy=first', { block: [RUNTIME] });
    await expect.poll(() => page.problems.some(({ text }) => text.includes('runtime could not be loaded'))).toBe(true);
    await expect.poll(() => shownPanels(page)).toEqual(['tab-description']);
    await page.click('#tab-title-reviews a');
    expect(await shownPanels(page)).toEqual(['tab-reviews']);
  });
});

describe('React', () => {
  const REACT = /\/react-[\w-]{7}\.js/;

  test('the page stays usable as the server made it when React cannot be had', async () => {
    const page = await openPage('/product/mug/', { block: [REACT] });
    await page.hover(TABS);
    await expect.poll(() => page.problems.filter(({ kind }) => kind === 'console').length).toBeGreaterThan(0);
    await expect.poll(() => page.getAttribute(TABS, 'data-widget-state')).not.toBe('loading');
    await expectNativeTabs(page);
    expect(page.problems.filter(({ kind }) => kind === 'exception')).toEqual([]);
  });

  // Some browsers never ask again for a module that another one imports: there the page stays as the server made it.
  test('a React file that fails is asked for once more where the browser lets us, else the page stays usable', async () => {
    let failures = 0;
    const page = await openPage('/product/mug/', {
      before: (opened) =>
        opened.route(REACT, (route) => {
          failures += 1;
          // The preload link, and the import that follows it.
          return failures <= 2 ? route.abort() : route.fallback();
        }),
    });
    await page.hover(TABS);
    const state = (): Promise<string | null> => page.getAttribute(TABS, 'data-widget-state');
    await expect.poll(state).toMatch(/mounted|failed/);
    if ((await state()) === 'failed') return expectNativeTabs(page);
    await expectTabsWork(page);
    expect(failures).toBeGreaterThan(2);
  });
});

describe('a page that was cached longer than the files', () => {
  const stale = (file: string | RegExp, pattern: RegExp) => ({
    before: (page: WatchedPage) => rewrite(page, file, (body) => body.replace(pattern, '$1AAAAAAAA.js')),
  });

  test('a cached page finds the runtime under its newest name', async () => {
    const page = await openPage('/product/mug/', stale(LOADER, /(runtime-)[\w-]{7}\.js/));
    await expectTabsWork(page);
  });

  test('a cached page finds a widget under its newest name', async () => {
    const page = await openPage('/product/mug/', stale('**/names-*.js', /(widget-product-tabs-)[\w-]{7}\.js/));
    await expectTabsWork(page);
  });

  test('a cached page finds the names of the widgets under their newest name', async () => {
    const page = await openPage('/product/mug/', stale(LOADER, /(names-)[\w-]{7}\.js/));
    await expectTabsWork(page);
  });

  test('a cached page finds the part for Elementor under its newest name', async () => {
    const page = await openPage('/fixture/anchors/', stale(LOADER, /(elementor-)[\w-]{7}\.js/));
    await mounted(page, 'anchors');
  });
});

describe('jQuery', () => {
  test.each(['1.9.0', '4.0.0'])('jQuery %s is not used, which is said once', async (version) => {
    const warnings: string[] = [];
    const page = await openPage('/product/mug/?jquery=1', {
      before: async (opened) => {
        opened.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
        await rewrite(opened, '**/assets/jquery.js', (body) => body.replaceAll('3.7.1', version));
      },
    });
    await expectTabsWork(page);
    await expect
      .poll(() => warnings.filter((text) => text.includes('jQuery')))
      .toEqual([
        `storefront-widgets: jQuery ${version} is outside 1.9.1 up to 4.0; its listeners do not hear our events.`,
      ]);
    expect(await withApi(page, (api) => api.report().jQuery)).toBe(`off: jQuery ${version} is outside 1.9.1 up to 4.0`);
    expectNoProblems(page);
  });

  test('the report names the page’s jQuery, or says that there is none', async () => {
    const page = await openPage('/product/mug/?jquery=1');
    await started(page);
    expect(await withApi(page, (api) => api.report().jQuery)).toBe('jQuery 3.7.1');
    const plain = await openPage('/product/mug/');
    await started(plain);
    expect(await withApi(plain, (api) => api.report().jQuery)).toBe('no jQuery on the page');
  });
});

describe('a widget that is switched off', () => {
  const unmarked = async (page: WatchedPage): Promise<void> => {
    await mounted(page, 'review-form');
    expect(await page.$eval(TABS, (host) => host.hasAttribute('data-widget-state'))).toBe(false);
    await expectNativeTabs(page);
    expectNoProblems(page);
  };
  const scroll = (page: WatchedPage) => page.locator('#review_form').scrollIntoViewIfNeeded();

  test('a widget that the configuration switches off is left to the page, and its file is not fetched', async () => {
    let chunks: SentRequest[] = [];
    const page = await openPage(`/product/mug/?config=${OFF}`, {
      before: (opened) => {
        chunks = requestsTo(opened, /widget-product-tabs/);
      },
    });
    await scroll(page);
    await unmarked(page);
    expect(chunks).toEqual([]);
  });

  test('a widget that the script tag switches off is left to the page', async () => {
    const page = await openPage('/product/mug/', {
      before: (opened) =>
        rewrite(opened, '**/product/mug/', (body) =>
          body.replace('src="/storefront-widgets/', 'data-disable="no-such product-tabs" $&'),
        ),
    });
    await scroll(page);
    await unmarked(page);
  });

  test('a widget that the element itself switches off is left to the page', async () => {
    const page = await openPage('/product/mug/', {
      before: (opened) =>
        rewrite(opened, '**/product/mug/', (body) =>
          body.replace('class="woocommerce-tabs wc-tabs-wrapper"', 'data-widget="none" $&'),
        ),
    });
    await scroll(page);
    await unmarked(page);
    expect(await page.getAttribute(TABS, 'data-widget')).toBe('none');
  });
});
