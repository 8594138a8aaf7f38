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

/** Far below the window, so that the page rests, in a window whose text fills several lines. */
async function atRest(html: string): Promise<WatchedPage> {
  const page = await openPage(PAGE, {
    viewport: { width: 390, height: 800 },
    before: (opening) =>
      opening.addInitScript((given) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('body { padding-top: 4000px !important }');
        document.adoptedStyleSheets.push(sheet);
        document.addEventListener('DOMContentLoaded', () => {
          document.querySelector('.elementor-widget-text-editor p')!.innerHTML = given;
        });
      }, html),
  });
  await page.waitForLoadState('load');
  return page;
}

/** The size of the letter that the browser itself makes large, in pixels. */
const held = (page: WatchedPage): Promise<number> =>
  page.$eval(`${HOST} p`, (one) => Number.parseFloat(getComputedStyle(one, '::first-letter').fontSize));

test('the place of the letter is held as wide as the letter, on the side where lines begin', async () => {
  const page = await atRest('The boat leaves.');
  await expect.poll(() => held(page)).toBe(50);
  const style = await page.$eval(`${HOST} p`, (one) => {
    const { float, marginInlineEnd } = getComputedStyle(one, '::first-letter');
    return { float, marginInlineEnd };
  });
  expect(style).toEqual({ float: 'inline-start', marginInlineEnd: '10px' });
});

test.each([
  ['begins with an element', '<strong>Boats</strong> leave at nine.'],
  [
    'has its letter from Elementor’s script',
    '<span class="elementor-drop-cap"><span class="elementor-drop-cap-letter">T</span></span>he boat leaves.',
  ],
])('no letter is held for a paragraph that %s', async (_, html) => {
  const page = await atRest(html);
  await page.waitForTimeout(500);
  expect(await held(page)).toBeLessThan(30);
});
