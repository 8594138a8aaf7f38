import { describe, expect, test } from 'vitest';
import {
  axe,
  expectNoProblems,
  holdRequests,
  hostsBecome,
  mounted,
  openPage,
  type PageOptions,
  requestsTo,
  type WatchedPage,
} from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/searches/';
const HOST = '.elementor-element-5ea0001';
const FIELD = '#search-5ea0001';
const BOX = '#results-5ea0001';
const ROUTE = '**/refresh-search';

async function open(given: object = {}, options?: PageOptions): Promise<WatchedPage> {
  const page = await openPage(`${PAGE}?settings=${encodeURIComponent(JSON.stringify(given))}`, options);
  await mounted(page, 'search');
  return page;
}

const results = (page: WatchedPage): Promise<string[]> => page.locator(`${BOX} h3`).allTextContents();
const isOpen = (page: WatchedPage): Promise<boolean> => page.locator(`${BOX}:not(.hidden)`).count().then(Boolean);
const focusedText = (page: WatchedPage): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.textContent?.trim());

/** Types, and waits for results. */
async function type(page: WatchedPage, text: string): Promise<void> {
  await page.locator(FIELD).pressSequentially(text);
  await page.locator(`${BOX} .e-search-results-list`).waitFor();
}

describeWidget({
  name: 'search',
  page: `${PAGE}?only=1`,
  host: HOST,
  // Comes back after the others, because a search field must not have it.
  ignore: ['aria-expanded'],
  settings: {
    change: { minimum_search_characters: 2 },
    async shows(page) {
      await type(page, 'mu');
      expect(await results(page)).toContain('Harbour Mug');
    },
    leavesTraces: true,
  },
  async keyboard(page) {
    await page.focus(FIELD);
    await type(page, 'mug');
    await page.keyboard.press('ArrowDown');
    expect(await focusedText(page)).toBe((await results(page))[0]);
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('search-5ea0001');
    expect(await isOpen(page)).toBe(false);
    expect(await page.inputValue(FIELD)).toBe('mug');
  },
});

