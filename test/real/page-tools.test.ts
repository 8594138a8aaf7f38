import { expect, test } from 'vitest';
import { expectNoProblems, mounted, openPage } from '../support/page';

/** The page comes without Elementor's scripts and style sheets. */
const MISSING = [/wp-(content|includes)\/.*404/, /is not defined/];

test('the table of contents of the real page lists its headings, and the alert can be dismissed', async () => {
  const page = await openPage('/builder/panels.html', { viewport: { width: 1280, height: 800 } });
  await mounted(page, 'table-of-contents');
  const links = page.locator('.elementor-element-a1f4828 .elementor-toc__list-item-text');
  expect(await links.count()).toBeGreaterThan(3);
  expect(await links.first().getAttribute('href')).toBe('#elementor-toc__heading-anchor-0');
  expect(await page.locator('#elementor-toc__heading-anchor-0 + *').first().textContent()).toContain(
    (await links.first().textContent()) ?? '-',
  );
  const note = page.locator('.elementor-element-e31b4bc');
  await note.scrollIntoViewIfNeeded();
  await mounted(page, 'alert');
  await note.locator('.elementor-alert-dismiss').click();
  await note.waitFor({ state: 'hidden' });
  expectNoProblems(page, MISSING);
});

test('the share buttons of the real page open the pages of the networks', async () => {
  const page = await openPage('/builder/posts.html');
  await page.locator('.elementor-share-btn').first().scrollIntoViewIfNeeded();
  await mounted(page, 'share-buttons');
  await page.evaluate(() => {
    const opened: string[] = [];
    Object.assign(window, { opened, open: (address: string) => void opened.push(address) });
  });
  await page.click('.elementor-share-btn_facebook');
  await page.focus('.elementor-share-btn_linkedin');
  await page.keyboard.press('Enter');
  const opened = await page.evaluate(() => (window as unknown as { opened: string[] }).opened);
  expect(opened[0]).toMatch(/^https:\/\/www\.facebook\.com\/sharer\.php\?u=http/);
  expect(opened[1]).toContain('title=Posts%20');
  expect(opened).toHaveLength(2);
  expectNoProblems(page, MISSING);
});
