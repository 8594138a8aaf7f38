import { describe, expect, test } from 'vitest';
import { axe } from '../support/axe';
import { forgetHeard, heardByAnalytics, heardByOthers, legacyEffects, openBesideLegacy } from '../support/coexistence';
import {
  expectNoProblems,
  mounted,
  openPage,
  type PageOptions,
  requestsTo,
  timersRun,
  type WatchedPage,
} from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/elementskit-menu/';
const HOST = '.elementor-widget-ekit-nav-menu';
const WIDE: PageOptions = { viewport: { width: 1280, height: 800 } };
const NARROW: PageOptions = { viewport: { width: 390, height: 780 } };

const item = (at: number): string => `${HOST} .elementskit-navbar-nav > li:nth-child(${at})`;
const SHOP = item(2);
const ROOMS = item(3);
const panelOf = (parent: string): string => `${parent} > :is(.elementskit-dropdown, .elementskit-megamenu-panel)`;
const LAMPS = `${panelOf(SHOP)} > li:nth-child(2)`;
const MEGA = /megamenu_content/;
const HAMBURGER = `${HOST} .elementskit-menu-hamburger`;
const CONTAINER = `${HOST} .elementskit-menu-container`;

async function open(query = '', options: PageOptions = WIDE): Promise<WatchedPage> {
  const page = await openPage(`${PAGE}${query}`, options);
  await mounted(page, 'elementskit-menu');
  return page;
}

/** Opens the panel of a narrow window, and waits until it has slid in: what moves would be missed. */
async function slideIn(page: WatchedPage, press: 'click' | 'tap' = 'click'): Promise<void> {
  await page[press](HAMBURGER);
  await expect.poll(() => page.$eval(CONTAINER, (panel) => Math.round(panel.getBoundingClientRect().left))).toBe(0);
}

const opens = (page: WatchedPage, parent: string): Promise<unknown> =>
  page
    .locator(`${panelOf(parent)}:not([inert])`)
    .first()
    .waitFor();
const shuts = (page: WatchedPage, parent: string): Promise<unknown> =>
  page
    .locator(`${panelOf(parent)}[inert]`)
    .first()
    .waitFor({ state: 'hidden' });
const isOpen = async (page: WatchedPage, parent: string): Promise<boolean> =>
  (await page.locator(`${panelOf(parent)}:not([inert])`).count()) > 0;

const focusedText = (page: WatchedPage): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.textContent?.trim());

describeWidget({
  name: 'elementskit-menu',
  page: PAGE,
  host: HOST,
  // The buttons of the page at rest make room for the widget's.
  removes: '.storefront-menu-opener, .storefront-menu-opener *',
  open: WIDE,
  settings: {
    change: { submenuText: 'More of %name%' },
    shows: (page) =>
      page.locator('.storefront-menu-opener', { hasText: 'More of Shop' }).waitFor({ state: 'attached' }),
  },
  async keyboard(page) {
    await page.focus(`${SHOP} > a`);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focusedText(page)).toBe('Mugs');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => focusedText(page)).toBe('Table lamps');
    await page.keyboard.press('End');
    await expect.poll(() => focusedText(page)).toBe('Lanterns');
    await page.keyboard.press('Escape');
    await expect.poll(() => focusedText(page)).toBe('Lamps');
    await page.keyboard.press('Escape');
    await expect.poll(() => focusedText(page)).toBe('Submenu of Shop');
    await shuts(page, SHOP);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => focusedText(page)).toBe('Rooms');
  },
});