describe('a search of Elementor Pro', () => {
  test('the search can be seen and used before its script is there', async () => {
    const page = await openPage(PAGE, {
      // Without an answer: a minute may pass until then.
      before: (opening) => opening.route(/widget-search-[^f]/, () => {}),
    });
    await hostsBecome(page, 'search', 'loading', HOST);
    expect(await page.locator(FIELD).evaluate((field) => getComputedStyle(field).visibility)).toBe('visible');
    await page.fill(FIELD, 'lamp');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/shop\/\?s=lamp/);
  });

  test('the search asks once after a pause, with what the server needs, and shows what it answers', async () => {
    const page = await open();
    const asked = requestsTo(page, /refresh-search/);
    await type(page, 'mug');
    expect(asked.map(({ body }) => JSON.parse(body ?? ''))).toEqual([
      { post_id: 12, widget_id: '5ea0001', search_term: 'mug', page_number: 1 },
    ]);
    expect(await results(page)).toContain('Harbour Mug');
    expect(await isOpen(page)).toBe(true);
    expect(await page.getAttribute(BOX, 'aria-label')).toBe('Results for mug');
    expect(await axe(page, HOST)).toEqual([]);
    expectNoProblems(page);
  });

  test('the search asks for nothing below its number of characters, without a template, or without live results', async () => {
    for (const given of [{ minimum_search_characters: 4 }, { template_id: '' }, { live_results: '' }]) {
      const page = await open(given);
      const asked = requestsTo(page, /refresh-search/);
      await page.clock.install();
      await page.locator(FIELD).pressSequentially('mug');
      await page.clock.runFor(2000);
      expect(asked).toEqual([]);
      await page.close();
    }
  });

  test('the search shows the newest answer, whatever order they come in', async () => {
    const page = await open();
    const release = await holdRequests(page, /refresh-search/);
    await page.locator(FIELD).pressSequentially('mug');
    await page.waitForRequest(ROUTE);
    expect(await page.getAttribute(BOX, 'aria-busy')).toBe('true');
    const [next] = await Promise.all([page.waitForRequest(ROUTE), page.fill(FIELD, 'lamp')]);
    expect(next.postDataJSON().search_term).toBe('lamp');
    release();
    await expect.poll(() => results(page)).toContain('Reading Lamp');
    expect((await results(page)).every((name) => /lamp/i.test(name))).toBe(true);
    expect(await page.getAttribute(BOX, 'aria-busy')).toBeNull();
  });

  test('the pages of results change in place', async () => {
    const page = await open({ minimum_search_characters: 1 });
    await type(page, 'a');
    const before = await results(page);
    await page.click(`${BOX} a.page-numbers >> nth=0`);
    await expect.poll(() => page.locator(`${BOX} .current`).textContent()).toBe('2');
    expect(await results(page)).not.toEqual(before);
    expect(new URL(page.url()).pathname).toBe(PAGE);
    expect(await isOpen(page)).toBe(true);
  });

  test('the search is emptied by its icon, which shows while there is something', async () => {
    const page = await open();
    const icon = page.locator(`${HOST} .e-search-input-wrapper > svg`);
    expect(await icon.evaluate((one) => one.classList.contains('hidden'))).toBe(true);
    await type(page, 'mug');
    await icon.click();
    expect(await page.inputValue(FIELD)).toBe('');
    expect(await page.locator(`${BOX} .e-search-results`).innerHTML()).toBe('');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('search-5ea0001');
    expect(await icon.evaluate((one) => one.classList.contains('hidden'))).toBe(true);
  });

  test('the results close for a press elsewhere and for the focus elsewhere, and open again with the focus', async () => {
    const page = await open();
    await type(page, 'mug');
    await page.locator('h1').first().click();
    expect(await isOpen(page)).toBe(false);
    await page.focus(FIELD);
    expect(await isOpen(page)).toBe(true);
    await page.focus('#search-5ea0002');
    expect(await isOpen(page)).toBe(false);
    expect(await page.locator(`${HOST}.e-focus`).count()).toBe(0);
  });

  test('the arrow keys go round through the field and the results', async () => {
    const page = await open();
    await type(page, 'mug');
    const all = await results(page);
    await page.keyboard.press('ArrowUp');
    expect(await focusedText(page)).toBe(all.at(-1));
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('search-5ea0001');
  });

  test('the search says in the site’s words that there is nothing', async () => {
    const page = await open();
    await type(page, 'zebra');
    expect(await page.locator(`${BOX} .no-results`).textContent()).toBe('Nothing by that name');
    await page
      .locator('[aria-live=polite]', { hasText: 'Nothing by that name' })
      .first()
      .waitFor({ state: 'attached' });
  });

  test.each([
    ['an error', { status: 500, body: '' }],
    ['no JSON', { status: 200, body: '<b>hm</b>' }],
    ['another shape', { status: 200, body: '{"data":7}' }],
  ])('the search shows nothing for %s, and the form can be sent', async (_, answer) => {
    const page = await open();
    await page.route(ROUTE, (route) => route.fulfill(answer));
    const answered = page.waitForResponse(ROUTE);
    await page.locator(FIELD).pressSequentially('mug');
    await answered;
    await expect.poll(() => page.getAttribute(BOX, 'aria-busy')).toBeNull();
    expect(await page.locator(`${BOX} .e-search-results`).innerHTML()).toBe('');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/shop\/\?s=mug/);
  });

  test('the search tells scripts what it does, by Elementor’s hooks', async () => {
    const page = await open();
    await page.evaluate(() => {
      const said: string[] = [];
      const hooks = { doAction: (name: string) => said.push(name) };
      Object.assign(window, { said, elementorFrontend: { hooks } });
    });
    await type(page, 'mug');
    expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual(
      expect.arrayContaining(['search:results-displayed', 'search:results-updated']),
    );
  });
});
