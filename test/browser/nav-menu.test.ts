import { describe, expect, test } from 'vitest';
import { axe } from '../support/axe';
import { forgetHeard, legacyEffects, openBesideLegacy } from '../support/coexistence';
import {
  expectNoProblems,
  holdChunk,
  mounted,
  openPage,
  type PageOptions,
  stopClock,
  timersRun,
  type WatchedPage,
} from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/nav-menu/?only=d0a1002';
const HOST = '.elementor-element-d0a1002';
const MAIN = `${HOST} .elementor-nav-menu--main`;
const TOGGLE = `${HOST} .elementor-menu-toggle`;
const DROPDOWN = `${HOST} nav.elementor-nav-menu--dropdown`;
const PHONE: PageOptions = { mobile: true };
/** A tablet as wide as a desktop. */
const TOUCH: PageOptions = { context: { hasTouch: true, viewport: { width: 1280, height: 900 } } };

async function open(path = PAGE, options: PageOptions = {}): Promise<WatchedPage> {
  const page = await openPage(path, options);
  await mounted(page, 'nav-menu');
  return page;
}

const link = (text: string, list = MAIN): string => `${list} a:has-text("${text}") >> nth=0`;

/** The texts of the links whose submenus can be seen. */
const shown = (page: WatchedPage, list = MAIN): Promise<(string | null)[]> =>
  page.$$eval(`${list} li > ul`, (all) =>
    all.filter((one) => one.checkVisibility()).map((one) => one.previousElementSibling?.textContent ?? null),
  );

const becomes = (page: WatchedPage, texts: string[], list = MAIN): Promise<unknown> =>
  expect.poll(() => shown(page, list)).toEqual(texts);

const focused = (page: WatchedPage): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.textContent?.trim() || document.activeElement?.className);

