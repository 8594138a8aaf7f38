import { describe, expect, test } from 'vitest';
import {
  allMounted,
  chunkOf,
  expectNoProblems,
  failChunk,
  failuresOf,
  holdChunk,
  holdRuntime,
  hostStates,
  hostsBecome,
  mounted,
  mountsOf,
  openPage,
  started,
  testedCore,
  throwingChunk,
  type WatchedPage,
  watchLifecycle,
} from '../support/page';
import { logged, logs, openStage, type PageApi, withApi } from './runtimeStage';

/** Records what `data-widget-state` says, one after the other. */
function recordStates(): void {
  const record = (records: MutationRecord[]): void => {
    for (const { oldValue } of records) {
      if (oldValue) window.log.push(oldValue);
    }
  };
  window.log = [];
  new MutationObserver(record).observe(document, {
    subtree: true,
    attributeFilter: ['data-widget-state'],
    attributeOldValue: true,
  });
}

const TABS = (more = '', id = 'a'): string =>
  `<div ${more} class="wc-tabs-wrapper" id="host-${id}"><ul class="wc-tabs"><li><a href="#tab-${id}1">1</a></li><li><a href="#tab-${id}2">2</a></li></ul><div class="wc-tab" id="tab-${id}1">one</div><div class="wc-tab" id="tab-${id}2">two</div></div>`;

/** The page is left, and shown again from the back/forward cache. */
const comeBack = (page: WatchedPage): Promise<unknown> =>
  page.evaluate(() => {
    for (const type of ['pagehide', 'pageshow']) {
      window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
    }
  });

test('a widget whose code could not be had offline starts when the connection is back', async () => {
  const page = await openStage({ html: TABS(), before: (opened) => failChunk(opened, 'product-tabs') });
  await hostsBecome(page, 'product-tabs', 'failed');
  await page.unroute(chunkOf('product-tabs'));
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await mounted(page, 'product-tabs');
});

describe('a page that comes back from the back/forward cache', () => {
  test('a widget whose code was cut off starts when the page comes back from the back/forward cache', async () => {
    const page = await openStage({ html: TABS(), before: (opened) => failChunk(opened, 'product-tabs') });
    await hostsBecome(page, 'product-tabs', 'failed');
    await page.unroute(chunkOf('product-tabs'));
    await comeBack(page);
    await mounted(page, 'product-tabs');
  });

  test('code that was under way is asked for again when the page comes back from the back/forward cache', async () => {
    let asked = 0;
    let cutOff = (): void => {};
    const waits = new Promise<void>((done) => {
      cutOff = done;
    });
    const page = await openStage({
      html: TABS(),
      before: (opened) =>
        opened.route(chunkOf('product-tabs'), async (route) => {
          asked += 1;
          if (asked > 2) return route.fallback();
          if (asked === 2) await waits;
          return route.abort();
        }),
    });
    await expect.poll(() => asked).toBe(2);
    await comeBack(page);
    cutOff();
    await mounted(page, 'product-tabs');
  });

  test('a widget that failed for another reason is left alone when the page comes back from the cache', async () => {
    const page = await openStage({ html: TABS(), before: (opened) => throwingChunk(opened, 'product-tabs') });
    await hostsBecome(page, 'product-tabs', 'failed');
    await comeBack(page);
    expect(await hostStates(page, 'product-tabs')).toEqual(['failed']);
  });
});

