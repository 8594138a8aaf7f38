import { describe, expect, test } from 'vitest';
import {
  axe,
  expectNoProblems,
  layoutShift,
  mounted,
  openPage,
  type PageOptions,
  type WatchedPage,
  watchShifts,
} from '../support/page';
import { describeWidget } from '../support/widgetSuite';

interface Query {
  settings?: object;
  raw?: string;
  at?: 'wp-nav';
  data?: 'none';
  header?: boolean;
}

const HOST = '.elementor-widget-jet-mobile-menu';
const TOGGLE = '.jet-mobile-menu__toggle';
const CONTAINER = '.jet-mobile-menu__container';
const BACK = '.jet-mobile-menu__back';

function address({ settings, header, ...query }: Query = {}): string {
  const search = new URLSearchParams(query);
  if (settings) search.set('settings', JSON.stringify(settings));
  if (header) search.set('header', '1');
  return `/fixture/jet-mobile-menu/?${search}`;
}

async function visit(query: Query = {}, options?: PageOptions): Promise<WatchedPage> {
  const page = await openPage(address(query), options);
  await mounted(page, 'jet-mobile-menu');
  await page.waitForSelector(TOGGLE);
  return page;
}

/** The words of the items that can be seen. */
const items = (page: WatchedPage): Promise<string[]> =>
  page.$$eval('.jet-menu-label', (all) =>
    all.filter((one) => one.getClientRects().length > 0).map((one) => one.textContent ?? ''),
  );

const shows = (page: WatchedPage, ...names: string[]): Promise<void> => expect.poll(() => items(page)).toEqual(names);

const FIRST = ['Home & sea', 'Tours', 'Boats', 'Contact'];
const TOURS = ['North', 'South', 'Islands'];

const focused = (page: WatchedPage): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.textContent?.trim());

const press = (page: WatchedPage, name: string): Promise<void> =>
  page
    .locator('.jet-mobile-menu__item-inner', { hasText: name })
    .last()
    .click({ position: { x: 200, y: 10 } });

describeWidget({
  name: 'jet-mobile-menu',
  page: address(),
  host: HOST,
  settings: {
    change: { toggleText: 'Go to' },
    shows: (page) => page.locator('.jet-mobile-menu__toggle-text', { hasText: 'Go to' }).waitFor(),
  },
  async keyboard(page) {
    await page.waitForSelector(TOGGLE);
    await page.focus(TOGGLE);
    await page.keyboard.press('Enter');
    await shows(page, ...FIRST);
    await page.locator('a.mobile-link', { hasText: 'Tours' }).focus();
    await page.keyboard.press(' ');
    await shows(page, ...TOURS);
    await expect.poll(() => focused(page)).toContain('North');
    await page.keyboard.press('Escape');
    await shows(page, ...FIRST);
    await page.keyboard.press('Escape');
    await shows(page);
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('jet-mobile-menu__toggle');
  },
});

