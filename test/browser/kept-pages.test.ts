import { expect, test } from 'vitest';
import { collectEnds } from '../support/ends';
import { allMounted, openPage, shopState, type WatchedPage } from '../support/page';

const PATH = '/cart/?add-to-cart=11';

/** A visit that is over within the test, as if another test had made it. */
async function visit(act: (page: WatchedPage) => Promise<unknown>, hasFailed = false): Promise<WatchedPage> {
  const ends: ((hasFailed: boolean) => Promise<void>)[] = [];
  const page = await collectEnds(ends, () => openPage(PATH));
  await act(page);
  for (const end of ends) await end(hasFailed);
  return page;
}

test('a page that another test has used is as for a new visitor', async () => {
  let requests = 0;
  const used = await visit(async (page) => {
    // An answer that comes after the cookies were cleared would set one.
    await allMounted(page);
    await expect
      .poll(() =>
        page.evaluate(() =>
          performance.getEntriesByType('resource').some(({ name }) => name.includes('get_refreshed_fragments')),
        ),
      )
      .toBe(true);
    await page.context().addCookies([{ name: 'seen', value: '1', url: page.url() }]);
    await page.evaluate(() => {
      localStorage.setItem('seen', '1');
      sessionStorage.setItem('seen', '1');
      window.name = 'seen';
      history.pushState(null, '', '#seen');
    });
    await page.addInitScript(() => Object.assign(window, { __seen: true }));
    await page.route(/\/blank\//, (route) => route.abort());
    page.on('request', () => {
      requests += 1;
    });
    await page.setViewportSize({ width: 500, height: 500 });
    await page.mouse.move(100, 100);
    await page.context().setOffline(true);
    await Promise.all([page.waitForEvent('popup'), page.evaluate(() => void window.open('about:blank'))]);
  });
  const heard = requests;
  const page = await openPage('/blank/');
  expect(page).toBe(used);
  expect(requests).toBe(heard);
  expect(page.context().pages()).toEqual([page]);
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).not.toContain('seen');
  expect(page.viewportSize()).toEqual({ width: 1280, height: 900 });
  const left = await page.evaluate(() => ({
    stored: { ...localStorage, ...sessionStorage }.seen,
    name: window.name,
    hasScript: '__seen' in window,
    history: history.length,
    hovered: document.querySelectorAll(':hover').length,
  }));
  expect(left).toEqual({ stored: undefined, name: '', hasScript: false, history: 2, hovered: 0 });
  expect((await shopState(page)).cart).toEqual([]);
});

test.each<[string, (page: WatchedPage) => Promise<unknown>, boolean]>([
  ['whose clock was changed', (page) => page.clock.install(), false],
  ['with a button that is still held down', (page) => page.mouse.down(), false],
  ['that was closed', (page) => page.close(), false],
  ['of a test that has failed', () => Promise.resolve(), true],
])('a page %s is not given to another test', async (_, act, hasFailed) => {
  const used = await visit(act, hasFailed);
  const page = await openPage('/blank/');
  expect(page).not.toBe(used);
  expect(used.isClosed()).toBe(true);
});
