import type { Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  forgetHeard,
  heardByAnalytics,
  heardByOthers,
  legacyEffects,
  ORDERS,
  openBesideLegacy,
} from '../support/coexistence';
import {
  axe,
  expectNoProblems,
  heard,
  mounted,
  openPage,
  type PageOptions,
  started,
  timersRun,
  type WatchedPage,
} from '../support/page';
import { withoutPointer } from '../support/rest';
import { expectSame, openAtRest, openHeld, startedBy } from '../support/restingPages';
import { describeWidget } from '../support/widgetSuite';
import { rewrite } from './runtimeStage';

const PAGE = '/fixture/jet-layouts/';
const HOST = '.jet-woo-builder-products-loop';
const MAIN = '.jet-woo-switcher-btn-main';
const SECOND = '.jet-woo-switcher-btn-secondary';
const LIST = '.jet-woo-products-wrapper';
const RENDERED = 'jet-woo-builder-content-rendered';

const layoutHtml = (layout: string | null): string =>
  `<ul class="products layout-${layout}"><li class="product">Layout ${layout} <div class="wc-tabs-wrapper"><ul class="wc-tabs" role="tablist"><li class="x_tab" role="presentation"><a href="#tab-x" role="tab" aria-controls="tab-x">X</a></li></ul><div id="tab-x" class="wc-tab" role="tabpanel">Panel</div></div></li></ul>`;

/** The fields of the requests, and a way to answer them. */
interface Shop {
  asked: URLSearchParams[];
  routes: Route[];
}

const answer = (route: Route, fields: URLSearchParams): Promise<void> =>
  route.fulfill({ json: { success: true, data: { html: layoutHtml(fields.get('layout')) } } });

const open = async (
  reply: ((route: Route, fields: URLSearchParams) => unknown) | null = answer,
  { path = PAGE, ...options }: PageOptions & { path?: string } = {},
): Promise<{ page: WatchedPage; shop: Shop }> => {
  const shop: Shop = { asked: [], routes: [] };
  const page = await openPage(path, {
    ...options,
    before: async (opening) => {
      await options.before?.(opening);
      await opening.route('**/admin-ajax.php', (route) => {
        const fields = new URLSearchParams(route.request().postData() ?? '');
        shop.asked.push(fields);
        shop.routes.push(route);
        return reply?.(route, fields);
      });
    },
  });
  await mounted(page, 'layout-switcher');
  return { page, shop };
};

/** The page as a visitor first sees it who has this cookie. */
async function openFirst({ config, cookie }: { config: object; cookie: string }) {
  const shop: Shop = { asked: [], routes: [] };
  const page = await openPage(`${PAGE}?config=${encodeURIComponent(JSON.stringify(config))}`, {
    waitUntil: 'networkidle',
    fresh: true,
    before: async (opening) => {
      await withoutPointer(opening);
      await opening.addInitScript((text) => {
        // biome-ignore lint/suspicious/noDocumentCookie: the cookie that an earlier visit left
        document.cookie = text;
      }, cookie);
      await opening.route('**/admin-ajax.php', (route) => {
        const fields = new URLSearchParams(route.request().postData() ?? '');
        shop.asked.push(fields);
        return answer(route, fields);
      });
    },
  });
  return { page, shop };
}

const pressed = (page: WatchedPage): Promise<(string | null)[]> =>
  page.$$eval('.jet-woo-switcher-btn', (all) => all.map((one) => one.getAttribute('aria-pressed')));

const shows = (page: WatchedPage, layout: string): Promise<unknown> =>
  page.waitForSelector(`${LIST} .layout-${layout}`);

describeWidget({
  name: 'layout-switcher',
  page: PAGE,
  host: HOST,
  settings: {
    change: { secondary_layout: '903' },
    async shows(page) {
      await page.route('**/admin-ajax.php', (route) =>
        answer(route, new URLSearchParams(route.request().postData() ?? '')),
      );
      await page.click(SECOND);
      await shows(page, '903');
    },
  },
  async keyboard(page) {
    await page.route('**/admin-ajax.php', (route) =>
      answer(route, new URLSearchParams(route.request().postData() ?? '')),
    );
    await page.focus(MAIN);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await shows(page, '902');
    expect(await pressed(page)).toEqual(['false', 'true']);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('List');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press(' ');
    await shows(page, '901');
  },
});