describe('the row of a wide window', () => {
  test('the menu opens what the mouse is over, closes what it has left, and stays closed after Escape', async () => {
    const page = await open();
    await page.hover(`${SHOP} > a`);
    await opens(page, SHOP);
    await page.hover(`${LAMPS} > a`);
    await opens(page, LAMPS);
    await page.keyboard.press('Escape');
    await shuts(page, SHOP);
    await expect.poll(() => isOpen(page, LAMPS)).toBe(false);
    await page.hover(`${ROOMS} > a`);
    await opens(page, ROOMS);
    // The pointer is still on the item, and moves there.
    await page.keyboard.press('Escape');
    await shuts(page, ROOMS);
    await page.hover(`${ROOMS} > a`, { position: { x: 8, y: 8 } });
    await timersRun(page, 600);
    expect(await isOpen(page, ROOMS)).toBe(false);
    await page.hover('h1');
    await timersRun(page, 600);
    await page.hover(`${ROOMS} > a`);
    await opens(page, ROOMS);
    await page.hover('h1');
    await shuts(page, ROOMS);
    expectNoProblems(page);
  });

  test('a link that leads nowhere is a button, and one with an address has a button beside it', async () => {
    const page = await open();
    const state = (selector: string) => page.getAttribute(selector, 'aria-expanded');
    expect(await page.getAttribute(`${ROOMS} > a`, 'role')).toBe('button');
    expect(await page.getAttribute(`${SHOP} > a`, 'role')).toBeNull();
    const button = `${SHOP} > .storefront-menu-opener > button`;
    expect(await state(button)).toBe('false');
    await page.focus(button);
    await page.keyboard.press('Enter');
    await opens(page, SHOP);
    expect(await state(button)).toBe('true');
    expect(await page.getAttribute(button, 'aria-controls')).toBe(await page.getAttribute(panelOf(SHOP), 'id'));
    expect(await axe(page)).toEqual([]);
    await page.focus(`${ROOMS} > a`);
    await shuts(page, SHOP);
    await page.keyboard.press('Space');
    await opens(page, ROOMS);
    expect(await state(`${ROOMS} > a`)).toBe('true');
  });

  test.each(['hover', 'click'])(
    'a panel closes on a click beside it, on a resize and when the bar sticks, in a menu that opens by %s',
    async (mode) => {
      const page = await open(`?open=${mode}`);
      const shown = async (): Promise<void> => {
        await page.mouse.move(5, 5);
        await page.focus(`${ROOMS} > a`);
        await page.keyboard.press('Enter');
        await opens(page, ROOMS);
      };
      await shown();
      await page.mouse.click(5, 300);
      await shuts(page, ROOMS);
      await shown();
      await page.setViewportSize({ width: 1200, height: 800 });
      await shuts(page, ROOMS);
      await shown();
      await page.evaluate(() => {
        const bar = document.querySelector('.demo-kit-bar');
        bar?.dispatchEvent(new CustomEvent('sticky:stick', { bubbles: true }));
      });
      await shuts(page, ROOMS);
    },
  );

  test('a press opens an item and closes the others, and a second one closes it, in a menu that opens by click', async () => {
    const page = await open('?open=click');
    await page.click(`${SHOP} > a`);
    await opens(page, SHOP);
    expect(await page.getAttribute(panelOf(SHOP), 'class')).toContain('ekit-dropdown-open-onclick');
    await page.click(`${LAMPS} > a`);
    await opens(page, LAMPS);
    expect(await isOpen(page, SHOP)).toBe(true);
    await page.click(`${ROOMS} > a`);
    await shuts(page, SHOP);
    await expect.poll(() => isOpen(page, LAMPS)).toBe(false);
    await page.click(`${SHOP} > a`);
    await opens(page, SHOP);
    expect(await page.getAttribute(`${SHOP} > a`, 'role')).toBe('button');
    await page.click(`${SHOP} > a`);
    await shuts(page, SHOP);
    expect(new URL(page.url()).pathname).toBe(PAGE);
  });

  test('a link to this page leaves the panel closed, and what is in view is marked, in a one-page menu', async () => {
    const page = await open('?one-page=yes&own');
    await page.click(`${item(5)} > a`);
    await page.waitForFunction(() => scrollY > 100);
    expect(await page.locator(`${HOST} .elementskit-menu-offcanvas-elements.active`).count()).toBe(0);
    await page.waitForSelector(`${item(5)}.active > a[aria-current=location]`);
    await page.click(`${item(6)} > a`);
    await page.waitForSelector(`${item(6)}.active > a[aria-current=location]`);
    expect(await page.locator(`${HOST} [aria-current]`).count()).toBe(1);
  });

  test('a dropdown without room opens to the other side, and panels are as wide as they say', async () => {
    const page = await open('', { viewport: { width: 1100, height: 800 } });
    const left = (selector: string) => page.$eval(selector, (element) => element.getBoundingClientRect().left);
    await page.addStyleTag({ content: '.elementskit-navbar-nav { justify-content: flex-end }' });
    await page.addStyleTag({ content: '.elementskit-navbar-nav > li:nth-child(n+3) { display: none }' });
    await page.hover(`${SHOP} > a`);
    await opens(page, SHOP);
    await page.hover(`${LAMPS} > a`);
    await opens(page, LAMPS);
    await expect.poll(() => left(panelOf(LAMPS))).toBeLessThan(await left(panelOf(SHOP)));
    const wide = await open();
    expect(await wide.$eval(panelOf(ROOMS), (panel) => panel.getAttribute('style'))).toMatch(/width: 520px/);
    await wide.hover(`${item(4)} > a`);
    await opens(wide, item(4));
    expect(await left(panelOf(SHOP))).toBeGreaterThan(0);
    await expect.poll(() => wide.$eval(panelOf(item(4)), (panel) => panel.getBoundingClientRect().left)).toBe(0);
  });
});

