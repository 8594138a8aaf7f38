import type { Request, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { forgetHeard, heardByAnalytics, legacyEffects, ORDERS, openBesideLegacy } from '../support/coexistence';
import {
  allMounted,
  axe,
  expectNoProblems,
  loaderStarted,
  mounted,
  oneMoreAnswer,
  openPage,
  type PageOptions,
  timersRun,
  type WatchedPage,
} from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/loop/';
const CATS = '.elementor-element-f10f001';
const TAGS = '.elementor-element-f10f002';
const ALL_TAGS = '.elementor-element-f10f003';
const LIST = '.elementor-element-a10f001';
const NUMBERS = '.elementor-element-a10f002';
const ROUTE = '**/refresh-loop';

const only = (name: string): string => `${PAGE}?only=${name}`;
const term = (filter: string, slug: string): string => `${filter} [data-filter="${slug}"]`;

const open = async (path: string, options?: PageOptions): Promise<WatchedPage> => {
  const page = await openPage(path, options);
  await mounted(page, 'taxonomy-filter');
  return page;
};

const count = (page: WatchedPage, list = LIST): Promise<number> => page.locator(`${list} .e-loop-item`).count();
const titles = (page: WatchedPage, list = LIST): Promise<string[]> => page.locator(`${list} h3`).allTextContents();

const pressed = (page: WatchedPage, filter: string): Promise<(string | undefined)[]> =>
  page.$$eval(`${filter} [aria-pressed=true]`, (all) => all.map((one) => (one as HTMLElement).dataset.filter));

const query = (page: WatchedPage): string => new URL(page.url()).search;

const shown = (page: WatchedPage, list = LIST): Promise<unknown> =>
  page.waitForSelector(`${list}:not(.e-loading-overlay):not([aria-busy])`);

/** Presses, and waits until the list shows the answer. */
async function press(page: WatchedPage, filter: string, slug: string, list = LIST): Promise<Request> {
  const [request] = await Promise.all([page.waitForRequest(ROUTE), page.click(term(filter, slug))]);
  await request.response();
  await shown(page, list);
  return request;
}

const announced = (page: WatchedPage, text: string): Promise<unknown> =>
  page.waitForFunction(
    (wanted) => document.querySelector('.storefront-widgets-announcer')?.textContent?.includes(wanted),
    text,
  );

async function hold(page: WatchedPage): Promise<Route[]> {
  const routes: Route[] = [];
  await page.route(ROUTE, (route) => void routes.push(route));
  return routes;
}

describeWidget({
  name: 'taxonomy-filter',
  page: only('numbers'),
  host: ALL_TAGS,
  settings: {
    change: { nameText: 'What is it for?' },
    shows: (page) => page.waitForSelector(`${ALL_TAGS} .e-filter[aria-label="What is it for?"]`),
  },
  async keyboard(page) {
    await page.focus(term(ALL_TAGS, '__all'));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => pressed(page, ALL_TAGS)).toEqual(['gift']);
    await page.keyboard.press('Tab');
    await page.keyboard.press(' ');
    await expect.poll(() => pressed(page, ALL_TAGS)).toHaveLength(2);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.matches('.e-filter-item[aria-pressed=true]')))
      .toBe(true);
    await shown(page, NUMBERS);
  },
});