describe('the state that a host says', () => {
  test('a host that waits for nothing is loading, then mounted', async () => {
    let release = (): void => {};
    const page = await openStage({
      html: TABS(),
      script: recordStates,
      before: async (opened) => {
        release = await holdChunk(opened, 'product-tabs');
      },
    });
    await hostsBecome(page, 'product-tabs', 'loading');
    release();
    await mounted(page, 'product-tabs');
    expect((await logged(page)).filter((state) => state !== 'found')).toEqual(['loading']);
  });

  test('a host that waits for the viewport is waiting until it is near, then loading and mounted', async () => {
    const page = await openStage({
      html: `<div style="height:4000px"></div>${TABS('data-when="visible"')}`,
      script: recordStates,
    });
    await hostsBecome(page, 'product-tabs', 'waiting');
    await page.locator('#host-a').scrollIntoViewIfNeeded();
    await mounted(page, 'product-tabs');
    expect((await logged(page)).filter((state) => state !== 'found')).toEqual(['waiting', 'loading']);
  });

  test('a host waits for its new `data-when` alone after an edit', async () => {
    const page = await openStage({
      html: TABS('data-when="interaction"', 'a') + TABS('data-when="interaction"', 'b') + TABS('', 'c'),
    });
    await mounted(page, 'product-tabs', '#host-c');
    await page.$eval('#host-a', (host) => host.setAttribute('data-when', 'media(min-width: 9000px)'));
    await page.$eval('#host-b', (host) => host.removeAttribute('data-when'));
    await mounted(page, 'product-tabs', '#host-b');
    await page.hover('#host-a .wc-tab');
    expect(await hostStates(page, 'product-tabs')).toEqual(['waiting', 'mounted', 'mounted']);
    await page.$eval('#host-a', (host) => {
      host.setAttribute('data-when', 'media(max-width: 9000px)');
      host.setAttribute('data-when', 'load');
    });
    await mounted(page, 'product-tabs', '#host-a');
  });

  test('a host that waits for interaction is waiting until the pointer comes, or the focus', async () => {
    const page = await openStage({
      html: TABS('data-when="interaction"', 'a') + TABS('data-when="interaction"', 'b') + TABS('', 'c'),
    });
    await mounted(page, 'product-tabs', '#host-c');
    expect(await hostStates(page, 'product-tabs')).toEqual(['waiting', 'waiting', 'mounted']);
    await page.hover('#host-a .wc-tab');
    await mounted(page, 'product-tabs', '#host-a');
    expect(await hostStates(page, 'product-tabs')).toEqual(['mounted', 'waiting', 'mounted']);
    await page.focus('#host-b a');
    await mounted(page, 'product-tabs', '#host-b');
  });

  test('a host that waits for interaction is mounted at once where pointer or focus came before the script', async () => {
    let release = () => {};
    const page = await openStage({
      html: TABS('data-when="interaction"', 'a') + TABS('data-when="interaction"', 'b') + TABS('', 'c'),
      async before(opening) {
        release = await holdRuntime(opening);
      },
    });
    await page.hover('#host-a .wc-tab');
    await page.focus('#host-b a');
    release();
    await expect.poll(() => hostStates(page, 'product-tabs')).toEqual(['mounted', 'mounted', 'mounted']);
  });

  test('a host that waits for a media query is waiting until it matches', async () => {
    const page = await openStage({
      html: TABS('data-when="media((max-width: 600px))"', 'a') + TABS('data-when="media(min-width: 900px)"', 'b'),
    });
    await mounted(page, 'product-tabs', '#host-b');
    expect(await hostStates(page, 'product-tabs')).toEqual(['waiting', 'mounted']);
    await page.setViewportSize({ width: 500, height: 800 });
    await mounted(page, 'product-tabs', '#host-a');
  });

  test('a host that waits until the browser is idle is waiting, loading, then mounted', async () => {
    const page = await openStage({ html: TABS('data-when="idle"'), script: recordStates });
    await mounted(page, 'product-tabs');
    expect((await logged(page)).filter((state) => state !== 'found')).toEqual(['waiting', 'loading']);
  });

  test('a `data-when` may have capitals and spaces, and asks for nothing where it is empty', async () => {
    const page = await openStage({ html: TABS('data-when=" Interaction "') + TABS('data-when=" "', 'b') });
    await mounted(page, 'product-tabs', '#host-b');
    expect(await withApi(page, (api) => api.report().map(({ state, diagnostics }) => [state, diagnostics]))).toEqual([
      ['waiting', []],
      ['mounted', []],
    ]);
  });

  test('a host with a `data-when` that nobody knows is mounted at once, with a diagnostic', async () => {
    const page = await openStage({ html: TABS('data-when="soon"') });
    await mounted(page, 'product-tabs');
    expect(await withApi(page, (api) => api.report()[0]?.diagnostics)).toEqual([
      'widget "product-tabs" (#host-a): "data-when" is "soon", expected load, idle, visible, input, intent or media(…); using load',
    ]);
  });

  test('a host that moves while its widget loads is mounted once, where it is then', async () => {
    let release = (): void => {};
    const page = await openStage({
      html: `${TABS()}<section id="end"></section>`,
      before: async (opened) => {
        await watchLifecycle(opened);
        release = await holdChunk(opened, 'product-tabs');
      },
    });
    await hostsBecome(page, 'product-tabs', 'loading');
    await page.evaluate(() => document.querySelector('#end')?.append(document.querySelector('#host-a') as Element));
    release();
    await mounted(page, 'product-tabs', '#end > #host-a');
    expect(await mountsOf(page, '#host-a')).toBe(1);
    expect(await failuresOf(page)).toEqual([]);
  });

  test('nothing fails when the only host is removed while its widget loads', async () => {
    let release = (): void => {};
    const page = await openStage({
      html: TABS(),
      before: async (opened) => {
        await watchLifecycle(opened);
        release = await holdChunk(opened, 'product-tabs');
      },
    });
    await hostsBecome(page, 'product-tabs', 'loading');
    await page.$eval('#host-a', (host) => host.remove());
    const arrival = page.waitForEvent('requestfinished', (request) => chunkOf('product-tabs').test(request.url()));
    release();
    // The widget has asked for the module first. As a text, because Vite would rewrite the import.
    await page.evaluate(`import(${JSON.stringify((await arrival).url())}).then(() => undefined)`);
    await allMounted(page);
    expect(await failuresOf(page)).toEqual([]);
    expectNoProblems(page);
  });

  test('a host whose chunk cannot be had is failed, while others of the page mount', async () => {
    const page = await openPage('/product/mug/#reviews', { before: (opened) => failChunk(opened, 'product-tabs') });
    await hostsBecome(page, 'product-tabs', 'failed');
    await page.locator('#review_form').scrollIntoViewIfNeeded();
    await mounted(page, 'review-form');
  });
});