describe('fetched content of a mega menu', () => {
  test('the content of a mega menu is fetched once, when the focus or the pointer comes', async () => {
    const page = await openPage(PAGE, WIDE);
    const sent = requestsTo(page, MEGA);
    await mounted(page, 'elementskit-menu');
    expect(sent).toHaveLength(0);
    await page.focus(`${ROOMS} > a`);
    await page.locator(`${panelOf(ROOMS)} .demo-mega-row`).waitFor({ state: 'attached' });
    expect(await isOpen(page, ROOMS)).toBe(false);
    await page.hover(`${ROOMS} > a`);
    await opens(page, ROOMS);
    expect(await page.textContent(panelOf(ROOMS))).toContain('The new lamp');
    expect(sent).toHaveLength(1);
    expect(await page.locator('.ekit-ajax-loading, .ekit-spinner').count()).toBe(0);
  });

  test('a mega menu shows that it loads, says when it fails, and is asked for again', async () => {
    const page = await openPage(PAGE, WIDE);
    let release = (): void => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route(MEGA, async (route) => {
      await held;
      await route.fulfill({ status: 500, body: 'oops' });
    });
    await mounted(page, 'elementskit-menu');
    await page.focus(`${ROOMS} > a`);
    await page.keyboard.press('Enter');
    await page.locator(`${ROOMS}.ekit-ajax-loading .ekit-spinner`).waitFor();
    release();
    await page.locator(`${panelOf(ROOMS)} .storefront-menu-failed`).waitFor();
    expect(await page.locator('.ekit-ajax-loading, .ekit-spinner').count()).toBe(0);
    await page.unroute(MEGA);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.locator(`${panelOf(ROOMS)} .demo-mega-row`).waitFor();
    expect(await page.locator('.storefront-menu-failed').count()).toBe(0);
    expectNoProblems(page, [/500/]);
  });

  test('a mega menu that fails is asked for once a hover', async () => {
    const page = await openPage(PAGE, WIDE);
    const sent = requestsTo(page, MEGA);
    await page.route(MEGA, (route) => route.fulfill({ status: 500, body: 'oops' }));
    await mounted(page, 'elementskit-menu');
    for (const hovers of [1, 2]) {
      await page.hover(`${ROOMS} > a`);
      await opens(page, ROOMS);
      await page.locator(`${panelOf(ROOMS)} .storefront-menu-failed`).waitFor();
      await page.hover('h1');
      await page.waitForSelector(`${panelOf(ROOMS)}[inert]`, { state: 'attached' });
      expect(sent).toHaveLength(hovers);
    }
    expectNoProblems(page, [/500/]);
  });

  test.each(['null', '<!doctype html><p>login</p>', '{"code":"x"}'])(
    'the answer %s leaves a mega menu that can be used',
    async (body) => {
      const page = await openPage(PAGE, WIDE);
      await page.route(MEGA, (route) => route.fulfill({ body }));
      await mounted(page, 'elementskit-menu');
      await page.focus(`${ROOMS} > a`);
      await page.keyboard.press('Enter');
      await page.waitForFunction((selector) => !document.querySelector(selector), `${ROOMS}.ekit-ajax-loading`);
      expect(await page.textContent(panelOf(ROOMS))).not.toContain('login');
      await page.keyboard.press('Escape');
      await shuts(page, ROOMS);
      expectNoProblems(page);
    },
  );
});

