import type { Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { legacyEffects, ORDERS, openBesideLegacy } from '../support/coexistence';
import {
  expectNoProblems,
  hostsBecome,
  mounted,
  oneMoreAnswer,
  openPage,
  type PageOptions,
  timersRun,
  toastsAreFetched,
  type WatchedPage,
} from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/loop/';
const MORE = '.elementor-element-a10f001';
const NUMBERS = '.elementor-element-a10f002';
const MASONRY = '.elementor-element-a10f003';
const INFINITE = '.elementor-element-a10f004';
const BUTTON = `${MORE} .elementor-button`;
const ANCHOR = '.e-load-more-anchor';

const only = (name: string): string => `${PAGE}?only=${name}`;

const open = async (path: string, options?: PageOptions): Promise<WatchedPage> => {
  const page = await openPage(path, options);
  await mounted(page, 'loop-grid');
  return page;
};

const count = (page: WatchedPage, list: string): Promise<number> =>
  page.locator(`${list} :is(.elementor-loop-container, .elementor-posts-container) > *`).count();

const firstItem = (page: WatchedPage, list: string): Promise<string | null> =>
  page.locator(`${list} h3`).first().textContent();

const classOf = async (page: WatchedPage, list: string): Promise<string> =>
  (await page.getAttribute(list, 'class')) ?? '';

const announced = (page: WatchedPage, text: string): Promise<unknown> =>
  page.waitForFunction(
    (wanted) => document.querySelector('.storefront-widgets-announcer')?.textContent?.includes(wanted),
    text,
  );

/** Holds the pages that a list asks for; each is answered by the test. */
async function holdPages(page: WatchedPage, list: string): Promise<Route[]> {
  const routes: Route[] = [];
  await page.route(
    (url) => url.searchParams.has(`e-page-${list.slice(-7)}`),
    (route) => void (route.request().resourceType() === 'fetch' ? routes.push(route) : route.continue()),
  );
  return routes;
}

describeWidget({
  name: 'loop-grid',
  page: only('more'),
  host: MORE,
  settings: {
    change: { load_more_spinner: [] },
    shows: (page) => page.waitForSelector(`${MORE}.e-load-more-no-spinner`),
  },
  async keyboard(page) {
    await page.focus(BUTTON);
    await page.keyboard.press(' ');
    await expect.poll(() => count(page, MORE)).toBe(12);
    await page.keyboard.press('Enter');
    await expect.poll(() => count(page, MORE)).toBe(18);
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('elementor-button');
  },
});

describe('a list in masonry', () => {
  describeWidget({
    name: 'loop-grid',
    page: only('masonry'),
    host: MASONRY,
    settings: {
      change: { cards_masonry: '' },
      shows: (page) => page.waitForSelector(`${MASONRY} .elementor-posts-container:not(.elementor-posts-masonry)`),
    },
  });
});

describe('a list with a button for more', () => {
  test('a press adds the next page’s items, keeps the address, and says how many came', async () => {
    const page = await open(only('more'));
    const routes = await holdPages(page, MORE);
    await page.click(BUTTON);
    await expect.poll(() => routes.length).toBe(1);
    await expect.poll(() => classOf(page, MORE)).toContain('e-load-more-pagination-loading');
    await expect.poll(() => page.getAttribute(MORE, 'aria-busy')).toBe('true');
    await expect.poll(() => page.locator(`${BUTTON} .e-load-more-spinner .eicon-animation-spin`).count()).toBe(1);
    // Without force, the press would wait until the button can be used again.
    await page.click(BUTTON, { force: true });
    await routes[0]!.continue();
    await expect.poll(() => count(page, MORE)).toBe(12);
    await expect.poll(() => classOf(page, MORE)).not.toContain('loading');
    await expect.poll(() => page.getAttribute(MORE, 'aria-busy')).toBeNull();
    await expect.poll(() => page.getAttribute(`${MORE} ${ANCHOR}`, 'data-page')).toBe('2');
    await expect.poll(() => page.getAttribute(`${MORE} ${ANCHOR}`, 'data-next-page')).toContain('e-page-a10f001=3');
    await announced(page, 'More items shown: 6.');
    expect(routes.length).toBe(1);
    expect(new URL(page.url()).search).toBe('?only=more');
    expectNoProblems(page);
  });

  test('the list ends with its own words, and the focus goes on to what is new', async () => {
    const page = await open(only('more'));
    await page.focus(BUTTON);
    for (const items of [12, 18, 24, 26]) {
      await page.keyboard.press('Enter');
      await expect.poll(() => count(page, MORE)).toBe(items);
      await expect.poll(() => page.getAttribute(MORE, 'aria-busy')).toBeNull();
    }
    await page.waitForSelector(`${MORE}.e-load-more-pagination-end`);
    await expect.poll(() => page.isVisible(BUTTON)).toBe(false);
    await expect.poll(() => page.isVisible(`${MORE} .e-load-more-message`)).toBe(true);
    await expect
      .poll(() =>
        page.evaluate(() => {
          const item = document.activeElement?.closest('.e-loop-item');
          return item ? [...(item.parentElement?.children ?? [])].indexOf(item) : -1;
        }),
      )
      .toBe(24);
    await announced(page, 'More items shown: 2. That was all');
  });

  test.each([
    ['an error', { status: 500, body: 'no' }, 'The server reported an error.'],
    [
      'a page without the list',
      { body: '<p>Something else</p>', contentType: 'text/html' },
      'The server gave an unexpected answer.',
    ],
  ])('after %s the list stays as it is, says so, and works again', async (_, reply, reason) => {
    const page = await open(only('more'));
    const routes = await holdPages(page, MORE);
    await page.click(BUTTON);
    await expect.poll(() => routes.length).toBe(1);
    await routes[0]!.fulfill(reply);
    await announced(page, 'The list could not be loaded.');
    await expect
      .poll(() => page.textContent('.toast-message'))
      .toBe(`${reason} The list could not be loaded. It is as it was.`);
    await expect.poll(() => page.getAttribute(MORE, 'aria-busy')).toBeNull();
    await expect.poll(() => classOf(page, MORE)).not.toContain('loading');
    expect([await count(page, MORE), await page.getAttribute(`${MORE} ${ANCHOR}`, 'data-page')]).toEqual([6, '1']);
    await page.click(BUTTON);
    await expect.poll(() => routes.length).toBe(2);
    await routes[1]!.continue();
    await expect.poll(() => count(page, MORE)).toBe(12);
  });

  test('Elementor is told of the new items and of what is in them', async () => {
    const page = await open(`${only('more')}&jquery=1`);
    await page.evaluate(() => {
      const calls: string[] = [];
      document.addEventListener('elementor/lazyload/observe', () => calls.push('lazyload'));
      const doAction = (name: string): void => void calls.push(name);
      Object.assign(window, { __calls: calls, elementorFrontend: { hooks: { doAction } } });
    });
    await page.click(BUTTON);
    await expect.poll(() => count(page, MORE)).toBe(12);
    const calls = (): Promise<string[]> => page.evaluate(() => (window as unknown as { __calls: string[] }).__calls);
    await expect.poll(async () => (await calls()).at(-1)).toBe('lazyload');
    expect((await calls()).filter((name) => name === 'frontend/element_ready/container')).toHaveLength(6);
  });

  test('a press before the script is there adds the next page’s items', async () => {
    let release: () => void = () => {};
    const waits = new Promise<void>((done) => {
      release = done;
    });
    const page = await openPage(only('more'), {
      fresh: true,
      waitUntil: 'domcontentloaded',
      before: (opening) =>
        opening.route(/widget-loop-grid/, async (route) => {
          await waits;
          await route.continue();
        }),
    });
    await page.click(BUTTON);
    expect(new URL(page.url()).hash).toBe('');
    release();
    await expect.poll(() => count(page, MORE)).toBe(12);
  });
});

test('a list that is marked by hand has an anchor and a button for more', async () => {
  const page = await openPage('/blank/');
  const list = (next: number): string =>
    `<div data-widget="loop-grid" data-id="1a2b3c4" data-settings='{"pagination_type":"load_more_on_click"}'><div class="elementor-loop-container"><p>Item ${next - 1}</p></div><div class="e-load-more-anchor" data-page="${next - 1}" data-max-page="2" data-next-page="/blank/page/${next}/"></div><p><a href="#" class="elementor-button">More</a></p></div>`;
  await page.route('**/blank/page/2/', (route) => route.fulfill({ contentType: 'text/html', body: list(3) }));
  await page.$eval(
    '#stage',
    (stage, html) => {
      stage.innerHTML = html;
    },
    list(2),
  );
  await mounted(page, 'loop-grid');
  expect(await page.getAttribute('.elementor-button', 'role')).toBe('button');
  await page.press('.elementor-button', ' ');
  await page.waitForSelector('.elementor-loop-container > p:text("Item 2")');
  await page.waitForSelector('.e-load-more-pagination-end');
  expectNoProblems(page);
});

describe('a list that loads more by scrolling', () => {
  test('scrolling loads three pages by itself, then a button does, so that the footer can be reached', async () => {
    const page = await open(only('infinite'));
    const end = (): Promise<void> => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect
      .poll(async () => {
        await end();
        return count(page, INFINITE);
      })
      .toBe(12);
    const button = page.locator(`${INFINITE} button.elementor-button`);
    await button.waitFor();
    await end();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect([await count(page, INFINITE), await page.getAttribute(INFINITE, 'aria-busy')]).toEqual([12, null]);
    await button.press('Enter');
    await expect.poll(() => count(page, INFINITE)).toBe(15);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Load more');
    expectNoProblems(page);
  });

  test('scrolling asks once after a failure, and then a button is there', async () => {
    let asked = 0;
    const page = await open(only('infinite'), {
      before: (opening) =>
        opening.route(
          (url) => url.searchParams.has('e-page-a10f004'),
          (route) => {
            asked += 1;
            return route.fulfill({ status: 500, body: '' });
          },
        ),
    });
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForSelector(`${INFINITE} button.elementor-button`);
    expect([asked, await count(page, INFINITE)]).toEqual([1, 3]);
  });

  test('scrolling loads nothing in edit mode', async () => {
    const page = await open(`${only('infinite')}&edit=1`);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect([await count(page, INFINITE), await page.getAttribute(INFINITE, 'aria-busy')]).toEqual([3, null]);
  });
});

describe('page numbers of a list', () => {
  const link = (name: string): string => `${NUMBERS} a.page-numbers:has-text("${name}")`;

  test('page numbers change the list and the address, keep the focus, and follow back and forward', async () => {
    const page = await open(`${only('numbers')}&x=1`);
    const first = await firstItem(page, NUMBERS);
    await page.click(link('2'));
    await page.waitForSelector(`${NUMBERS} .current:has-text("2")`);
    await expect.poll(() => new URL(page.url()).search).toBe('?only=numbers&x=1&e-page-a10f002=2');
    const second = await firstItem(page, NUMBERS);
    expect(second).not.toBe(first);
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('current');
    await announced(page, 'Items shown: 4.');
    await page.focus(`${NUMBERS} .next`);
    await page.keyboard.press('Enter');
    await page.waitForSelector(`${NUMBERS} .current:has-text("3")`);
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('next');
    await page.goBack();
    await expect.poll(() => firstItem(page, NUMBERS)).toBe(second);
    await page.goBack();
    await expect.poll(() => firstItem(page, NUMBERS)).toBe(first);
    expect(new URL(page.url()).search).toBe('?only=numbers&x=1');
    await page.goForward();
    await expect.poll(() => firstItem(page, NUMBERS)).toBe(second);
    expectNoProblems(page);
  });

  test('the newest of two pressed page numbers counts', async () => {
    const page = await open(only('numbers'));
    const routes = await holdPages(page, NUMBERS);
    await page.click(link('2'));
    await page.click(link('4'));
    await expect.poll(() => routes.length).toBe(2);
    await routes[1]!.continue();
    await page.waitForSelector(`${NUMBERS} .current:has-text("4")`);
    const late = routes[0]!.request().response();
    await routes[0]!.continue().catch(() => {}); // it may have been given up
    await (await late)?.finished();
    await oneMoreAnswer(page);
    await timersRun(page, 300);
    expect(await page.textContent(`${NUMBERS} .current`)).toContain('4');
    expect(await classOf(page, NUMBERS)).not.toContain('e-loading-overlay');
  });

  test.each([
    ['an error', { status: 500, body: 'no' }],
    ['nothing that is there', { status: 404, body: '<p>Not found</p>', contentType: 'text/html' }],
    ['a page without the list', { body: '<p>Something else</p>', contentType: 'text/html' }],
  ])('a page number whose answer is %s is followed as a link', async (_, reply) => {
    const page = await open(only('numbers'));
    const start = page.url();
    const routes = await holdPages(page, NUMBERS);
    await page.click(link('2'));
    await expect.poll(() => routes.length).toBe(1);
    await Promise.all([page.waitForNavigation({ waitUntil: 'load' }), routes[0]!.fulfill(reply)]);
    expect(new URL(page.url()).searchParams.get('e-page-a10f002')).toBe('2');
    expect(await page.textContent(`${NUMBERS} .current`)).toContain('2');
    await page.goBack();
    expect(page.url()).toBe(start);
  });

  test('a page number that cannot be had offline leaves the list and the address as they were, and says so', async () => {
    const page = await open(only('numbers'));
    await page.click(link('2'));
    await page.waitForSelector(`${NUMBERS} .current:has-text("2")`);
    const [address, before] = [page.url(), await page.textContent(NUMBERS)];
    await toastsAreFetched(page);
    await page.context().setOffline(true);
    await page.click(link('3'));
    await announced(page, 'You are probably offline. The list could not be loaded.');
    await page.locator('.toast-message').waitFor();
    await expect.poll(async () => [page.url(), await page.textContent(NUMBERS)]).toEqual([address, before]);
    await expect.poll(() => classOf(page, NUMBERS)).not.toContain('e-loading-overlay');
    await page.context().setOffline(false);
    await page.click(link('3'));
    await page.waitForSelector(`${NUMBERS} .current:has-text("3")`);
  });

  test('going back loads the whole page when it brings no list', async () => {
    const page = await open(only('numbers'));
    const first = await firstItem(page, NUMBERS);
    await page.click(link('2'));
    await page.waitForSelector(`${NUMBERS} .current:has-text("2")`);
    await page.route(
      (url) => url.pathname === PAGE,
      (route) =>
        route.request().resourceType() === 'fetch' ? route.fulfill({ status: 500, body: 'no' }) : route.continue(),
    );
    const loaded = page.waitForEvent('load');
    await page.goBack();
    await loaded;
    expect(await firstItem(page, NUMBERS)).toBe(first);
  });

  test('page numbers are links on a page without the script', async () => {
    const page = await openPage(`${only('numbers')}&script=none`);
    await page.click(link('2'));
    await page.waitForURL(/e-page-a10f002=2/);
    expect(await page.textContent(`${NUMBERS} .current`)).toContain('2');
  });
});

test('masonry puts items right below each other, whatever the columns', async () => {
  const page = await open(only('masonry'));
  const gaps = (): Promise<number[]> =>
    page.$$eval(`${MASONRY} article`, (items) => {
      const boxes = items.map((item) => item.getBoundingClientRect());
      return boxes.flatMap((box, at) => {
        const above = boxes.slice(0, at).findLast((other) => Math.abs(other.left - box.left) < 2);
        return above ? [Math.round(box.top - above.bottom)] : [];
      });
    });
  await page.waitForSelector(`${MASONRY} .elementor-posts-masonry`);
  await expect.poll(gaps).toEqual([16, 16, 16]);
  await page.setViewportSize({ width: 900, height: 900 });
  await expect.poll(gaps).toEqual([16, 16, 16, 16]);
  await page.setViewportSize({ width: 390, height: 900 });
  await page.waitForSelector(`${MASONRY} .elementor-posts-masonry`, { state: 'detached' });
  await expect.poll(() => page.getAttribute(`${MASONRY} article >> nth=4`, 'style')).not.toContain('margin');
});

test('the button adds items after broken settings', async () => {
  const page = await open(only('more'));
  for (const broken of ['[]', '{', '{"pagination_type":[]}', '{"pagination_type":"load_more_on_click","columns":{}}']) {
    await page.$eval(MORE, (host, given) => host.setAttribute('data-settings', given), broken);
  }
  await page.click(BUTTON);
  await expect.poll(() => count(page, MORE)).toBe(12);
  expectNoProblems(page);
});

for (const order of ORDERS) {
  describe(`beside Elementor's own script, our tag: ${order}`, () => {
    test('the button and a page number load once a press, and scrolling loads more', async () => {
      const page = await openBesideLegacy(PAGE, order, order === 'async' ? [] : ['loop-grid']);
      /** How often a list was asked for, by us or by Elementor's script, since the page was opened. */
      const loads = async (id: number, name: string): Promise<number> => {
        const asked = await page.evaluate(
          (part) => performance.getEntriesByType('resource').filter((one) => one.name.includes(part)).length,
          `e-page-a10f00${id}`,
        );
        return asked + (await legacyEffects(page)).filter((effect) => effect === `loop:${name}`).length;
      };
      await page.click(BUTTON);
      await expect.poll(() => loads(1, 'more')).toBe(1);
      await page.click(`${NUMBERS} a.page-numbers >> nth=1`);
      await expect.poll(() => loads(2, 'page')).toBe(1);
      await page.locator(INFINITE).scrollIntoViewIfNeeded();
      await page.locator(`${INFINITE} ${ANCHOR}`).evaluate((anchor) => anchor.scrollIntoView({ behavior: 'instant' }));
      await expect.poll(() => loads(4, 'infinite')).toBeGreaterThan(0);
      expect(await loads(1, 'more')).toBe(1);
      expect(await loads(2, 'page')).toBe(1);
      const theirs = (await legacyEffects(page)).filter((effect) => effect.startsWith('loop:'));
      // An async script may come after Elementor's, which keeps its lists then.
      if (order !== 'async') expect(theirs).toEqual([]);
      expectNoProblems(page);
    });
  });
}

test('Elementor’s own script takes over the list whose chunk fails', async () => {
  const page = await openPage(`${only('more')}&legacy=first`, { block: [/widget-loop-grid/] });
  await hostsBecome(page, 'loop-grid', 'failed', MORE);
  await page.click(BUTTON);
  await expect.poll(() => legacyEffects(page)).toContain('loop:more');
});
