import { expect, test } from 'vitest';
import { axe } from '../support/axe';
import { forgetHeard, legacyEffects, openBesideLegacy } from '../support/coexistence';
import {
  expectNoProblems,
  mounted,
  openPage,
  type PageOptions,
  requestsTo,
  stopClock,
  type WatchedPage,
} from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/elementskit-menu/';
const HOST = '.elementor-widget-ekit-vertical-menu';
const TRIGGER = `${HOST} .ekit-vertical-menu-tigger`;
const STATE = `${HOST} .ekit-vertical-main-menu-on-click`;
const WIDE: PageOptions = { viewport: { width: 1280, height: 800 } };
const NARROW: PageOptions = { viewport: { width: 390, height: 780 } };

const item = (at: number): string => `${HOST} .ekit-vertical-navbar-nav > li:nth-child(${at})`;
const panelOf = (parent: string): string => `${parent} > :is(.elementskit-dropdown, .elementskit-megamenu-panel)`;

async function open(query = '', options: PageOptions = WIDE): Promise<WatchedPage> {
  const page = await openPage(`${PAGE}${query}`, options);
  await mounted(page, 'vertical-menu');
  return page;
}

const focusedText = (page: WatchedPage): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.textContent?.trim());

describeWidget({
  name: 'vertical-menu',
  page: PAGE,
  host: HOST,
  // The widget replaces the buttons that the menu has at rest.
  removes: '.storefront-menu-opener, .storefront-menu-opener *',
  open: WIDE,
  settings: {
    change: { submenuText: 'More of %name%' },
    shows: (page) =>
      page.locator(`${HOST} .storefront-menu-opener`, { hasText: 'More of Kitchen' }).waitFor({ state: 'attached' }),
  },
  async keyboard(page) {
    await page.focus(TRIGGER);
    await page.keyboard.press('Space');
    await page.waitForSelector(`${STATE}.vertical-menu-active`);
    await page.keyboard.press('Tab');
    expect(await focusedText(page)).toBe('Kitchen');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => focusedText(page)).toBe('Trunks');
    await page.keyboard.press('ArrowLeft');
    expect(await focusedText(page)).toBe('Attic');
    await page.keyboard.press('Escape');
    expect(await focusedText(page)).toBe('All rooms');
    await page.waitForSelector(`${STATE}:not(.vertical-menu-active)`);
  },
});

test('the trigger of the menu opens and closes its list, and says so', async () => {
  const page = await open();
  expect(await page.getAttribute(TRIGGER, 'role')).toBe('button');
  expect(await page.getAttribute(TRIGGER, 'aria-expanded')).toBe('false');
  await page.click(TRIGGER);
  await page.locator(item(1)).waitFor();
  expect(await page.getAttribute(TRIGGER, 'aria-expanded')).toBe('true');
  expect(await axe(page)).toEqual([]);
  await page.click(TRIGGER);
  await page.locator(item(1)).waitFor({ state: 'hidden' });
  expect(new URL(page.url()).hash).toBe('');
  expectNoProblems(page);
});

test('a menu that the server has opened is shut in narrow windows only', async () => {
  const wide = await open('?active=yes');
  expect(await wide.getAttribute(TRIGGER, 'aria-expanded')).toBe('true');
  const narrow = await open('?active=yes', NARROW);
  expect(await narrow.getAttribute(TRIGGER, 'aria-expanded')).toBe('false');
  expect(await narrow.locator(`${STATE}.vertical-menu-active`).count()).toBe(0);
});

test('a list that was opened closes on a press beside it, on a resize and on sticky, with what is open in it', async () => {
  const page = await open();
  const opens = async (): Promise<void> => {
    await page.click(TRIGGER);
    await page.waitForSelector(`${STATE}.vertical-menu-active`);
  };
  const shuts = (): Promise<unknown> => page.waitForSelector(`${STATE}:not(.vertical-menu-active)`);
  await opens();
  await page.focus(`${item(3)} > a`);
  await page.keyboard.press('Enter');
  await page.locator(`${panelOf(item(3))}:not([inert])`).waitFor();
  await page.mouse.click(5, 300);
  await shuts();
  expect(await page.locator(`${panelOf(item(3))}.elementskit-dropdown-open`).count()).toBe(0);
  await opens();
  await page.$eval(`${HOST} .ekit-vertical-menu-container`, (list) => (list as HTMLElement).click());
  expect(await page.locator(`${STATE}.vertical-menu-active`).count()).toBe(1);
  await page.evaluate(() => {
    const row = document.querySelector('.elementor-widget-ekit-vertical-menu')?.parentElement;
    row?.dispatchEvent(new CustomEvent('sticky:unstick', { bubbles: true }));
  });
  await shuts();
  await opens();
  await page.setViewportSize({ width: 1100, height: 800 });
  await shuts();
  await opens();
  await page.click(TRIGGER);
  await shuts();
  expectNoProblems(page);
});

test('a list that the server has opened is closed by its button, and at the width where the menu is narrow', async () => {
  const page = await open('?active=yes');
  const isActive = async (): Promise<boolean> => (await page.locator(`${STATE}.vertical-menu-active`).count()) > 0;
  await page.mouse.click(5, 300);
  expect(await isActive()).toBe(true);
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.waitForSelector(`${STATE}:not(.vertical-menu-active)`);
  await page.click(TRIGGER);
  await expect.poll(isActive).toBe(true);
  // Closed first, because an open list does not show when the page has become wide.
  await page.click(TRIGGER);
  await expect.poll(isActive).toBe(false);
  await page.setViewportSize({ width: 1025, height: 800 });
  await page.waitForSelector(`${TRIGGER}[aria-expanded=true]`);
  await page.click(TRIGGER);
  await expect.poll(isActive).toBe(false);
});