describe('the report', () => {
  test('the report tells of each widget what it waited for, its times, diagnostics and errors', async () => {
    const page = await openStage({
      html: `${TABS(`data-settings='{"hash":"maybe"}'`)}${TABS('data-when="interaction"', 'b')}`,
    });
    await mounted(page, 'product-tabs', '#host-a');
    const rows = await withApi(page, (api) =>
      api.report().map(({ element, loadMs, mountMs, ...rest }) => ({
        ...rest,
        id: element.id,
        timed: [typeof loadMs, typeof mountMs],
      })),
    );
    expect(rows).toEqual([
      {
        id: 'host-a',
        widget: 'product-tabs',
        state: 'mounted',
        waitedFor: 'load',
        startedBy: 'load',
        timed: ['number', 'number'],
        settings: { hash: { value: false, source: 'default' } },
        diagnostics: ['widget "product-tabs" (#host-a): "hash" is "maybe", expected yes or no; using false'],
        errors: [],
      },
      {
        id: 'host-b',
        widget: 'product-tabs',
        state: 'waiting',
        waitedFor: 'interaction',
        startedBy: '',
        timed: ['object', 'object'],
        settings: {},
        diagnostics: [],
        errors: [],
      },
    ]);
  });

  test('the report names the error of a widget that failed', async () => {
    const page = await openStage({ html: TABS(), before: (opened) => failChunk(opened, 'product-tabs') });
    await hostsBecome(page, 'product-tabs', 'failed');
    const errors = await withApi(page, (api) => api.report()[0]?.errors);
    expect(errors).toEqual([
      expect.stringMatching(/^ChunkLoadError: Loading chunk product-tabs failed\.\n\(error: http.+retry=1\)$/),
    ]);
  });

  test('the report says which core runs', async () => {
    const page = await openStage({ html: TABS() });
    await mounted(page, 'product-tabs');
    const core = await withApi(page, (api) => (api.report() as unknown as { core: string }).core);
    expect(core).toBe(testedCore());
  });
});