describe('JetMenu’s menu for phones', () => {
  test('the menu for phones opens at a side, with the page behind it inert', async () => {
    const page = await visit();
    expect(await page.locator(CONTAINER).count()).toBe(0);
    await page.click(TOGGLE);
    await shows(page, ...FIRST);
    expect(await page.getAttribute(TOGGLE, 'aria-expanded')).toBe('true');
    expect(await page.getAttribute(CONTAINER, 'role')).toBe('dialog');
    expect(await page.locator('#before').evaluate((one) => one.closest('[inert]') !== null)).toBe(true);
    const classes = (): Promise<string> => page.evaluate(() => document.body.className);
    expect(await classes()).toContain('jet-mobile-menu-visible');
    expect(await classes()).toContain('jet-menu-body-blocker');
    expect(await axe(page, HOST)).toEqual([]);
    await page.click(BACK);
    await shows(page);
    expect(await classes()).not.toContain('jet-menu-body-blocker');
    expectNoProblems(page);
  });

  test('the menu for phones closes by a press beside it', async () => {
    const page = await visit({ settings: { menuPosition: 'right' } });
    await page.click(TOGGLE);
    await shows(page, ...FIRST);
    await expect
      .poll(() => page.$eval(CONTAINER, (one) => Math.round(innerWidth - one.getBoundingClientRect().right)))
      .toBe(0);
    await page.mouse.click(40, 300);
    await shows(page);
  });

  test('the menu shows the list of an item in place of the current one, and the way back', async () => {
    const page = await visit();
    await page.click(TOGGLE);
    await press(page, 'Tours');
    await shows(page, ...TOURS);
    await press(page, 'South');
    await shows(page, 'Coast', 'Hills');
    expect(await page.locator('.breadcrumb-label').allTextContents()).toEqual(['Tours', 'South']);
    expect(await axe(page, HOST)).toEqual([]);
    await page.click('.breadcrumb-label >> nth=0');
    await shows(page, ...TOURS);
    await page.click(BACK);
    await shows(page, ...FIRST);
    expect(await page.locator('.breadcrumb-label').count()).toBe(0);
  });

  test('the menu shows only the last step of the way back where that is set', async () => {
    const page = await visit({ settings: { breadcrumbPath: 'minimal', backText: '' } });
    await page.click(TOGGLE);
    await press(page, 'Tours');
    await press(page, 'South');
    await shows(page, 'Coast', 'Hills');
    expect(await page.locator('.breadcrumb-label').allTextContents()).toEqual(['South']);
    expect(await page.getAttribute(BACK, 'aria-label')).toBe('Back');
  });

  test('an item whose address is script opens by key, and the address is left out', async () => {
    const page = await visit();
    await page.click(TOGGLE);
    await press(page, 'Tours');
    const south = page.locator('a.mobile-link', { hasText: 'South' });
    expect(await south.getAttribute('href')).toBeNull();
    await south.press('Enter');
    await shows(page, 'Coast', 'Hills');
  });

  test('the menu starts with the first list when it is opened again', async () => {
    const page = await visit();
    await page.click(TOGGLE);
    await press(page, 'Tours');
    await shows(page, ...TOURS);
    await page.mouse.click(900, 300);
    await shows(page);
    await page.click(TOGGLE);
    await shows(page, ...FIRST);
  });

  test('the menu shows a mega menu, in which widgets start', async () => {
    const page = await visit();
    await page.click(TOGGLE);
    await press(page, 'Boats');
    await expect.poll(() => page.locator('.jet-mobile-menu__template p').innerText()).toContain('Four boats');
    await page.waitForSelector('.jet-mobile-menu__template [data-widget~=counter][data-widget-state=mounted]');
    await page.click(BACK);
    await shows(page, ...FIRST);
  });

  test('the menu shows icons, descriptions and badges of items, unless they are off', async () => {
    const page = await visit();
    await page.click(TOGGLE);
    expect(await page.locator('.jet-menu-icon svg').count()).toBe(1);
    await press(page, 'Tours');
    await page.locator('.jet-menu-desc', { hasText: 'Cold and clear' }).waitFor();
    expect(await page.locator('.jet-menu-badge__inner').innerText()).toBe('New');
    const bare = await visit({ settings: { itemIconVisible: false, itemBadgeVisible: false, itemDescVisible: false } });
    await bare.click(TOGGLE);
    await press(bare, 'Tours');
    await shows(bare, ...TOURS);
    expect(await bare.locator('.jet-menu-icon, .jet-menu-desc, .jet-menu-badge').count()).toBe(0);
  });

  test('lists open below their items, by the arrow alone, where that is set', async () => {
    const page = await visit({ settings: { subOpenLayout: 'dropdown', subTrigger: 'submarker' } });
    await page.click(TOGGLE);
    const arrow = page.locator('.jet-dropdown-arrow').first();
    expect(await arrow.getAttribute('aria-label')).toBe('Tours submenu');
    await arrow.press('Enter');
    await shows(page, 'Home & sea', 'Tours', ...TOURS, 'Boats', 'Contact');
    expect(await arrow.getAttribute('aria-expanded')).toBe('true');
    expect(await axe(page, HOST)).toEqual([]);
    await arrow.click();
    await shows(page, ...FIRST);
    await page.locator('a.mobile-link', { hasText: 'Boats' }).click();
    await page.waitForURL('**/shop/');
  });

  test.each(['dropdown', 'push'] as const)('the menu opens without covering the page: %s', async (menuLayout) => {
    const page = await visit({ settings: { menuLayout } });
    const placeBelow = (): Promise<number> => page.$eval('#contact', (one) => one.getBoundingClientRect().top);
    const before = await placeBelow();
    await page.click(TOGGLE);
    await shows(page, ...FIRST);
    expect((await placeBelow()) > before + 50).toBe(menuLayout === 'push');
    expect(await page.getAttribute(CONTAINER, 'role')).toBe('navigation');
    expect(await page.locator('#before').evaluate((one) => one.closest('[inert]') !== null)).toBe(false);
    expect(await page.locator(BACK).count()).toBe(0);
    await page.keyboard.press('Escape');
    await shows(page);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('jet-mobile-menu__toggle');
    await page.click(TOGGLE);
    await shows(page, ...FIRST);
    await page.click(TOGGLE);
    await shows(page);
  });

  test('the menu closes for a link to a place on the page, which can be seen then', async () => {
    const page = await visit();
    await page.click(TOGGLE);
    await page.locator('a.mobile-link', { hasText: 'Contact' }).click();
    await shows(page);
    await expect
      .poll(() => page.$eval('#contact', (one) => Math.abs(one.getBoundingClientRect().top) < innerHeight))
      .toBe(true);
  });

  test('the menu works in a theme’s place, where JetMenu’s script does not find it', async () => {
    const page = await visit({ at: 'wp-nav' });
    expect(await page.locator('.jet-mobile-menu--location-wp-nav').count()).toBe(0);
    await page.click(TOGGLE);
    await shows(page, ...FIRST);
    await page.mouse.click(900, 300);
    await shows(page);
  });

  test('the menu shows the site’s own header above its items', async () => {
    const page = await visit({ header: true });
    await page.click(TOGGLE);
    await page.locator('.jet-mobile-menu__header-template .boat-line').waitFor();
  });

  test('the page does not shift when the menu for phones starts', async () => {
    const page = await openPage(address(), { before: watchShifts });
    await mounted(page, 'jet-mobile-menu');
    await page.waitForSelector(TOGGLE);
    expect(await layoutShift(page)).toBeLessThan(0.02);
  });

  test('the menu is left to JetMenu where the page does not contain its items', async () => {
    const page = await openPage(address({ data: 'none' }));
    await page.waitForSelector(`${HOST}[data-widget-state=failed]`);
    expect(await page.locator(TOGGLE).count()).toBe(0);
    expect(await page.locator('mobile-menu').count()).toBe(1);
  });

  test('a menu that JetMenu has started is not adopted', async () => {
    const page = await openPage(address(), {
      before: (opening) =>
        opening.addInitScript(() =>
          document.addEventListener('DOMContentLoaded', () => {
            const menu = document.querySelector('mobile-menu')!;
            menu.outerHTML =
              '<div class="jet-mobile-menu__instance"><div class="jet-mobile-menu__toggle">Theirs</div></div>';
          }),
        ),
    });
    await mounted(page, 'anchors');
    expect(await page.locator('[data-widget~=jet-mobile-menu][data-widget-state=mounted]').count()).toBe(0);
    expect(await page.locator(TOGGLE).allTextContents()).toEqual(['Theirs']);
  });

  test.each([
    '{"menuUniqId":"6b09","menuLayout":"up","subTrigger":[],"toggleText":7}',
    '{"menuUniqId":"6b09","toggleText":"<img src=x onerror=document.title=1>"}',
  ])('the menu works with broken settings: %s', async (raw) => {
    const page = await visit({ raw });
    await page.click(TOGGLE);
    await shows(page, ...FIRST);
    expect(await page.title()).not.toBe('1');
    expect(await page.locator(`${TOGGLE} img`).count()).toBe(0);
  });

  test('the menu takes no other element of the page for its items', async () => {
    const page = await openPage(address({ raw: '{"menuUniqId":"-fake"}' }), {
      before: (opening) =>
        opening.addInitScript(() =>
          document.addEventListener('DOMContentLoaded', () =>
            document.body.insertAdjacentHTML(
              'beforeend',
              '<form id="jetMenuMobileWidgetRenderData-fake"><input name="items"></form>',
            ),
          ),
        ),
    });
    await page.waitForSelector(`${HOST}[data-widget-state=failed]`);
  });

  test('the menu stays within a narrow window', async () => {
    const page = await visit({ settings: { menuLayout: 'dropdown', menuPosition: 'right' } });
    await page.setViewportSize({ width: 360, height: 700 });
    await page.click(TOGGLE);
    await shows(page, ...FIRST);
    const box = await page.$eval(CONTAINER, (one) => {
      const { left, right } = one.getBoundingClientRect();
      return left >= 0 && right <= innerWidth;
    });
    expect(box).toBe(true);
  });
});
