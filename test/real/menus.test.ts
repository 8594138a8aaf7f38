import { expect, test } from 'vitest';
import { expectNoProblems, mounted, openPage, type WatchedPage } from '../support/page';

/** The page comes without Elementor's scripts and style sheets. */
const MISSING = [/wp-(content|includes)\/.*404/, /is not defined/];

const open = async (width: number, options = {}): Promise<WatchedPage> => {
  const page = await openPage('/builder/menus.html', { viewport: { width, height: 800 }, ...options });
  await page.$eval('#nav-v', (menu) => menu.scrollIntoView({ block: 'center' }));
  await mounted(page, 'nav-menu');
  return page;
};

const link = (id: string, text: string, part = '--main'): string =>
  `#${id} nav.elementor-nav-menu${part} a:text-is("${text}")`;

/** What style sheets and other scripts read of a link and its submenu. */
const stateOf = (page: WatchedPage, selector: string): Promise<unknown> =>
  page.locator(selector).evaluate((one) => {
    const submenu = one.nextElementSibling as HTMLElement;
    return {
      classes: ['has-submenu', 'highlighted'].filter((name) => one.classList.contains(name)),
      expanded: one.getAttribute('aria-expanded'),
      names: one.getAttribute('aria-controls') === submenu.id && submenu.getAttribute('aria-labelledby') === one.id,
      hidden: submenu.getAttribute('aria-hidden'),
      display: submenu.style.display,
      arrow: one.querySelector('.sub-arrow i.fas.fa-caret-down') !== null,
    };
  });

const CLOSED = {
  classes: ['has-submenu'],
  expanded: 'false',
  names: true,
  hidden: 'true',
  display: 'none',
  arrow: true,
};
const OPEN = {
  classes: ['has-submenu', 'highlighted'],
  expanded: 'true',
  names: true,
  hidden: 'false',
  display: 'block',
  arrow: true,
};

test('the horizontal menu of the real page opens under the mouse and by keys, and tells its state as before', async () => {
  const page = await open(1280);
  expect(await page.locator('[data-widget~=nav-menu]').count()).toBe(3);
  await expect.poll(() => stateOf(page, link('nav-h', 'Tours'))).toEqual(CLOSED);
  await page.hover(link('nav-h', 'Tours'));
  await expect.poll(() => stateOf(page, link('nav-h', 'Tours'))).toEqual(OPEN);
  await page.hover(link('nav-h', 'South'));
  await expect.poll(() => stateOf(page, link('nav-h', 'South'))).toEqual(OPEN);
  await page.hover(link('nav-h', 'Journal'));
  await expect.poll(() => stateOf(page, link('nav-h', 'Journal'))).toEqual(OPEN);
  await expect.poll(() => stateOf(page, link('nav-h', 'Tours'))).toEqual(CLOSED);
  await expect.poll(() => stateOf(page, link('nav-h', 'South'))).toEqual(CLOSED);
  await page.mouse.move(900, 780);
  await expect.poll(() => stateOf(page, link('nav-h', 'Journal'))).toEqual(CLOSED);
  await page.focus(link('nav-h', 'Tours'));
  await page.keyboard.press('Enter');
  await expect.poll(() => stateOf(page, link('nav-h', 'Tours'))).toEqual(OPEN);
  await page.keyboard.press('Escape');
  await expect.poll(() => stateOf(page, link('nav-h', 'Tours'))).toEqual(CLOSED);
  expectNoProblems(page, MISSING);
});

test('the vertical menu of the real page opens by a press', async () => {
  const page = await open(1280);
  await page.click(link('nav-v', 'Rooms'));
  await expect.poll(() => stateOf(page, link('nav-v', 'Rooms'))).toEqual(OPEN);
  await page.click(link('nav-v', 'Cellar'));
  await expect.poll(() => stateOf(page, link('nav-v', 'Cellar'))).toEqual(OPEN);
  await page.keyboard.press('Escape');
  await expect.poll(() => stateOf(page, link('nav-v', 'Cellar'))).toEqual(CLOSED);
});