describe('markup that comes and goes', () => {
  const insert = (html: string) =>
    `document.querySelector('#stage').insertAdjacentHTML('beforeend', ${JSON.stringify(html)})`;
  const ids = `window.StorefrontWidgets.report().map(({ element }) => element.id)`;

  /** Logs `mounted` and `unmounted` with the host's id. */
  const recordMounts = (): void => {
    const queue: unknown[] = [];
    Object.assign(window, { StorefrontWidgets: queue });
    queue.push((api: { on(type: string, listener: (detail: { element: Element }) => void): void }) => {
      for (const type of ['mounted', 'unmounted', 'failed']) {
        api.on(type, ({ element }) => window.log.push(`${type} ${element.id}`));
      }
    });
  };

  test('markup mounts when it arrives, also inside something else', async () => {
    const page = await openStage({ script: recordMounts });
    await started(page);
    await page.evaluate(insert(`<section>${TABS()}</section>`));
    await mounted(page, 'product-tabs');
  });

  test('a copy that says it is mounted already mounts', async () => {
    const page = await openStage({ html: TABS() });
    await mounted(page, 'product-tabs');
    await page.evaluate(() => {
      const copy = (document.querySelector('#host-a') as Element).cloneNode(true) as Element;
      copy.id = 'copy';
      document.querySelector('#stage')?.append(copy);
    });
    await page.waitForFunction(
      () =>
        (
          window as unknown as { StorefrontWidgets: { report(): { state: string }[] } }
        ).StorefrontWidgets.report().filter(({ state }) => state === 'mounted').length === 2,
    );
    await page.click('#copy li:nth-child(2) a');
    expect(await page.$eval('#copy .wc-tabs', (list) => list.querySelector('.active a')?.textContent)).toBe('2');
    expect(await page.$eval('#host-a .wc-tabs', (list) => list.querySelector('.active a')?.textContent)).toBe('1');
    await withApi(page, (api) => api.unmount(document.querySelector('#copy') as Element));
    expect(await page.$eval('#copy', (copy) => copy.getAttributeNames().sort())).toEqual(['class', 'id']);
  });

  test('markup of a cached page that says it is mounted mounts', async () => {
    const page = await openStage({ html: TABS('data-widget="product-tabs" data-widget-state="mounted"') });
    await page.waitForFunction(() => document.querySelector('#host-a li.active'));
    expect(await page.evaluate(ids)).toEqual(['host-a']);
  });

  test('a widget keeps its state when its host moves or is wrapped', async () => {
    const page = await openStage({ html: TABS() });
    await mounted(page, 'product-tabs');
    await withApi(page, (api) => {
      for (const type of ['mounted', 'unmounted']) {
        api.on(type, (detail) => window.log.push(`${type} ${(detail as { element: Element }).element.id}`));
      }
    });
    await page.click('#host-a li:nth-child(2) a');
    await page.evaluate(() => {
      const host = document.querySelector('#host-a') as Element;
      const wrapper = document.createElement('section');
      host.replaceWith(wrapper);
      wrapper.append(host);
      document.querySelector('#stage')?.prepend(wrapper);
    });
    // A marker that is mounted afterwards proves that the move has been dealt with.
    await page.evaluate(insert(TABS('', 'b')));
    await mounted(page, 'product-tabs', '#host-b');
    // `on` tells first of what is mounted already.
    expect(await logged(page)).toEqual(['mounted host-a', 'mounted host-b']);
    expect(await page.$eval('#host-a li.active', (item) => item.textContent)).toBe('2');
  });

  test('a widget unmounts when its host is removed, and mounts again when it comes back', async () => {
    const page = await openStage({ html: TABS(), script: recordMounts });
    await logs(page, ['mounted host-a']);
    const server = TABS();
    const html = await page.evaluate(async () => {
      const host = document.querySelector('#host-a') as Element;
      (window as unknown as { host: Element }).host = host;
      host.remove();
      await new Promise((done) => setTimeout(done));
      return host.outerHTML;
    });
    expect(html.replaceAll(' ', '')).toBe(server.replaceAll(' ', ''));
    await page.evaluate(() => document.querySelector('#stage')?.append((window as unknown as { host: Element }).host));
    await logs(page, ['mounted host-a', 'unmounted host-a', 'mounted host-a']);
  });

  test('nothing is said and nothing mounts for 20,000 foreign insertions', async () => {
    const page = await openStage({ html: TABS(), script: recordMounts });
    await logs(page, ['mounted host-a']);
    await page.evaluate(async () => {
      const stage = document.querySelector('#stage') as Element;
      for (let at = 0; at < 20_000; at += 1) {
        const node = document.createElement(at % 2 ? 'p' : 'div');
        node.className = 'foreign';
        stage.append(node);
        if (at % 1000 === 0) await new Promise((done) => setTimeout(done));
      }
      for (const node of stage.querySelectorAll('.foreign')) node.remove();
      await new Promise((done) => setTimeout(done));
    });
    expect(await logged(page)).toEqual(['mounted host-a']);
    expect(page.problems).toEqual([]);
    expect(await page.evaluate(ids)).toEqual(['host-a']);
  });

  test('what the page names in data-widget is unmounted and mounted', async () => {
    const page = await openStage({ html: TABS('data-widget="product-tabs"'), script: recordMounts });
    await logs(page, ['mounted host-a']);
    const mark = (value: string) =>
      page.$eval('#host-a', (host, next) => host.setAttribute('data-widget', next), value);
    await mark('none');
    await logs(page, ['mounted host-a', 'unmounted host-a']);
    expect(await page.$eval('#host-a', (host) => host.getAttribute('data-widget-state'))).toBeNull();
    expect(await page.$eval('#host-a', (host) => host.getAttribute('data-widget'))).toBe('none');
    await mark('product-tabs');
    await logs(page, ['mounted host-a', 'unmounted host-a', 'mounted host-a']);
  });

  test('a host that was switched off from the start mounts once the page names its widget', async () => {
    const page = await openStage({ html: TABS('data-widget="none"'), script: recordMounts });
    await started(page);
    await page.$eval('#host-a', (host) => host.setAttribute('data-widget', 'product-tabs'));
    await logs(page, ['mounted host-a']);
  });
});

