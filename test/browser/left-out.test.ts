import type { Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { holdRequests, mounted, requestsTo, type WatchedPage } from '../support/page';
import { openPluginPage } from '../support/pluginPage';

const FILES = '**/storefront-widgets/**';
const LOADER = '**/storefront-widgets/storefront-widgets.js*';
const RUNTIME = '**/storefront-widgets/runtime-*.js*';
const TABS_CHUNK = /\/storefront-widgets\/(widget-product-tabs|react)-[\w-]+\.js/;

/** What a server may answer instead of a file, until the browser gives up. */
const ANSWERS: Record<string, (route: Route) => Promise<unknown> | undefined> = {
  'a 404': (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<p>Not found</p>' }),
  'a 500': (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '' }),
  'a page instead of the script': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hi</p>' }),
  'an empty file': (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
  'a file that is cut off': (route) => route.fulfill({ contentType: 'text/javascript', body: '(function(){' }),
  'no answer': () => undefined,
};

const effects = (page: WatchedPage): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { __legacyEffects?: string[] }).__legacyEffects ?? []);

/** The shop's own script shows one panel, and a press on a tab another one. */
async function expectStockTabs(page: WatchedPage): Promise<void> {
  await expect.poll(() => effects(page)).toContain('tabs:init');
  await page.click('#tab-title-reviews a');
  await expect.poll(() => page.isVisible('#tab-reviews')).toBe(true);
  expect(await page.isVisible('#tab-description')).toBe(false);
}

/** Turns to the tabs, which need nothing of ours before. */
const use = (page: WatchedPage): Promise<void> => page.hover('#tab-title-reviews a');

/** Lets the time pass in which something of ours could still come. */
const waitLong = (page: WatchedPage): Promise<void> => page.clock.runFor(45_000);

describe('scripts of the shop that were left out', () => {
  test('the scripts that were left out stay out where all files of the widgets come', async () => {
    const page = await openPluginPage('/product/mug/');
    await mounted(page, 'product-tabs');
    expect(await page.evaluate(() => Boolean(window.jQuery))).toBe(false);
    expect(await page.locator('script[data-left-out]').count()).toBeGreaterThan(3);
  });

  test('they stay out, and nothing is reported, where another file holds up the page for long', async () => {
    let release = (): void => {};
    const page = await openPluginPage('/product/mug/', {
      waitUntil: 'commit',
      sample: 0,
      atEnd: '<script src="/assets/slow.js"></script>',
      before: async (opening) => {
        await opening.clock.install();
        release = await holdRequests(opening, /\/assets\/slow\.js$/);
      },
    });
    const reports = requestsTo(page, /\/v1\/reports$/);
    await page.locator('.woocommerce-tabs').waitFor();
    await page.clock.runFor(30_000);
    release();
    await page.waitForFunction(() => document.readyState === 'complete');
    await page.clock.runFor(10_000);
    await use(page);
    await mounted(page, 'product-tabs');
    expect(await page.evaluate(() => Boolean(window.jQuery))).toBe(false);
    expect(await page.locator('script[data-left-out]').count()).toBeGreaterThan(3);
    expect(reports).toEqual([]);
  });
});

describe.each([
  ['the loader', LOADER],
  ['the runtime', RUNTIME],
  ['every file', FILES],
  ['the chunk of a widget', TABS_CHUNK],
])('%s cannot be had:', (_, pattern) => {
  test.each(Object.entries(ANSWERS))('the shop’s own scripts come back after %s', async (answer, respond) => {
    const page = await openPluginPage('/product/mug/', {
      waitUntil: 'commit',
      before: async (opening) => {
        await opening.clock.install();
        await opening.route(pattern, (route) => void respond(route));
      },
    });
    await page.waitForFunction(() => document.readyState !== 'loading');
    await use(page);
    if (answer === 'no answer') await waitLong(page);
    await expectStockTabs(page);
  });
});

test('an older browser, for which the widgets are too new, gets the shop’s own scripts', async () => {
  const page = await openPluginPage('/product/mug/', {
    before: (opening) =>
      opening.addInitScript(() =>
        Object.defineProperty(Document.prototype, 'adoptedStyleSheets', { value: undefined }),
      ),
  });
  await expectStockTabs(page);
});

test('a widget that throws gets the shop’s own scripts back', async () => {
  const page = await openPluginPage('/product/mug/', {
    before: (opening) =>
      opening.route(/widget-product-tabs-[\w-]+\.js/, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'export default { mount() { throw new Error("broken"); } };',
        }),
      ),
  });
  await use(page);
  await expectStockTabs(page);
});