describe('a press on a filter', () => {
  test('a press sends what is chosen, after it is in the address, and shows the answer', async () => {
    const page = await open(`${only('more')}&e-page-a10f001=2&q=a%2Bb`);
    const routes = await hold(page);
    await page.click(term(CATS, 'clothing'));
    await expect.poll(() => routes.length).toBe(1);
    const request = routes[0]!.request();
    await expect.poll(() => query(page)).toBe('?only=more&q=a%2Bb&e-filter-a10f001-product_cat=clothing');
    expect(request.headers().referer).toBe(page.url());
    expect(request.headers()['content-type']).toBe('application/json');
    expect(request.headers()['x-wp-nonce']).toBeUndefined();
    expect(request.postData()).toBe(
      '{"post_id":12,"widget_filters":{"taxonomy":{"product_cat":{"terms":["clothing"]}}},"widget_id":"a10f001","pagination_base_url":"http://shop.test/fixture/loop/?only=more&q=a%2Bb"}',
    );
    await expect.poll(() => page.getAttribute(LIST, 'class')).toContain('e-loading-overlay');
    await expect.poll(() => page.getAttribute(LIST, 'aria-busy')).toBe('true');
    await expect.poll(() => pressed(page, CATS)).toEqual(['clothing']);
    await routes[0]!.continue();
    await shown(page);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-filter'))).toBe('clothing');
    await announced(page, `Items shown: ${await count(page)}.`);
    expectNoProblems(page);
  });

  test('a press on the same term again, or on "all", leaves the address bare', async () => {
    const page = await open(only('more'));
    const before = await titles(page);
    for (const last of ['clothing', '__all']) {
      await press(page, CATS, 'clothing');
      expect(await titles(page)).not.toEqual(before);
      const request = await press(page, CATS, last);
      expect(JSON.parse(request.postData() ?? '').widget_filters).toEqual({});
      expect([query(page), await pressed(page, CATS)]).toEqual(['?only=more', ['__all']]);
      await expect.poll(() => titles(page)).toEqual(before);
    }
    let asked = 0;
    await allMounted(page);
    page.on('request', () => (asked += 1));
    await page.click(term(CATS, '__all'));
    await timersRun(page, 300);
    expect(asked).toBe(0);
  });

  test('the terms of a filter are joined by OR or AND, and the filters of one list with each other', async () => {
    const page = await open(PAGE);
    await press(page, TAGS, 'gift');
    await press(page, TAGS, 'office');
    expect(query(page)).toBe('?e-filter-a10f001-product_tag=gift~office');
    const request = await press(page, CATS, 'clothing');
    expect(JSON.parse(request.postData() ?? '').widget_filters).toEqual({
      taxonomy: {
        product_tag: { terms: ['gift', 'office'], logicalJoin: 'OR' },
        product_cat: { terms: ['clothing'] },
      },
    });
    await press(page, ALL_TAGS, 'gift', NUMBERS);
    await press(page, ALL_TAGS, 'outdoor', NUMBERS);
    expect(query(page)).toBe(
      '?e-filter-a10f001-product_tag=gift~office&e-filter-a10f001-product_cat=clothing&e-filter-a10f002-product_tag=gift+outdoor',
    );
    expect(await pressed(page, ALL_TAGS)).toEqual(['gift', 'outdoor']);
    const [first, second] = [await titles(page), await titles(page, NUMBERS)];
    await page.reload();
    await mounted(page, 'taxonomy-filter');
    expect([await titles(page), await titles(page, NUMBERS)]).toEqual([first, second]);
    expect([await pressed(page, TAGS), await pressed(page, CATS)]).toEqual([['gift', 'office'], ['clothing']]);
    await press(page, TAGS, 'gift');
    expect(query(page)).toContain('product_tag=office&');
    expect(query(page)).toContain('e-filter-a10f002-product_tag=gift+outdoor');
  });

  test('back and forward take the buttons and the list with them', async () => {
    const page = await open(only('more'));
    const before = await titles(page);
    await press(page, CATS, 'clothing');
    const clothing = await titles(page);
    await press(page, CATS, 'decor');
    await page.goBack();
    await expect.poll(() => titles(page)).toEqual(clothing);
    await expect.poll(() => pressed(page, CATS)).toEqual(['clothing']);
    await page.goBack();
    await expect.poll(() => titles(page)).toEqual(before);
    await expect.poll(() => pressed(page, CATS)).toEqual(['__all']);
    await page.goForward();
    await expect.poll(() => titles(page)).toEqual(clothing);
    expectNoProblems(page);
  });

  test('a press beyond page 1 starts at page 1, and going back shows the page before', async () => {
    const page = await open(`${only('numbers')}&e-page-a10f002=3`);
    const third = await titles(page, NUMBERS);
    await press(page, ALL_TAGS, 'gift', NUMBERS);
    expect(query(page)).toBe('?only=numbers&e-filter-a10f002-product_tag=gift');
    await expect.poll(() => page.textContent(`${NUMBERS} .current`)).toContain('1');
    await page.goBack();
    await expect.poll(() => titles(page, NUMBERS)).toEqual(third);
    await expect.poll(() => pressed(page, ALL_TAGS)).toEqual(['__all']);
  });

  test('a press before the script is there counts', async () => {
    const page = await openPage(`${only('more')}&script=injected`, { waitUntil: 'domcontentloaded' });
    await loaderStarted(page);
    await page.click(term(CATS, 'clothing'));
    await expect.poll(() => query(page)).toContain('product_cat=clothing');
  });

  test('Elementor’s handlers are called for what has come', async () => {
    const page = await open(`${only('more')}&jquery=1`);
    await page.evaluate(() => {
      const calls: string[] = [];
      document.addEventListener('elementor/lazyload/observe', () => calls.push('lazyload'));
      const doAction = (name: string): void => void calls.push(name);
      Object.assign(window, { __calls: calls, elementorFrontend: { hooks: { doAction } } });
    });
    await press(page, CATS, 'clothing');
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { __calls: string[] }).__calls.at(-1)))
      .toBe('lazyload');
    const calls = await page.evaluate(() => (window as unknown as { __calls: string[] }).__calls);
    const ready = (name: string): number => calls.filter((one) => one === `frontend/element_ready/${name}`).length;
    expect([ready('loop-grid.product'), ready('container')]).toEqual([1, await count(page)]);
  });
});