describe('unmount and mount of the public API', () => {
  test('unmount takes a widget away until it is mounted again, whatever is scanned meanwhile', async () => {
    const page = await openStage({ html: TABS() });
    await mounted(page, 'product-tabs');
    await withApi(page, (api) => {
      api.unmount(document.querySelector('#stage') as Element);
      api.scan?.();
    });
    expect(await page.$eval('#stage', (stage) => stage.innerHTML.replaceAll(' ', ''))).toBe(TABS().replaceAll(' ', ''));
    expect(await withApi(page, (api) => api.report().length)).toBe(0);
    await withApi(page, (api) => api.mount(document.querySelector('#stage') as Element));
    await mounted(page, 'product-tabs');
  });

  test('mount starts a widget again that failed', async () => {
    const page = await openStage({ html: TABS(), before: (opened) => failChunk(opened, 'product-tabs') });
    await hostsBecome(page, 'product-tabs', 'failed');
    await page.unrouteAll();
    await withApi(page, (api) => api.mount(document.querySelector('#host-a') as Element));
    await mounted(page, 'product-tabs');
    expect(await withApi(page, (api) => api.report().map(({ state }) => state))).toEqual(['mounted']);
  });

  test('mount and unmount can be called for an element that has no widget', async () => {
    const page = await openStage({});
    await started(page);
    await withApi(page, (api) => {
      api.mount(document.body);
      api.unmount(document.body);
    });
    expect(page.problems).toEqual([]);
  });
});