test('the toggles of the real page open and close their menus, whose submenus are closed afterwards', async () => {
  const page = await open(900);
  for (const id of ['nav-h', 'nav-d']) {
    const toggle = page.locator(`#${id} .elementor-menu-toggle`);
    const nav = page.locator(`#${id} nav.elementor-nav-menu--dropdown`);
    await toggle.click();
    await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('true');
    expect(await toggle.getAttribute('class')).toContain('elementor-active');
    await expect.poll(() => nav.getAttribute('aria-hidden')).toBe('false');
    expect(await nav.locator('a').first().getAttribute('tabindex')).toBe('0');
    await page.click(link(id, 'Tours', '--dropdown'));
    await expect.poll(() => stateOf(page, link(id, 'Tours', '--dropdown'))).toEqual(OPEN);
    await toggle.click();
    await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('false');
    await expect.poll(() => nav.getAttribute('aria-hidden')).toBe('true');
    expect(await nav.locator('a').first().getAttribute('tabindex')).toBe('-1');
    await expect.poll(() => stateOf(page, link(id, 'Tours', '--dropdown'))).toEqual(CLOSED);
  }
  const width = () => page.$eval('#nav-h nav.elementor-nav-menu--dropdown', (nav) => (nav as HTMLElement).style.width);
  await expect.poll(width).toBe(await page.evaluate(() => `${document.documentElement.clientWidth}px`));
});

test('a menu link to a place on the real page leads there and is marked as current', async () => {
  const page = await open(1280, { reducedMotion: true });
  // Without the site's style sheets the page ends too soon after the place.
  await page.addStyleTag({ content: 'body { padding-bottom: 1000px; }' });
  await page.click(link('nav-h', 'Contact'));
  await expect.poll(() => page.locator(link('nav-h', 'Contact')).getAttribute('aria-current')).toBe('location');
  expect(await page.locator(link('nav-h', 'Contact')).getAttribute('class')).toContain('elementor-item-active');
  expect(new URL(page.url()).hash).toBe('');
});

test('a vertical menu without a toggle opens its submenus beside its items', async () => {
  const page = await openPage('/builder/overlays.html', { viewport: { width: 1280, height: 800 } });
  const rooms = '.elementor-element-54524a5 .elementor-nav-menu--main a:text-is("Rooms")';
  // It stands in a panel at the side, which is out of reach while it is closed.
  await mounted(page, 'offcanvas-sidebar');
  // Without style sheets other things lie over the button.
  await page.locator('.ekit_offcanvas-sidebar').first().dispatchEvent('click');
  await mounted(page, 'nav-menu');
  await page.click(rooms);
  await expect.poll(() => stateOf(page, rooms)).toEqual(OPEN);
  const gap = () =>
    page.locator(rooms).evaluate((one) => {
      const submenu = one.nextElementSibling as Element;
      return submenu.getBoundingClientRect().left - one.getBoundingClientRect().right;
    });
  // Less than half a pixel.
  await expect.poll(gap).toBeCloseTo(0, 0);
});

test('an item of the menu that leads nowhere opens its submenu late when it is pressed before the menu loads', async () => {
  const page = await openPage('/builder/menus.html?script=none', { viewport: { width: 1280, height: 800 } });
  let load = (): void => {};
  const asked = new Promise<void>((done) => {
    load = done;
  });
  await page.route(/storefront-widgets\/.*nav-menu.*\.js/, async (route) => {
    await asked;
    await route.continue();
  });
  await page.addScriptTag({ url: '/storefront-widgets/storefront-widgets.js' });
  await page.click(link('nav-h', 'Journal'));
  load();
  await expect.poll(() => page.getAttribute(link('nav-h', 'Journal'), 'aria-expanded')).toBe('true');
  expect(page.url()).not.toContain('#');
  expectNoProblems(page, MISSING);
});
