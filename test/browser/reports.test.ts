import { describe, expect, test } from 'vitest';
import { chunkOf, failChunk, holdRequests, mounted, RUNTIME, throwingChunk, type WatchedPage } from '../support/page';
import { openPluginPage, type PluginPage, REPORTS } from '../support/pluginPage';
import { logged, logs, openStage, type PageApi } from './runtimeStage';

/** Has the site's configuration log the failures that it is told of. */
function listen(): void {
  let config: object | undefined;
  Object.defineProperty(window, 'storefrontWidgetsConfig', {
    get: () => config,
    set(given: object) {
      config = { ...given, onReport: (problem: unknown) => window.log.push(problem) };
    },
  });
}

const TABS =
  '<div class="wc-tabs-wrapper"><ul class="wc-tabs"><li><a href="#tab-1">1</a></li><li><a href="#tab-2">2</a></li></ul><div class="wc-tab" id="tab-1">one</div><div class="wc-tab" id="tab-2">two</div></div>';

describe('the site’s onReport is told', () => {
  test('that a widget has failed', async () => {
    const page = await openStage({
      html: TABS,
      script: listen,
      before: (opened) => throwingChunk(opened, 'product-tabs'),
    });
    await logs(page, [{ kind: 'widget', widget: 'product-tabs', message: 'Error: thrown by the test' }]);
  });

  test('that a widget’s file is missing, and that a press was given back for that', async () => {
    const page = await openStage({
      html: TABS,
      query: new URLSearchParams({ config: '{"when":"input"}' }).toString(),
      script: listen,
      before: (opened) => failChunk(opened, 'product-tabs'),
    });
    await page.locator('a[href="#tab-2"]').click();
    await expect.poll(async () => (await logged(page)).length).toBe(2);
    expect(await logged(page)).toEqual([
      { kind: 'file', widget: 'product-tabs', message: expect.stringContaining('ChunkLoadError: Loading chunk') },
      { kind: 'press', widget: 'product-tabs', message: 'click on a' },
    ]);
  });

  test('that the runtime is missing', async () => {
    const page = await openStage({ html: TABS, script: listen, block: [RUNTIME] });
    await expect.poll(() => logged(page)).toHaveLength(1);
    expect(await logged(page)).toEqual([
      { kind: 'file', widget: '', message: expect.stringContaining('the runtime could not be loaded') },
    ]);
  });

  test('of an error in a listener that we have called, once however often it comes', async () => {
    const page = await openStage({ html: TABS, script: listen });
    await mounted(page, 'product-tabs');
    await page.evaluate(() => {
      const fail = (): void => {
        throw new TypeError('of the theme');
      };
      for (let i = 0; i < 3; i += 1)
        (window.StorefrontWidgets as unknown as { on(type: string, listener: () => void): void }).on('mounted', fail);
    });
    await logs(page, [{ kind: 'error', widget: '', message: 'a "mounted" listener failed. TypeError: of the theme' }]);
  });

  test('of an error in our files that nobody has caught', async () => {
    const page = await openStage({
      html: TABS,
      script: listen,
      before: (opened) =>
        opened.route(chunkOf('product-tabs'), async (route) => {
          const response = await route.fetch();
          const body = `${await response.text()}\nsetTimeout(() => { throw new RangeError('nobody catches this'); });Promise.reject(new RangeError('nor this'));`;
          return route.fulfill({ response, body });
        }),
    });
    await expect.poll(() => logged(page)).toHaveLength(2);
    expect(await logged(page)).toEqual(
      expect.arrayContaining([
        { kind: 'error', widget: '', message: 'RangeError: nobody catches this' },
        { kind: 'error', widget: '', message: 'RangeError: nor this' },
      ]),
    );
  });

  test('nothing of errors in other files, and nothing of files that are waited for without a network', async () => {
    const page = await openStage({
      html: TABS,
      script: listen,
      before: async (opened) => {
        await failChunk(opened, 'product-tabs');
        await opened.addInitScript(() => {
          Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
          setTimeout(() => {
            throw new Error('of the theme');
          });
        });
      },
    });
    await page.waitForSelector('[data-widget-state="loading"]');
    // Longer than the pause before a file is asked for a second time.
    await page.waitForTimeout(500);
    expect(await page.getAttribute('[data-widget="product-tabs"]', 'data-widget-state')).toBe('loading');
    expect(await logged(page)).toEqual([]);
  });

  test('a function that throws stops nothing', async () => {
    const page = await openStage({
      html: TABS,
      query: new URLSearchParams({ config: '{"when":"input"}' }).toString(),
      script: () => {
        let config: object | undefined;
        const onReport = (): void => {
          throw new Error('of the site');
        };
        Object.defineProperty(window, 'storefrontWidgetsConfig', {
          get: () => config,
          set(given: object) {
            config = { ...given, onReport };
          },
        });
      },
      before: (opened) => throwingChunk(opened, 'product-tabs'),
    });
    await page.evaluate(() =>
      (window.StorefrontWidgets as unknown as PageApi).push((api) => {
        (api as unknown as { on(type: string, listener: () => void): void }).on('failed', () =>
          window.log.push('failed'),
        );
        window.log.push('listening');
      }),
    );
    await logs(page, ['listening']);
    await page.locator('a[href="#tab-2"]').click();
    await logs(page, ['listening', 'failed']);
    expect(page.problems.filter(({ kind }) => kind === 'exception')).toEqual([]);
    expect(page.problems.map(({ text }) => text).join('\n')).toContain('of the site');
  });
});

