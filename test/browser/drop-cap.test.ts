import { expect, test } from 'vitest';
import { axe, expectNoProblems, layoutShift, mounted, openPage, type WatchedPage, watchShifts } from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/drop-caps/';
const HOST = '.elementor-element-7f51001';
const LETTER = `${HOST} .elementor-drop-cap > .elementor-drop-cap-letter`;

async function open(query = ''): Promise<WatchedPage> {
  const page = await openPage(`${PAGE}${query}`, { before: watchShifts });
  await mounted(page, 'drop-cap');
  return page;
}

describeWidget({
  name: 'drop-cap',
  page: PAGE,
  host: HOST,
  keyboard: async (page) => {
    await page.focus('[href="#nine"]');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#nine');
  },
});

test('the first letter of the first paragraph stands alone, and the text stays one', async () => {
  const page = await open();
  expect(await page.locator(LETTER).allTextContents()).toEqual(['T']);
  expect(await page.locator(`${HOST} p`).first().textContent()).toBe(
    'The boat leaves at nine, and comes back at noon.',
  );
  const size = await page.$eval(LETTER, (one) => Number.parseFloat(getComputedStyle(one).fontSize));
  expect(size).toBeGreaterThan(30);
  expect(await layoutShift(page)).toBeLessThan(0.02);
  expect(await axe(page, HOST)).toEqual([]);
  expectNoProblems(page);
});

test('a paragraph that begins with a link stays as it is', async () => {
  const page = await open('?text=link');
  expect(await page.locator(LETTER).count()).toBe(0);
  expect(await page.locator(`${HOST} p`).first().textContent()).toBe('Boats leave at nine.');
});

test('a first letter of two code units is not torn apart', async () => {
  const page = await openPage(PAGE, {
    before: (opening) =>
      opening.addInitScript(() =>
        document.addEventListener('DOMContentLoaded', () => {
          document.querySelector('.elementor-widget-text-editor p')!.textContent = ' 𝔗he boat';
        }),
      ),
  });
  await mounted(page, 'drop-cap');
  expect(await page.locator(LETTER).textContent()).toBe('𝔗');
});

test('a change that a script makes to the text stays when the widget ends', async () => {
  const page = await open();
  await page.$eval(`${HOST} p`, (paragraph) => {
    paragraph.childNodes[1]!.nodeValue = ' other words ';
  });
  await page.$eval(HOST, (host) => {
    const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets: { unmount(root: Element): void } };
    api.unmount(host);
  });
  await expect.poll(() => page.locator(LETTER).count()).toBe(0);
  await expect.poll(() => page.locator(`${HOST} p`).first().textContent()).toBe(' other words comes back at noon.');
});
