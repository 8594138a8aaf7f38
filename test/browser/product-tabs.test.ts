import { expect, test } from 'vitest';
import { expectNoProblems, mounted, openPage, type WatchedPage } from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const shownPanels = (page: WatchedPage): Promise<string[]> =>
  page.$$eval('.wc-tabs-wrapper .wc-tab', (panels) =>
    panels.filter((panel) => getComputedStyle(panel).display !== 'none').map((panel) => panel.id),
  );

const focusedTab = (page: WatchedPage): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-controls'));

const openTabs = async (path: string, options?: Parameters<typeof openPage>[1]): Promise<WatchedPage> => {
  const page = await openPage(path, options);
  await mounted(page, 'product-tabs');
  return page;
};

describeWidget({
  name: 'product-tabs',
  // The reviews have a widget of their own inside, which changes their markup.
  page: `/product/mug/?config=${encodeURIComponent('{"disable":["review-form"]}')}`,
  host: '.wc-tabs-wrapper',
  settings: {
    change: { hash: true },
    async shows(page) {
      await page.click('#tab-title-reviews a');
      await page.waitForFunction(() => location.hash === '#tab-reviews');
    },
  },
  async keyboard(page) {
    await page.focus('#tab-title-description a');
    await page.keyboard.press('End');
    expect(await shownPanels(page)).toEqual(['tab-reviews']);
    expect(await focusedTab(page)).toBe('tab-reviews');
    await page.keyboard.press('ArrowRight');
    expect(await shownPanels(page)).toEqual(['tab-description']);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Home');
    expect(await shownPanels(page)).toEqual(['tab-description']);
  },
});

for (const [address, panel] of [
  ['', 'tab-description'],
  ['#reviews', 'tab-reviews'],
  ['#tab-reviews', 'tab-reviews'],
  ['#comment-2', 'tab-reviews'],
  ['#Comment-2', 'tab-reviews'],
  ['?cpage=2', 'tab-reviews'],
  ['#tab-additional_information', 'tab-additional_information'],
  ['#&gid=1&pid=2', 'tab-description'],
  ['#nonsense', 'tab-description'],
  ['#<img src=x onerror=alert(1)>', 'tab-description'],
  ['#"]', 'tab-description'],
  ['#%E0%A4%A', 'tab-description'],
] as const) {
  test(`opens ${panel} for the address "${address}"`, async () => {
    const page = await openTabs(`/product/mug/${address}`);
    expect(await shownPanels(page)).toEqual([panel]);
    expectNoProblems(page);
  });
}

test('opens the reviews when the hash changes while the page is open', async () => {
  const page = await openTabs('/product/mug/');
  await page.evaluate(() => {
    location.hash = '#reviews';
  });
  await page.waitForFunction(() => document.querySelector('#tab-title-reviews')?.classList.contains('active'));
  expect(await shownPanels(page)).toEqual(['tab-reviews']);
});

test('opens the reviews from the link beside the rating, and lets the browser jump there', async () => {
  const page = await openTabs('/product/mug/');
  await page.click('a.woocommerce-review-link');
  expect(await shownPanels(page)).toEqual(['tab-reviews']);
  expect(await page.evaluate(() => location.hash)).toBe('#reviews');
});

test('leaves the address alone when a visitor opens a tab', async () => {
  const page = await openTabs('/product/mug/');
  await page.click('#tab-title-additional_information a');
  expect(await page.evaluate(() => location.hash)).toBe('');
});

test('mirrors the arrow keys from right to left', async () => {
  const page = await openTabs('/product/mug/?dir=rtl');
  await page.focus('#tab-title-description a');
  await page.keyboard.press('ArrowLeft');
  expect(await shownPanels(page)).toEqual(['tab-additional_information']);
});

test('starts again when a script triggers init on the wrapper', async () => {
  const page = await openTabs('/product/mug/?jquery=1');
  await page.click('#tab-title-reviews a');
  await page.evaluate(() => {
    (window as unknown as { jQuery(s: string): { trigger(t: string): void } })
      .jQuery('.wc-tabs-wrapper')
      .trigger('init');
  });
  expect(await shownPanels(page)).toEqual(['tab-description']);
});

test('lets a click with a modifier key open a new browser tab', async () => {
  const page = await openTabs('/product/mug/');
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    page.click('#tab-title-reviews a', { modifiers: ['ControlOrMeta'] }),
  ]);
  await opened.close();
  expect(await shownPanels(page)).toEqual(['tab-description']);
});

test('works by data-widget alone, without class names of the CMS', async () => {
  const page = await openPage('/product/desk/');
  await mounted(page, 'product-tabs');
  const tabs = page.locator('[data-widget~="product-tabs"] [role=tab]');
  await tabs.nth(1).click();
  expect(await tabs.nth(1).getAttribute('aria-selected')).toBe('true');
  expect(await tabs.nth(0).getAttribute('aria-selected')).toBe('false');
});