test('a filter that is marked by hand works around buttons and with a list of any page', async () => {
  const page = await openPage('/blank/');
  await page.$eval('#stage', (stage) => {
    stage.innerHTML =
      '<div data-widget="taxonomy-filter" data-settings=\'{"selected_element":"1a2b3c4","taxonomy":"product_cat"}\'><div class="e-filter"><button class="e-filter-item" data-filter="__all" aria-pressed="true">All</button><button class="e-filter-item" data-filter="hats" aria-pressed="false">Hats</button></div></div><div data-id="1a2b3c4"><p>Before</p></div>';
  });
  await mounted(page, 'taxonomy-filter');
  await page.route(ROUTE, (route) => route.fulfill({ json: { data: '<p>After</p>' } }));
  const [request] = await Promise.all([page.waitForRequest(ROUTE), page.click('[data-filter=hats]')]);
  expect(JSON.parse(request.postData() ?? '')).toMatchObject({ widget_id: '1a2b3c4', pagination_base_url: page.url() });
  await page.waitForSelector('[data-id="1a2b3c4"] > p:text("After")');
  await expect.poll(() => query(page)).toBe('?e-filter-1a2b3c4-product_cat=hats');
  expect(await page.getAttribute('.e-filter', 'role')).toBe('group');
  expectNoProblems(page);
});

describe('the answer to a filter', () => {
  test.each([
    ['400', { status: 400, body: '{"code":"rest_invalid_param"}' }],
    ['500', { status: 500, body: 'no' }],
    ['HTML', { body: '<h1>Down</h1>', contentType: 'text/html' }],
    ['no data', { body: '{"data":null}' }],
    ['a list', { body: '[]' }],
  ])('an answer that is %s leaves list, address and buttons as they were, and is told', async (_, reply) => {
    const page = await open(only('more'));
    await press(page, CATS, 'decor');
    const [before, address] = [await page.innerHTML(LIST), page.url()];
    await page.route(ROUTE, (route) => route.fulfill(reply));
    await page.click(term(CATS, 'clothing'));
    await announced(page, 'The list could not be loaded.');
    await expect.poll(() => page.textContent('.toast-message')).toContain('The list could not be loaded.');
    await expect.poll(async () => [page.url(), await pressed(page, CATS)]).toEqual([address, ['decor']]);
    await shown(page);
    await expect.poll(() => page.innerHTML(LIST)).toBe(before);
    expect(await page.getAttribute(LIST, 'class')).not.toContain('e-loading');
    await page.unroute(ROUTE);
    await press(page, CATS, 'clothing');
    expect(await pressed(page, CATS)).toEqual(['clothing']);
  });

  test('an answer that fails after another press gives back what the list shows', async () => {
    const page = await open(only('more'));
    const address = page.url();
    const routes = await hold(page);
    await page.click(term(CATS, 'clothing'));
    await page.click(term(CATS, 'decor'));
    await expect.poll(() => routes.length).toBe(2);
    await routes[1]!.abort();
    await announced(page, 'The list could not be loaded.');
    await expect.poll(async () => [page.url(), await pressed(page, CATS)]).toEqual([address, ['__all']]);
  });

  test('an answer that comes late or out of order does not count, and the newest does', async () => {
    const page = await open(only('more'));
    const routes = await hold(page);
    await page.click(term(CATS, 'clothing'));
    await page.click(term(CATS, 'decor'));
    await expect.poll(() => routes.length).toBe(2);
    await routes[1]!.continue();
    await shown(page);
    const decor = await titles(page);
    const late = routes[0]!.request().response();
    await routes[0]!.continue().catch(() => {}); // it may have been given up
    await (await late)?.finished();
    await oneMoreAnswer(page);
    await timersRun(page, 300);
    expect(await titles(page)).toEqual(decor);
    expect(query(page)).toContain('product_cat=decor');
  });

  test('an answer without items shows the list’s words, and an empty one empties the list', async () => {
    const page = await open(only('more'));
    await page.route(ROUTE, (route) =>
      route.fulfill({
        json: {
          data: '<div class="elementor-widget-container"><div class="elementor-loop-container"><div class="e-loop-nothing-found-message">Nothing of this kind</div></div></div>',
        },
      }),
    );
    await page.click(term(CATS, 'clothing'));
    await announced(page, 'Nothing of this kind');
    await page.unroute(ROUTE);
    await page.route(ROUTE, (route) => route.fulfill({ json: { data: '' } }));
    await page.click(term(CATS, 'decor'));
    await announced(page, 'Nothing was found.');
    await expect.poll(() => page.innerHTML(`${LIST} > .elementor-widget-container`)).toBe('');
    await page.unroute(ROUTE);
    await press(page, CATS, '__all');
    await expect.poll(() => count(page)).toBe(6);
  });

  test.each([
    ['keeps the focus on what is the same in the list', '__all', true],
    ['moves the focus to the list where the focused item is gone', 'decor', false],
  ])('an answer %s', async (_, slug, stays) => {
    const page = await open(only('more'));
    const all = await titles(page);
    await press(page, CATS, 'clothing');
    const title = (await titles(page)).find((one) => all.includes(one)) ?? '';
    const routes = await hold(page);
    await page.click(term(CATS, slug));
    await page.locator(`${LIST} h3 a`, { hasText: title }).focus();
    await expect.poll(() => routes.length).toBe(1);
    await routes[0]!.fulfill({ response: await routes[0]!.fetch() });
    await shown(page);
    expect((await titles(page)).includes(title)).toBe(stays);
    const focused = await page.evaluate((list) => {
      const { activeElement } = document;
      return activeElement === document.querySelector(`${list} > .elementor-widget-container`)
        ? 'the list'
        : activeElement?.textContent;
    }, LIST);
    expect(focused).toBe(stays ? title : 'the list');
  });
});