test('a click shows the layout that the shop sends, and starts the widgets in it', async () => {
  const { page, shop } = await open(answer, { listen: [RENDERED], path: `${PAGE}?jquery=1` });
  await page.evaluate(() => {
    const calls: string[] = [];
    const query = { color: ['red', 'blue'], price: { min: 1 } };
    Object.assign(window, {
      __hooks: calls,
      elementorFrontend: { hooks: { doAction: (name: string) => calls.push(name) } },
      JetSmartFilters: { filterGroups: { 'woocommerce-archive/default': { query } } },
    });
  });
  await page.click(SECOND);
  await shows(page, '902');
  expect([...(shop.asked[0] ?? [])]).toEqual([
    ['action', 'jet_woo_builder_get_layout'],
    [
      'query',
      await page.evaluate(
        () => (window as unknown as { jetWooBuilderData: { products: string } }).jetWooBuilderData.products,
      ),
    ],
    ['layout', '902'],
    ['filters[color][0]', 'red'],
    ['filters[color][1]', 'blue'],
    ['filters[price][min]', '1'],
  ]);
  expect(await pressed(page)).toEqual(['false', 'true']);
  expect(await page.getAttribute(SECOND, 'class')).toContain('active');
  expect(await page.getAttribute(MAIN, 'class')).not.toContain('active');
  await mounted(page, 'product-tabs');
  await expect
    .poll(async () => (await heard(page, RENDERED)).filter(({ by }) => by === 'document').map(({ args }) => args))
    .toEqual([['{query, layout, filters}', '{success, data}']]);
  await page.waitForFunction(() =>
    document.querySelector('.storefront-widgets-announcer')?.textContent?.startsWith('List'),
  );
  expectNoProblems(page);
});

test('the list shows that it is loading, and is out of reach, until the layout comes', async () => {
  const { page, shop } = await open(null);
  await page.click(SECOND);
  expect(
    await page.$eval(LIST, (list) => [list.className, list.getAttribute('aria-busy'), list.hasAttribute('inert')]),
  ).toEqual(['jet-woo-products-wrapper jet-layout-loading', 'true', true]);
  await expect.poll(() => shop.routes.length).toBe(1);
  await answer(shop.routes[0]!, shop.asked[0]!);
  await shows(page, '902');
  expect(
    await page.$eval(LIST, (list) => [list.className, list.getAttribute('aria-busy'), list.hasAttribute('inert')]),
  ).toEqual(['jet-woo-products-wrapper', null, false]);
});

test('a double click asks for a layout once, and the active layout is not asked for again', async () => {
  const { page, shop } = await open();
  await page.click(MAIN);
  await page.dblclick(SECOND);
  await shows(page, '902');
  expect(shop.asked.map((fields) => fields.get('layout'))).toEqual(['902']);
});

test('the newest click on a layout wins, also when the first answer comes late', async () => {
  const { page, shop } = await open(null);
  await page.click(SECOND);
  await expect.poll(() => shop.routes.length).toBe(1);
  await page.click(MAIN);
  await expect.poll(() => shop.routes.length).toBe(2);
  await answer(shop.routes[1]!, shop.asked[1]!);
  await shows(page, '901');
  await answer(shop.routes[0]!, shop.asked[0]!).catch(() => undefined);
  await timersRun(page, 100);
  expect(await page.locator(`${LIST} .layout-901`).count()).toBe(1);
  expect(await pressed(page)).toEqual(['true', 'false']);
});

for (const [what, reply] of [
  ['status 500', (route: Route) => route.fulfill({ status: 500, body: 'broken' })],
  ['HTML', (route: Route) => route.fulfill({ body: '<p>Not here</p>', contentType: 'text/html' })],
  ['0', (route: Route) => route.fulfill({ body: '0' })],
  ['no html', (route: Route) => route.fulfill({ json: { success: true, data: { html: null } } })],
  ['success false', (route: Route) => route.fulfill({ json: { success: false, data: { html: '<p></p>' } } })],
  ['no connection', (route: Route) => route.abort()],
] as const) {
  test(`after the answer "${what}" the list is as before, the visitor is told, and may try again`, async () => {
    let isBroken = true;
    const { page, shop } = await open((route, fields) => (isBroken ? reply(route) : answer(route, fields)));
    const before = await page.innerHTML(LIST);
    await page.click(SECOND);
    await page.waitForSelector('[class*=toast]');
    expect(await page.innerHTML(LIST)).toBe(before);
    expect(await page.getAttribute(LIST, 'class')).toBe('jet-woo-products-wrapper');
    expect(await pressed(page)).toEqual(['true', 'false']);
    isBroken = false;
    await page.click(SECOND);
    await shows(page, '902');
    expect(shop.asked).toHaveLength(2);
  });
}