describe('the panel of a narrow window', () => {
  test('the panel of a narrow window opens over the page as a dialog, keeps the focus, and gives it back', async () => {
    const page = await open('', NARROW);
    expect(await page.locator(`${CONTAINER}[inert]`).count()).toBe(1);
    await page.click(HAMBURGER);
    await page.waitForSelector(`${CONTAINER}.active[role=dialog][aria-modal=true]:not([inert])`);
    expect(await page.locator(`${HOST} .elementskit-menu-overlay.active`).count()).toBe(1);
    expect(await page.getAttribute(HAMBURGER, 'aria-expanded')).toBe('true');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
    expect(await axe(page)).toEqual([]);
    for (let times = 0; times < 12; times += 1) await page.keyboard.press('Tab');
    expect(await page.$eval(CONTAINER, (panel) => panel.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.elementskit-menu-offcanvas-elements.active').count()).toBe(0);
    await expect.poll(() => page.$eval(HAMBURGER, (button) => button === document.activeElement)).toBe(true);
    await page.click(HAMBURGER);
    await page.click(`${HOST} .elementskit-menu-overlay`, { position: { x: 380, y: 400 } });
    await expect.poll(() => page.getAttribute(HAMBURGER, 'aria-expanded')).toBe('false');
    expectNoProblems(page);
  });

  test('the arrow of an item opens what is below it, opening another one closes it, and the text leads on', async () => {
    const page = await open('', NARROW);
    await slideIn(page);
    await page.click(`${SHOP} > a .elementskit-submenu-indicator`);
    await page.waitForSelector(`${panelOf(SHOP)}.elementskit-dropdown-open`);
    await page.click(`${ROOMS} > a`);
    await opens(page, ROOMS);
    await shuts(page, SHOP);
    await page.click(`${SHOP} > a`, { position: { x: 20, y: 10 } });
    await page.waitForURL('**/shop/**');
  });

  test('the text and the arrow of an item open and close its submenu where the page says so, also by finger', async () => {
    const page = await open('?on=text', { ...NARROW, context: { hasTouch: true } });
    await slideIn(page, 'tap');
    const text = { position: { x: 20, y: 10 } };
    await page.tap(`${SHOP} > a`, text);
    await opens(page, SHOP);
    expect(await page.getAttribute(`${SHOP} > a`, 'aria-expanded')).toBe('true');
    await page.tap(`${SHOP} > a`, text);
    await shuts(page, SHOP);
    await page.click(`${SHOP} > a`, text);
    await opens(page, SHOP);
    await page.click(`${SHOP} > a`, text);
    await shuts(page, SHOP);
    const arrow = `${SHOP} > a .elementskit-submenu-indicator`;
    for (const press of ['tap', 'click'] as const) {
      await page[press](arrow);
      await opens(page, SHOP);
      await page[press](arrow);
      await shuts(page, SHOP);
    }
    expect(new URL(page.url()).pathname).toBe(PAGE);
  });

  test('a link to this page closes the panel of a narrow window and leads there', async () => {
    const page = await open('?one-page=yes', NARROW);
    await slideIn(page);
    await page.click(`${item(6)} > a`);
    await page.waitForSelector(`${CONTAINER}:not(.active)`);
    await page.waitForFunction(() => scrollY > 500);
  });
});

test('a script that prevents presses on links, like a theme’s smooth scrolling, takes nothing from the menu', async () => {
  const page = await openPage(`${PAGE}?one-page=yes`, {
    ...NARROW,
    before: (opening) =>
      opening.addInitScript(() => {
        addEventListener('click', (event) => (event.target as Element).closest('a') && event.preventDefault(), true);
      }),
  });
  await mounted(page, 'elementskit-menu');
  await slideIn(page);
  await page.click(`${ROOMS} > a`);
  await opens(page, ROOMS);
  await page.click(`${item(6)} > a`);
  await page.waitForSelector(`${CONTAINER}:not(.active)`);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).not.toBe('hidden');
});

test('the first tap opens what the mouse would, and the second one follows the link', async () => {
  const page = await open('', { ...WIDE, context: { hasTouch: true } });
  await page.tap(`${SHOP} > a`);
  await opens(page, SHOP);
  expect(new URL(page.url()).pathname).toBe(PAGE);
  await page.tap(`${SHOP} > a`);
  await page.waitForURL('**/shop/**');
});

describe.each(['first', 'last', 'delayed'] as const)('the menu beside ElementsKit’s script, our tag: %s', (order) => {
  test('dropdowns, panel and links are the widget’s alone, and others hear the clicks', async () => {
    const page = await openBesideLegacy(`${PAGE}?one-page=yes`, order, ['elementskit-menu']);
    await page.setViewportSize({ width: 390, height: 780 });
    await forgetHeard(page);
    await slideIn(page);
    await page.click(`${ROOMS} > a`);
    await opens(page, ROOMS);
    await page.click(`${item(6)} > a`);
    await page.waitForSelector(`${CONTAINER}:not(.active)`);
    expect((await legacyEffects(page)).filter((effect) => /^(menu|ekit-nav)/.test(effect))).toEqual([]);
    expect(await heardByOthers(page, 'click', 'document delegated')).toBe(3);
    expect(await heardByAnalytics(page, 'click')).toEqual({ capture: 3, bubble: 3 });
  });
});