test('panels are fetched once, and are as wide as they say or as the room beside the list', async () => {
  const page = await openPage(`${PAGE}?active=yes`, WIDE);
  const sent = requestsTo(page, /megamenu_content/);
  await mounted(page, 'vertical-menu');
  await page.hover(`${item(1)} > a`);
  await page.locator(`${panelOf(item(1))} .demo-mega-row`).waitFor();
  const room = await page.$eval(`${HOST} .ekit-vertical-main-menu-wraper`, (list) => {
    const row = list.closest<HTMLElement>('.elementor-container');
    return (row?.offsetWidth ?? 0) - (list as HTMLElement).offsetWidth - 10;
  });
  const widthOf = (at: number): Promise<string> => page.$eval(panelOf(item(at)), (panel) => panel.style.width);
  expect(await widthOf(1)).toBe(`${room}px`);
  expect(await widthOf(2)).toBe('300px');
  await page.hover('h1');
  await page.locator(panelOf(item(1))).waitFor({ state: 'hidden' });
  await page.hover(`${item(1)} > a`);
  await page.locator(panelOf(item(1))).waitFor();
  expect(sent).toHaveLength(1);
});

test('the mouse may pass over the next item on its way into a panel', async () => {
  const page = await openPage(`${PAGE}?active=yes`, WIDE);
  await mounted(page, 'vertical-menu');
  const row = (await page.locator(`${item(1)} > a`).boundingBox())!; // it is on the page
  await page.mouse.move(row.x + row.width - 60, row.y + row.height - 4);
  await page.locator(`${panelOf(item(1))} .demo-mega-row`).waitFor();
  const panel = (await page.locator(panelOf(item(1))).boundingBox())!; // it is open
  // As slowly as a hand, however slow the machine is: a pointer that rests opens what is below it.
  await stopClock(page);
  for (let step = 1; step <= 12; step++) {
    await page.mouse.move(row.x + row.width - 60 + step * 4, row.y + row.height - 4 + step * 2);
    await page.clock.runFor(20);
  }
  expect(await page.locator(`${panelOf(item(2))}.elementskit-dropdown-open`).count()).toBe(0);
  await page.mouse.move(panel.x + 20, panel.y + 40);
  expect(await page.locator(`${panelOf(item(1))}.elementskit-dropdown-open`).count()).toBe(1);
});

test('the arrow opens a panel, whose width is not set, in a narrow window', async () => {
  const page = await open('', NARROW);
  await page.click(TRIGGER);
  await page.click(`${item(1)} > a .elementskit-submenu-indicator`);
  await page.locator(`${panelOf(item(1))}.elementskit-dropdown-open .demo-mega-row`).waitFor();
  expect(await page.$eval(panelOf(item(1)), (panel) => panel.style.width)).toBe('');
  await page.click(`${item(3)} > a`);
  await page.locator(`${panelOf(item(3))}.elementskit-dropdown-open`).waitFor();
  await page.locator(panelOf(item(1))).waitFor({ state: 'hidden' });
});

test('a press on the arrow counts although the content comes in the middle of it', async () => {
  const page = await open('', NARROW);
  let answer = (): void => {};
  const asked = new Promise<void>((done) => {
    void page.route(/megamenu_content/, async (route) => {
      done();
      await new Promise<void>((go) => {
        answer = go;
      });
      await route.continue();
    });
  });
  await page.click(TRIGGER);
  const arrow = `${item(1)} > a .elementskit-submenu-indicator:visible`;
  await page.hover(arrow);
  await asked;
  await page.locator(`${item(1)} > a .ekit-spinner`).waitFor();
  await page.hover(arrow);
  await page.mouse.down();
  answer();
  await page.locator(`${panelOf(item(1))} .demo-mega-row`).waitFor({ state: 'attached' });
  await page.mouse.up();
  await page.locator(`${panelOf(item(1))}.elementskit-dropdown-open .demo-mega-row`).waitFor();
  await page.locator(`${item(1)} > a .ekit-spinner`).waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe(PAGE);
  expectNoProblems(page);
});

test('a panel opens to the other side of text that runs from right to left', async () => {
  const page = await open('?active=yes&dir=rtl');
  await page.focus(`${item(3)} > a`);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => focusedText(page)).toBe('Trunks');
  const [list, panel] = await page.evaluate(
    (selectors) => selectors.map((selector) => document.querySelector(selector)?.getBoundingClientRect().right ?? 0),
    [item(3), panelOf(item(3))],
  );
  expect(panel).toBeLessThan(list as number);
});

test.each(['first', 'last', 'delayed'] as const)(
  'the menu is ours alone beside ElementsKit’s script, our tag %s',
  async (order) => {
    const page = await openBesideLegacy(PAGE, order, ['vertical-menu']);
    await forgetHeard(page);
    await page.click(TRIGGER);
    await page.focus(`${item(3)} > a`);
    await page.keyboard.press('Enter');
    await page.locator(`${panelOf(item(3))}:not([inert])`).waitFor();
    expect((await legacyEffects(page)).filter((effect) => /^(menu|ekit-)/.test(effect))).toEqual([]);
  },
);