describe('scripts that come back', () => {
  const files = (html: string): string => html.replace(/<script[^>]* data-left-out="[^>]*><\/script>/g, '');
  const open = (scripts: string, answers: Record<string, string>) =>
    openPluginPage('/product/mug/', {
      change: (html) => files(html).replace('</body>', `${scripts}</body>`),
      before: async (opening) => {
        await opening.route(LOADER, (route) => route.fulfill({ status: 404 }));
        await opening.addInitScript(() => {
          window.log = [];
        });
        await opening.route(/\/stock\//, (route) =>
          route.fulfill({
            contentType: 'text/javascript',
            body: answers[/(\w+)\.js/.exec(route.request().url())?.[1] ?? ''] ?? 'throw 1',
          }),
        );
      },
    });
  const logs = (page: WatchedPage, expected: unknown[]) =>
    expect.poll(() => page.evaluate(() => window.log)).toEqual(expected);
  const leftOut = (name: string, more = ''): string =>
    `<script type="text/plain" id="${name}-js" data-left-out="/stock/${name}.js"${more}></script>`;
  const log = (value: string): string => `log.push(${value});`;

  test('scripts that come back run in their order, with the inline code between them that waits for them', async () => {
    const page = await open(
      `<script type="text/plain" id="one-js-translations" data-left-out>${log('"before one"')}</script>${leftOut('one')}
       ${leftOut('two', ' defer')}<script type="text/plain" id="two-js-after" data-left-out>${log('"after two"')}</script>`,
      { one: log('"one"'), two: log('"two"') },
    );
    await logs(page, ['before one', 'one', 'two', 'after two']);
  });

  test('scripts come back with inline code that has thrown without them, and without that which has not', async () => {
    const page = await open(
      `<script id="one-js-before">${log('"before"')}</script>${leftOut('one')}
       <script id="one-js-after">start("after one");</script><script id="other-js-after">start("not ours");</script>`,
      { one: 'window.start = (what) => log.push(what);' },
    );
    await logs(page, ['before', 'after one']);
  });

  test('scripts that come back know their own element, stand where they stood, and are modules if they were', async () => {
    const page = await open(
      `<p id="before"></p>${leftOut('one', ' data-key="7"')}<p></p>${leftOut('two', ' data-left-out-type="module"')}`,
      {
        one: log(
          '[document.currentScript.id, document.currentScript.dataset.key, document.currentScript.previousElementSibling.id].join()',
        ),
        two: 'export {}; log.push(document.currentScript);',
      },
    );
    await logs(page, ['one-js,7,before', null]);
  });

  test('scripts that come back hear of the events of the page that are over, once', async () => {
    const page = await open(leftOut('one') + leftOut('two'), {
      one: `document.addEventListener('DOMContentLoaded', () => log.push('parsed'));
        addEventListener('load', { handleEvent: () => log.push('loaded') });
        addEventListener('resize', () => log.push('resized'));`,
      two: "document.addEventListener('DOMContentLoaded', () => log.push('parsed, too'));",
    });
    await expect.poll(() => page.evaluate(() => window.log.toSorted())).toEqual(['loaded', 'parsed', 'parsed, too']);
  });

  test('scripts that come back hear of past events through jQuery, too, also where another script had bound them before', async () => {
    const page = await open(
      `<script src="/assets/jquery.js"></script><script>jQuery(window).on('load', () => log.push('theme'))</script>${leftOut('one')}`,
      {
        one: `jQuery(() => { log.push('ready'); jQuery(window).on('load', () => log.push('loaded')); });
          jQuery('<img>').on('load', () => log.push('picture')).attr('src', 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7');`,
      },
    );
    await expect
      .poll(() => page.evaluate(() => window.log.toSorted()))
      .toEqual(['loaded', 'picture', 'ready', 'theme']);
  });

  test('scripts that come back go on after one that cannot be had', async () => {
    const page = await open(leftOut('missing') + leftOut('two'), { two: log('"two"') });
    await logs(page, ['two']);
  });

  test('scripts that come back run under the policy of the page, by their nonce', async () => {
    const page = await open(
      `<meta http-equiv="Content-Security-Policy" content="script-src 'nonce-abc'">${leftOut('one', ' nonce="abc"')}`,
      { one: log('"one"') },
    );
    await logs(page, ['one']);
  });
});