test('a remembered layout is shown where the page came from a cache, when the site names a cookie', async () => {
  const config = JSON.stringify({ settings: { 'layout-switcher': { cookie: 'layout' } } });
  const { page, shop } = await open(answer, {
    path: `${PAGE}?config=${encodeURIComponent(config)}`,
    before: async (opening) => {
      await opening.addInitScript(() => {
        // biome-ignore lint/suspicious/noDocumentCookie: the cookie that an earlier visit left
        document.cookie = 'layout=902;path=/';
      });
    },
  });
  await shows(page, '902');
  expect(shop.asked).toHaveLength(1);
  await page.click(MAIN);
  await shows(page, '901');
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('layout=901');
});

test('a list that a filter replaces keeps what the filter put there', async () => {
  const { page } = await open();
  await page.click(SECOND);
  await shows(page, '902');
  await page.$eval(LIST, (list) => {
    const fresh = list.cloneNode(false) as Element;
    fresh.textContent = 'Filtered';
    list.replaceWith(fresh);
  });
  await timersRun(page, 100);
  expect(await page.textContent(LIST)).toBe('Filtered');
  await page.click(MAIN);
  await shows(page, '901');
});

test('buttons that a filter puts in the place of the old ones work, and show what is active', async () => {
  const { page } = await open();
  await page.click(SECOND);
  await shows(page, '902');
  await page.$eval(MAIN, (button) => {
    for (const old of [...(button.parentElement?.children ?? [])]) {
      const fresh = document.createElement('a');
      fresh.className = old.className;
      fresh.textContent = old.textContent;
      old.replaceWith(fresh);
    }
  });
  await page.waitForSelector(`${SECOND}[aria-pressed=true]`);
  await page.focus(MAIN);
  await page.keyboard.press('Enter');
  await shows(page, '901');
  expect(await pressed(page)).toEqual(['true', 'false']);
});

test('a click leads back to a layout without an id, the shop’s default', async () => {
  const { page, shop } = await open(answer, {
    before: (opening) =>
      opening.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          const list = document.querySelector('[data-layout-switcher]');
          list?.setAttribute('data-layout-switcher', '{"main":"","secondary":902}');
        });
      }),
  });
  await page.click(SECOND);
  await shows(page, '902');
  await page.click(MAIN);
  await shows(page, '');
  expect(shop.asked.map((fields) => fields.get('layout'))).toEqual(['902', '']);
  expect(await pressed(page)).toEqual(['true', 'false']);
});

test('a list that is gone while the shop is asked is not loading when it comes back', async () => {
  const { page, shop } = await open(null);
  await page.click(SECOND);
  await expect.poll(() => shop.routes.length).toBe(1);
  await page.$eval(LIST, (list) => {
    Object.assign(window, { __list: list });
    list.remove();
  });
  await answer(shop.routes[0]!, shop.asked[0]!);
  await expect.poll(() => pressed(page)).toEqual(['false', 'true']);
  await page.$eval(HOST, (host) => host.append((window as unknown as { __list: Element }).__list));
  await timersRun(page, 100);
  expect(
    await page.$eval(LIST, (list) => [list.classList.contains('jet-layout-loading'), list.hasAttribute('inert')]),
  ).toEqual([false, false]);
  await page.click(MAIN);
  await expect.poll(() => shop.routes.length).toBe(2);
  await answer(shop.routes[1]!, shop.asked[1]!);
  await shows(page, '901');
});

