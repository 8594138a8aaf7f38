import { expect, test } from 'vitest';
import { expectNoProblems, mounted, openPage, type WatchedPage } from '../support/page';

/** The page comes without Elementor's scripts and style sheets. */
const MISSING = [/wp-(content|includes)\/.*404/, /is not defined/];

const LIST = '.elementor-element-67425c9';
const ANCHOR = `${LIST} .e-load-more-anchor`;
const BUTTON = `${LIST} .elementor-button`;
const ANSWER = '../shared/real-pages/builder/answers/posts-page2.html';

const titles = (page: WatchedPage): Promise<string[]> =>
  page.$$eval(`${LIST} .elementor-post__title`, (all) => all.map((one) => one.textContent?.trim() ?? ''));

test('the posts of the real page get the next page on each press, until the last one', async () => {
  const asked: string[] = [];
  const page = await openPage('/builder/posts.html', {
    before: (opening) =>
      opening.route(/\/posts\/\d\/$/, async (route) => {
        asked.push(new URL(route.request().url()).pathname);
        await route.fulfill({ path: ANSWER, contentType: 'text/html' });
      }),
  });
  await mounted(page, 'loop-grid', LIST);
  const address = page.url();
  expect(await titles(page)).toEqual(['Field note 14', 'Field note 13', 'Field note 12']);
  await page.click(BUTTON);
  await expect.poll(() => titles(page)).toHaveLength(6);
  expect((await titles(page)).slice(3)).toEqual(['Field note 11', 'Field note 10', 'Field note 9']);
  expect([await page.getAttribute(ANCHOR, 'data-page'), await page.getAttribute(ANCHOR, 'data-next-page')]).toEqual([
    '2',
    '/posts/3/',
  ]);
  expect(await page.getAttribute(LIST, 'class')).not.toContain('e-load-more-pagination');
  for (const items of [9, 12, 15]) {
    await page.focus(BUTTON);
    await page.keyboard.press(' ');
    await expect.poll(() => titles(page)).toHaveLength(items);
    await expect.poll(() => page.getAttribute(LIST, 'aria-busy')).toBeNull();
  }
  await page.waitForSelector(`${LIST}.e-load-more-pagination-end`);
  expect(await page.getAttribute(ANCHOR, 'data-page')).toBe('5');
  expect(asked).toEqual(['/posts/2/', '/posts/3/', '/posts/3/', '/posts/3/']);
  expect(page.url()).toBe(address);
  expectNoProblems(page, MISSING);
});

test('the page numbers of the real page’s posts are still links', async () => {
  const page = await openPage('/builder/posts.html');
  await mounted(page, 'loop-grid', '.elementor-element-2c8e6f1');
  await Promise.all([page.waitForURL('**/posts/3/'), page.click('.elementor-element-2c8e6f1 a[href="/posts/3/"]')]);
});