const press = async (page: WatchedPage, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

describeWidget({
  name: 'nav-menu',
  page: PAGE,
  host: '[data-widget_type^="nav-menu."]',
  // The arrows of the menu at rest go, because the widget draws its own.
  removes: '.sub-arrow, .sub-arrow *',
  settings: {
    change: { submenu_icon: { value: 'fas fa-plus' } },
    shows: (page) => page.waitForSelector('.sub-arrow .fa-plus', { state: 'attached' }),
  },
  async keyboard(page) {
    await page.focus(link('Harbour'));
    await press(page, 'ArrowRight', 'ArrowDown');
    expect(await focused(page)).toBe('Mugs and bowls');
    await press(page, 'ArrowDown', 'ArrowRight');
    expect(await focused(page)).toBe('Lamps');
    expect(await shown(page)).toEqual(['Goods', 'For the house']);
    await press(page, 'Escape');
    expect(await focused(page)).toBe('For the house');
    expect(await shown(page)).toEqual(['Goods']);
    await press(page, 'ArrowLeft', 'End');
    expect(await focused(page)).toBe('What is new');
    expect(await shown(page)).toEqual([]);
  },
});

describe('the menu under the mouse', () => {
  test('a submenu opens under the mouse, with the states that style sheets know, and closes after it has left', async () => {
    const page = await open();
    const parent = page.locator(link('Goods'));
    expect(await parent.getAttribute('class')).toContain('has-submenu');
    expect(await parent.getAttribute('aria-expanded')).toBe('false');
    await page.hover(link('Goods'));
    await becomes(page, ['Goods']);
    const submenu = page.locator(`#${await parent.getAttribute('aria-controls')}`);
    expect(await parent.getAttribute('class')).toContain('highlighted');
    expect(await parent.getAttribute('aria-expanded')).toBe('true');
    expect(await submenu.getAttribute('aria-hidden')).toBe('false');
    expect(await submenu.getAttribute('aria-labelledby')).toBe(await parent.getAttribute('id'));
    expect(await submenu.getAttribute('style')).toContain('display: block');
    expect(await axe(page, HOST)).toEqual([]);
    await page.hover(link('For the house'));
    await becomes(page, ['Goods', 'For the house']);
    await page.hover(link('The shop'));
    await becomes(page, ['The shop']);
    await page.mouse.move(200, 700);
    await becomes(page, []);
    expect(await submenu.getAttribute('style')).toContain('display: none');
    expectNoProblems(page);
  });

  test('the mouse may cut the corner over a neighbour on its way into a submenu', async () => {
    const page = await open();
    const from = (await page.locator(link('Goods')).boundingBox())!; // it is on the page
    await page.mouse.move(from.x + from.width - 4, from.y + from.height - 8);
    await becomes(page, ['Goods']);
    const panel = (await page.locator(`${MAIN} li > ul`).first().boundingBox())!; // it is open
    const to = { x: panel.x + panel.width - 6, y: panel.y + 20 };
    // The clock stands still, so that the mouse does not rest on its way.
    await stopClock(page);
    await page.mouse.move(to.x, to.y, { steps: 12 });
    await page.clock.resume();
    await page.hover(link('For the house'));
    await becomes(page, ['Goods', 'For the house']);
  });

  test('a press follows an item that leads somewhere, and keeps the submenu of one that leads nowhere open', async () => {
    const page = await open();
    await page.hover(link('Goods'));
    await becomes(page, ['Goods']);
    await page.click(link('Goods'));
    await page.mouse.move(200, 700);
    await page.hover('h1');
    await timersRun(page, 700);
    expect(await shown(page)).toEqual(['Goods']);
    await page.click(link('Goods'));
    await becomes(page, []);
    expect(new URL(page.url()).hash).toBe('');
    await page.hover(link('The shop'));
    await becomes(page, ['The shop']);
    await Promise.all([page.waitForURL('**/shop/'), page.click(link('The shop'))]);
  });
});

test('a tap opens a submenu, and the next one follows the link; opening one closes its neighbour', async () => {
  const page = await open(PAGE, TOUCH);
  await page.tap(link('Goods'));
  await page.tap(link('For the house'));
  await becomes(page, ['Goods', 'For the house']);
  await page.tap(link('The shop'));
  await becomes(page, ['The shop']);
  await page.tap(`${link('The shop')} >> .sub-arrow`);
  await becomes(page, []);
  await page.tap(link('The shop'));
  await Promise.all([page.waitForURL('**/shop/'), page.tap(link('The shop'))]);
});

test('a submenu closes for a click beside it, for the focus elsewhere, for a resize and when its header sticks', async () => {
  const page = await open(`${PAGE}&sticky=yes`);
  const reopen = async () => {
    await page.focus(link('Goods'));
    await press(page, 'Enter');
    await becomes(page, ['Goods']);
  };
  await reopen();
  await page.mouse.click(200, 700);
  await becomes(page, []);
  await reopen();
  await press(page, 'Tab', 'Tab', 'Tab', 'Tab');
  expect(await focused(page)).toBe('The shop');
  await becomes(page, []);
  await reopen();
  await page.setViewportSize({ width: 1200, height: 900 });
  await becomes(page, []);
  await reopen();
  await page.evaluate(() => window.scrollTo(0, 600));
  await becomes(page, []);
});

test('arrow keys are mirrored, and submenus open to the other side, where text runs from right to left', async () => {
  const page = await open(`${PAGE}&dir=rtl`);
  await page.focus(link('Harbour'));
  await press(page, 'ArrowLeft', 'ArrowDown', 'ArrowDown', 'ArrowLeft');
  expect(await focused(page)).toBe('Lamps');
  const box = async (text: string) => (await page.locator(`${link(text)} >> xpath=../..`).boundingBox())!; // shown
  const parent = (await page.locator(link('Goods')).boundingBox())!; // shown
  await expect
    .poll(async () => Math.round((await box('Mugs and bowls')).x + (await box('Mugs and bowls')).width))
    .toBe(Math.round(parent.x + parent.width));
  // It moves to the other side once the code for positions has arrived.
  await expect.poll(async () => (await box('Lamps')).x).toBeGreaterThanOrEqual(0);
  const [outer, inner] = [await box('Mugs and bowls'), await box('Lamps')];
  const isInside = inner.x >= 0 && inner.x + inner.width <= 1280;
  expect(isInside).toBe(true);
  expect(inner.x + inner.width <= outer.x + 2 || inner.x >= outer.x + outer.width - 2).toBe(true);
});

test('a submenu without room on its side opens on the other', async () => {
  const page = await open();
  await page.focus(link('Goods'));
  await press(page, 'ArrowDown', 'ArrowDown', 'ArrowRight');
  const right = () =>
    page.$eval(link('Lamps').replace(' >> nth=0', ''), (one) => one.closest('ul')!.getBoundingClientRect());
  await expect.poll(async () => (await right()).right).toBeLessThanOrEqual(1280);
  await expect.poll(async () => (await right()).left).toBeLessThan(820);
});

describe('the menu behind the toggle', () => {
  test('the menu behind the toggle opens and closes with the states that Elementor’s styles know', async () => {
    const page = await open(PAGE, PHONE);
    const state = () =>
      page.$eval(HOST, (host) => {
        const [toggle, nav] = [host.querySelector('.elementor-menu-toggle')!, host.querySelector('nav[id]')!]; // served
        const first = nav.querySelector('a');
        return [
          toggle.classList.contains('elementor-active'),
          toggle.getAttribute('aria-expanded'),
          nav.getAttribute('aria-hidden'),
          first?.getAttribute('tabindex'),
          (nav as HTMLElement).style.getPropertyValue('--menu-height'),
        ];
      });
    await expect.poll(state).toEqual([false, 'false', 'true', '-1', '0']);
    await page.tap(TOGGLE);
    await expect.poll(state).toEqual([true, 'true', 'false', '0', '1000vmax']);
    const sides = () =>
      page.$eval(DROPDOWN, (nav) => [nav.getBoundingClientRect().x, nav.getBoundingClientRect().width]);
    await expect.poll(sides).toEqual([0, 390]);
    await page.tap(link('Goods', DROPDOWN));
    await becomes(page, ['Goods'], DROPDOWN);
    expect(await axe(page, HOST)).toEqual([]);
    await page.tap(link('The shop', DROPDOWN));
    await becomes(page, ['The shop'], DROPDOWN);
    await page.tap(TOGGLE);
    await expect.poll(state).toEqual([false, 'false', 'true', '-1', '0']);
    expect(await page.locator(`${DROPDOWN} .highlighted`).count()).toBe(0);
    expectNoProblems(page);
  });

  test('the menu behind the toggle opens once for a press that came before the widget', async () => {
    let release = (): void => {};
    const page = await openPage(PAGE, {
      ...PHONE,
      before: async (opening) => {
        release = await holdChunk(opening, 'nav-menu');
      },
      fresh: true,
    });
    await page.tap(TOGGLE);
    release();
    await mounted(page, 'nav-menu');
    await expect.poll(() => page.getAttribute(TOGGLE, 'aria-expanded')).toBe('true');
  });

  test('the menu behind the toggle opens by key, closes with Escape level by level, and gives the focus back', async () => {
    const page = await open(PAGE, { viewport: { width: 800, height: 900 }, reducedMotion: true });
    await page.focus(TOGGLE);
    await press(page, 'Enter', 'Tab', 'ArrowDown', 'Space', 'Tab');
    expect(await focused(page)).toBe('Mugs and bowls');
    await press(page, 'Escape');
    expect(await focused(page)).toBe('Goods');
    await becomes(page, [], DROPDOWN);
    await press(page, 'Escape');
    expect(await focused(page)).toBe('Menu');
    expect(await page.getAttribute(TOGGLE, 'aria-expanded')).toBe('false');
    await press(page, 'Tab');
    expect(await page.evaluate((nav) => !!document.activeElement?.closest(nav), DROPDOWN)).toBe(false);
  });

  test('the menu behind the toggle closes for a link to a place on the page, a press beside it, and a wider window', async () => {
    const page = await open(PAGE, { viewport: { width: 800, height: 900 }, reducedMotion: true });
    const isOpen = () => page.getAttribute(TOGGLE, 'aria-expanded');
    await page.click(TOGGLE);
    await page.click(link('Harbour', DROPDOWN));
    await expect.poll(isOpen).toBe('false');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('harbour');
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.click(TOGGLE);
    await page.mouse.click(400, 850);
    await expect.poll(isOpen).toBe('false');
    await page.click(TOGGLE);
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect.poll(isOpen).toBe('false');
  });

  test('the menu behind the toggle is as high as the window below a header that sticks', async () => {
    const page = await open(`${PAGE}&sticky=yes`, { viewport: { width: 800, height: 500 }, reducedMotion: true });
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.waitForSelector('.elementor-sticky--active');
    await page.click(TOGGLE);
    const height = () =>
      page.$eval(DROPDOWN, (nav) => [
        Number.parseInt((nav as HTMLElement).style.getPropertyValue('--menu-height'), 10),
        Math.floor(innerHeight - nav.getBoundingClientRect().top),
      ]);
    await expect.poll(async () => Math.abs((await height())[0]! - (await height())[1]!)).toBeLessThan(2); // two numbers
  });
});

test('the menu marks the item whose section is in the middle of the window', async () => {
  const page = await open();
  const marked = () =>
    page.$$eval(`${MAIN} [aria-current=location]`, (all) =>
      all.map((one) => [one.textContent, one.classList.contains('elementor-item-active')]),
    );
  await page.$eval('#harbour', (place) => place.scrollIntoView());
  await expect.poll(marked).toEqual([['Harbour', true]]);
  await page.$eval('#new', (place) => place.scrollIntoView());
  await expect.poll(marked).toEqual([
    ['What is new', true],
    ['What is new', true],
  ]);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(marked).toEqual([]);
});

test('the menu works with broken settings, without items, and by attribute', async () => {
  const page = await open(PAGE, {
    before: (opening) =>
      opening.route('**/fixture/nav-menu/**', async (route) => {
        const answer = await route.fetch();
        const text = await answer.text();
        await route.fulfill({
          response: answer,
          body: text.replace(/data-settings="\{[^"]*layout[^"]*"/, 'data-settings="{broken"'),
        });
      }),
  });
  await page.hover(link('Goods'));
  await becomes(page, ['Goods']);
  await page.goto(new URL('/fixture/nav-menu/?items=none', page.url()).href);
  await mounted(page, 'nav-menu');
  await page.goto(new URL(PAGE, page.url()).href);
  await mounted(page, 'nav-menu');
  await page.$eval(HOST, (host) => {
    const own = document.createElement('div');
    own.id = 'own';
    own.dataset.widget = 'nav-menu';
    own.innerHTML = `<nav class="elementor-nav-menu--main">${host.querySelector('ul')!.outerHTML.replace(/ (id|aria-\w+|data-[\w-]+)="[^"]*"/g, '')}</nav>`; // it has a list
    document.querySelector('h1')!.after(own); // the page has a title
  });
  await mounted(page, 'nav-menu', '#own');
  await page.click(link('The shop', '#own'));
  await becomes(page, ['The shop'], '#own');
});

describe('beside Elementor’s own handler', () => {
  for (const order of ['first', 'last', 'delayed'] as const) {
    test(`a press on an item has one effect, ours (${order})`, async () => {
      const page = await openBesideLegacy(PAGE, order, ['nav-menu']);
      await forgetHeard(page);
      await page.click(link('Goods'));
      await becomes(page, ['Goods']);
      expect((await legacyEffects(page)).filter((effect) => effect.startsWith('nav-menu'))).toEqual([]);
    });
  }
});