test('the switcher is seen only where Elementor, or the page, switches it on', async () => {
  const { page, shop } = await open(answer, {
    before: (opening) =>
      rewrite(opening, /\/fixture\/jet-layouts\//, (body) =>
        body.replace('"switcher_enable":"yes"', '"switcher_enable":""'),
      ),
  });
  expect(await page.isVisible(SECOND)).toBe(false);
  await page.$eval(SECOND, (button) => (button as HTMLElement).click());
  const enable = (on: boolean) =>
    page.$eval(HOST, (host, yes) => host.setAttribute('data-settings', `{"switcher_enable":${yes}}`), on);
  await enable(true);
  await page.click(SECOND);
  await shows(page, '902');
  expect(shop.asked).toHaveLength(1);
  await enable(false);
  await page.locator(SECOND).waitFor({ state: 'hidden' });
  await expect.poll(() => page.locator(`${LIST} .columns-4`).count()).toBe(1);
  expectNoProblems(page);
});

describe('a layout switcher that nobody has used yet', () => {
  test('the switcher rests as toggle buttons, and nothing changes when it starts', async () => {
    const page = await openAtRest(PAGE);
    await page.waitForSelector(`${SECOND}[role=button][tabindex="0"]`);
    expect(await pressed(page)).toEqual(['true', 'false']);
    expect(await axe(page, HOST)).toEqual([]);
    await expectSame(page, 'layout-switcher', HOST);
    expectNoProblems(page);
  });

  test('a pointer on the list does not start the switcher', async () => {
    const page = await openAtRest(PAGE);
    await page.$eval(`${LIST} .product`, (item) =>
      item.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
    );
    await started(page);
    await page.$eval(`${LIST} .product`, (item) =>
      item.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
    );
    await timersRun(page, 300);
    expect(await startedBy(page, 'layout-switcher')).toBe('');
  });

  for (const how of ['press', 'Enter', 'Space'] as const)
    test(`the first ${how} shows the other layout`, async () => {
      const { page, release } = await openHeld(PAGE, {
        before: (opening) =>
          opening.route('**/admin-ajax.php', (route) =>
            answer(route, new URLSearchParams(route.request().postData() ?? '')),
          ),
      });
      await page.waitForSelector(`${SECOND}[role=button]`);
      if (how === 'press') await page.click(SECOND);
      else await page.press(SECOND, how);
      release();
      await shows(page, '902');
      expect(await pressed(page)).toEqual(['false', 'true']);
    });

  for (const [what, cookie, reason] of [
    ['another layout than', '902', 'the visitor’s layout'],
    ['the same layout as', '901', undefined],
  ] as const)
    test(`a cookie that names ${what} the served one ${reason ? 'starts the switcher' : 'lets it rest'}`, async () => {
      const { page, shop } = await openFirst({
        config: { settings: { 'layout-switcher': { cookie: 'layout' } } },
        cookie: `layout=${cookie};path=/`,
      });
      if (reason) await shows(page, cookie);
      else await page.waitForSelector(`${SECOND}[role=button]`);
      expect(shop.asked).toHaveLength(reason ? 1 : 0);
      expect(await startedBy(page, 'layout-switcher')).toBe(reason);
    });

  test('buttons that are switched off are hidden at rest', async () => {
    const page = await openAtRest(PAGE, {
      before: (opening) =>
        rewrite(opening, /\/fixture\/jet-layouts\//, (body) =>
          body.replace('"switcher_enable":"yes"', '"switcher_enable":""'),
        ),
    });
    await page.locator(SECOND).waitFor({ state: 'hidden' });
    await expectSame(page, 'layout-switcher', HOST);
  });
});

for (const order of ORDERS) {
  describe(`layouts beside legacy scripts, our tag: ${order}`, () => {
    test('a click asks for a layout once, and everybody else hears it', async () => {
      const page = await openBesideLegacy(PAGE, order, ['layout-switcher']);
      const asked: string[] = [];
      await page.route('**/admin-ajax.php', (route) => {
        asked.push('layout');
        return answer(route, new URLSearchParams(route.request().postData() ?? ''));
      });
      await forgetHeard(page);
      await page.click(SECOND);
      await shows(page, '902');
      expect(asked).toHaveLength(1);
      expect((await legacyEffects(page)).filter((effect) => effect.startsWith('jet:layout'))).toEqual([]);
      expect(await heardByOthers(page, 'click', 'document delegated')).toBe(1);
      expect(await heardByAnalytics(page, 'click')).toEqual({ capture: 1, bubble: 1 });
      expectNoProblems(page);
    });
  });
}