test('the request has the editor’s nonce, and the list’s model, in edit mode', async () => {
  const page = await open(`${only('more')}&edit=1`);
  await page.evaluate(() => {
    const model = { toJSON: ({ remove }: { remove: string[] }) => ({ id: 'a10f001', without: remove }) };
    Object.assign(window, {
      elementorPro: { config: { loopFilter: { nonce: 'loop-nonce-1' } } },
      $e: { components: { get: () => ({ utils: { findContainerById: () => ({ model }) } }) } },
    });
  });
  const request = await press(page, CATS, 'clothing');
  expect(request.headers()['x-wp-nonce']).toBe('loop-nonce-1');
  expect(JSON.parse(request.postData() ?? '')).toMatchObject({
    is_edit_mode: true,
    widget_model: { id: 'a10f001', without: ['default', 'editSettings', 'defaultEditSettings'] },
  });
  expect((await request.response())?.status()).toBe(200);
});

test('the buttons of a filter have a name together, and a row that is too long can be dragged', async () => {
  const page = await open(PAGE, { viewport: { width: 320, height: 844 } });
  const names = await page.$$eval('.e-filter', (bars) => bars.map((bar) => bar.getAttribute('aria-label')));
  expect(names).toEqual(['Filter by category', 'Filter by tag', 'Filter by tag (2)']);
  expect(await axe(page)).toEqual([]);
  const bar = page.locator(`${ALL_TAGS} .e-filter`);
  await page.waitForFunction(
    (one) => document.querySelector<HTMLElement>(one)?.style.getPropertyValue('--e-filter-justify-content') === 'start',
    `${ALL_TAGS} .e-filter`,
  );
  await bar.scrollIntoViewIfNeeded();
  const box = (await bar.boundingBox())!;
  await page.mouse.move(box.x + 150, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + 10, { steps: 5 });
  await expect.poll(() => bar.getAttribute('class')).toContain('e-scroll-active');
  await expect.poll(() => bar.evaluate((one) => one.scrollLeft)).toBeGreaterThan(50);
  await page.mouse.up();
  await expect.poll(() => bar.getAttribute('class')).toBe('e-filter storefront-filter-row');
  await timersRun(page, 100);
  expect(await bar.evaluate((one) => one.scrollLeft)).toBeGreaterThan(50);
  expect(await pressed(page, ALL_TAGS)).toEqual(['__all']);
});

for (const order of ORDERS) {
  test(`one press asks once beside Elementor’s own script; our tag: ${order}`, async () => {
    const page = await openBesideLegacy(only('more'), order, ['taxonomy-filter']);
    await forgetHeard(page);
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('refresh-loop')) asked += 1;
    });
    await press(page, CATS, 'clothing');
    await timersRun(page, 300);
    expect(asked).toBe(1);
    expect((await legacyEffects(page)).filter((effect) => effect.startsWith('filter:'))).toEqual([]);
    expect(await heardByAnalytics(page, 'click')).toEqual({ capture: 1, bubble: 1 });
  });
}