/** A page of the plugin, and the bodies of the reports that it sends. */
async function openReporting(options: PluginPage): Promise<{ page: WatchedPage; sent: unknown[] }> {
  const sent: unknown[] = [];
  const page = await openPluginPage('/product/vase/', {
    sample: 0,
    ...options,
    before: async (opened) => {
      await opened.route(`**${REPORTS}`, (route) => {
        sent.push(JSON.parse(route.request().postData() ?? 'null'));
        return route.fulfill({ status: 204 });
      });
      await options.before?.(opened);
    },
  });
  return { page, sent };
}

const hide = (page: WatchedPage): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

describe('the plugin’s script sends', () => {
  test('a failure, once, with the type and path of the page and whether it has the widgets', async () => {
    const { page, sent } = await openReporting({ before: (opened) => failChunk(opened, 'product-tabs') });
    await page.locator('.wc-tabs a').last().click();
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[0]).toEqual({
      problem: { kind: 'file', widget: 'product-tabs', message: expect.stringContaining('Loading chunk') },
      path: '/x/',
      type: 'product',
      ours: true,
    });
  });

  test('that the loader is missing, once, also where no scripts were left out', async () => {
    for (const change of [
      undefined,
      (html: string) => html.replace(/<script id="storefront-widgets-left-out-js">[\s\S]*?<\/script>/, ''),
    ]) {
      const { sent } = await openReporting({ change, block: [/\/storefront-widgets\.js/] });
      await expect.poll(() => sent.length).toBe(1);
      expect(sent).toEqual([
        expect.objectContaining({
          problem: { kind: 'file', widget: '', message: 'The script itself did not run.' },
        }),
      ]);
    }
  });

  test('nothing of a picture that has the id of the script and fails, and no script comes back for it', async () => {
    const picture = '<img id="storefront-widgets-js" src="/no-such-picture.png" alt="">';
    let release = (): void => {};
    const { page, sent } = await openReporting({
      change: (html) => html.replace('</h1>', `</h1>${picture}`),
      waitUntil: 'commit',
      before: async (opened) => {
        await opened.route('**/no-such-picture.png', (route) => route.abort());
        release = await holdRequests(opened, /\/storefront-widgets\.js/);
      },
    });
    await page.waitForFunction(() => document.querySelector<HTMLImageElement>('img#storefront-widgets-js')?.complete);
    release();
    await mounted(page, 'product-tabs');
    expect(sent).toEqual([]);
    expect(await page.locator('script[data-left-out]').count()).toBeGreaterThan(0);
  });

  test('a press that was given back because the loader did not come in time', async () => {
    const { page, sent } = await openReporting({
      waitUntil: 'commit',
      before: async (opened) => {
        await opened.clock.install();
        await holdRequests(opened, /\/storefront-widgets\.js/);
      },
    });
    await page.locator('.single_add_to_cart_button').click();
    await page.clock.runFor(4100);
    await expect
      .poll(() => sent.map((one) => (one as { problem?: { message: string } }).problem?.message))
      .toContain('click, before the script had loaded');
  });

  test('at most five failures of a view, of 500 characters', async () => {
    const { page, sent } = await openReporting({});
    await page.evaluate(() => {
      const early = window.storefrontWidgetsEarly as unknown as { onReport(problem: object): void };
      for (let i = 0; i < 9; i += 1) early.onReport({ kind: 'error', widget: '', message: `${i}`.repeat(600) });
    });
    await expect.poll(() => sent.length).toBe(5);
    const [first] = sent as [{ problem: { message: string } }];
    expect(first.problem.message).toHaveLength(500);
  });

  test('what was measured, once, when the visitor hides the page; nothing of a view that is not in the sample', async () => {
    const { page, sent } = await openReporting({ sample: 1 });
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('vitals')),
    );
    await page.waitForTimeout(300);
    await page.locator('.wc-tabs a').last().click();
    await page.waitForTimeout(300);
    await hide(page);
    await hide(page);
    await page.waitForTimeout(300);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toEqual({
      view: { failed: false, lcp: expect.any(Number), cls: expect.any(Number), inp: expect.anything() },
      type: 'product',
      ours: true,
    });

    const other = await openReporting({ sample: 0, waitUntil: 'networkidle' });
    await hide(other.page);
    await other.page.waitForTimeout(300);
    expect(other.sent).toEqual([]);
  });
});