describe('settings that are edited', () => {
  const opensHash = async (page: Awaited<ReturnType<typeof openStage>>): Promise<boolean> => {
    await page.evaluate(() => history.replaceState(null, '', ' '));
    await page.click('#host-a li:nth-child(1) a');
    await page.click('#host-a li:nth-child(2) a');
    return (await page.evaluate(() => location.hash)) === '#tab-a2';
  };

  test('settings that are edited while the widget loads are the ones that it mounts with', async () => {
    let release = (): void => {};
    const page = await openStage({
      html: TABS(),
      before: async (opened) => {
        release = await holdChunk(opened, 'product-tabs');
      },
    });
    await hostsBecome(page, 'product-tabs', 'loading');
    await page.$eval('#host-a', (host) => host.setAttribute('data-settings', '{"hash":true}'));
    release();
    await mounted(page, 'product-tabs');
    expect(await opensHash(page)).toBe(true);
  });

  test('settings that are edited in the pause before the mount are the ones that the widget mounts with', async () => {
    const page = await openStage({
      html: '<p data-widget="echo" id="host"></p>',
      script: () => {
        type Pause = (...args: unknown[]) => Promise<void>;
        const { scheduler } = window as unknown as { scheduler: Record<'yield' | 'postTask', Pause> };
        let count = 0;
        for (const name of ['yield', 'postTask'] as const) {
          const pause = scheduler[name].bind(scheduler);
          scheduler[name] = (...args) => {
            count += 1;
            document.querySelector('#host')?.setAttribute('data-settings', JSON.stringify({ count }));
            return pause(...args);
          };
        }
        const register = (api: PageApi): boolean =>
          api.register({
            name: 'echo',
            mount(host: HTMLElement, settings: { count: number }) {
              window.log.push(settings.count, JSON.parse(host.dataset.settings ?? '{}').count);
            },
          });
        Object.assign(window, { StorefrontWidgets: [register] });
      },
    });
    await mounted(page, 'echo');
    const [given, said] = await logged(page);
    expect(said).toBeGreaterThan(0);
    expect(given).toBe(said);
  });

  test('settings that are edited in the attribute reach the mounted widget, which keeps its state', async () => {
    const page = await openStage({ html: TABS() });
    await mounted(page, 'product-tabs');
    await page.click('#host-a li:nth-child(2) a');
    await page.$eval('#host-a', (host) => host.setAttribute('data-settings', '{"hash":true}'));
    expect(await page.$eval('#host-a li.active', (item) => item.textContent)).toBe('2');
    expect(await opensHash(page)).toBe(true);
  });

  test('settings that are edited in the script inside the host reach the mounted widget', async () => {
    const script = '<script type="application/json" data-settings>{"hash":false}</script>';
    const page = await openStage({ html: TABS().replace('<ul', `${script}<ul`) });
    await mounted(page, 'product-tabs');
    expect(await opensHash(page)).toBe(false);
    await page.$eval('#host-a script', (node) => {
      node.textContent = '{"hash":true}';
    });
    expect(await opensHash(page)).toBe(true);
  });

  test('settings of a script that replaces the one inside the host reach the mounted widget', async () => {
    const script = '<script type="application/json" data-settings>{"hash":false}</script>';
    const page = await openStage({ html: TABS().replace('<ul', `${script}<ul`) });
    await mounted(page, 'product-tabs');
    await page.$eval('#host-a script', (node) => {
      const next = node.cloneNode() as Element;
      next.textContent = '{"hash":true}';
      node.replaceWith(next);
    });
    expect(await opensHash(page)).toBe(true);
  });

  test('settings that break are told in the report, and the widget goes on with its defaults', async () => {
    const page = await openStage({ html: TABS(`data-settings='{"hash":true}'`) });
    await mounted(page, 'product-tabs');
    await page.$eval('#host-a', (host) => host.setAttribute('data-settings', '{"hash":'));
    expect(await opensHash(page)).toBe(false);
    expect(await withApi(page, (api) => api.report()[0]?.diagnostics)).toEqual([
      'widget "product-tabs" (#host-a): data-settings is not JSON: "{\\"hash\\":"; using the defaults',
    ]);
  });

  test('settings that are corrected are no longer in the report, nor is what was wrong before', async () => {
    const page = await openStage({ html: TABS(`data-when="soon" data-settings='{"hash":"maybe"}'`) });
    await mounted(page, 'product-tabs');
    const diagnostics = () => withApi(page, (api) => api.report()[0]?.diagnostics);
    expect(await diagnostics()).toHaveLength(2);
    await page.$eval('#host-a', (host) => host.setAttribute('data-settings', '{"hash":"perhaps"}'));
    await page.$eval('#host-a', (host) => host.removeAttribute('data-when'));
    expect(await diagnostics()).toEqual([
      'widget "product-tabs" (#host-a): "hash" is "perhaps", expected yes or no; using false',
    ]);
    await page.$eval('#host-a', (host) => host.setAttribute('data-settings', '{"hash":"yes"}'));
    expect(await diagnostics()).toEqual([]);
  });
});
