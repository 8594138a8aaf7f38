import { describe, expect, test } from 'vitest';
import { axe } from '../support/axe';
import { holdRequests, holdRuntime } from '../support/chunks';
import { mounted, openPage, type PageOptions, timersRun, type WatchedPage } from '../support/page';
import { withoutPointer } from '../support/rest';
import { expectRest, expectSame, openAtRest, openHeld, PHONE, startedBy } from '../support/restingPages';
import { withApi } from './runtimeStage';

/**
 * Checks that a menu at rest marks the item of a place, and that the mark stays when the pointer on `other` starts the
 * widget.
 */
async function keepsMark(
  page: WatchedPage,
  widget: string,
  { place, marked, text, other }: { place: string; marked: string; text: string; other: string },
): Promise<void> {
  await expectRest(page);
  const marks = (): Promise<string[]> =>
    page.$$eval(marked, (all) => all.map((one) => one.textContent?.trim() ?? '').filter(Boolean));
  await page.evaluate(
    (id) => document.getElementById(id)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
    place,
  );
  await expect.poll(marks).toEqual([expect.stringContaining(text)]);
  expect(await startedBy(page, widget)).toBeFalsy();
  // Counts the frames that are painted without a mark.
  await page.evaluate((selector) => {
    const seen = Object.assign(window, { gaps: 0 });
    const look = (): void => {
      if (!document.querySelector(selector)) seen.gaps += 1;
      requestAnimationFrame(look);
    };
    look();
  }, marked);
  // `mounted()` may scroll to the host. A runtime that is loading may miss the first event.
  const isMounted = async (): Promise<boolean> => {
    await page.locator(other).dispatchEvent('pointerover', { bubbles: true });
    return (await page.locator(`[data-widget~=${widget}][data-widget-state=mounted]`).count()) > 0;
  };
  await expect.poll(isMounted).toBe(true);
  await timersRun(page, 300);
  expect(await marks()).toEqual([expect.stringContaining(text)]);
  expect(await page.evaluate(() => (window as unknown as { gaps: number }).gaps)).toBe(0);
}

describe('nav-menu', () => {
  const PAGE = '/fixture/nav-menu/?only=d0a1002&places=none';
  const HOST = '.elementor-element-d0a1002';
  const MAIN = `${HOST} .elementor-nav-menu--main`;
  const link = (text: string, list = MAIN): string => `${list} a:has-text("${text}") >> nth=0`;
  const shown = (page: WatchedPage): Promise<(string | null)[]> =>
    page.$$eval(`${MAIN} li > ul`, (all) =>
      all.filter((one) => one.checkVisibility()).map((one) => one.previousElementSibling?.textContent ?? null),
    );
  const becomes = (page: WatchedPage, texts: string[]): Promise<unknown> =>
    expect.poll(() => shown(page)).toEqual(texts);

  for (const [where, options] of [
    ['a wide window', {}],
    ['a phone', PHONE],
  ] as const)
    test(`the nav menu is the same at rest as mounted, in ${where}`, async () => {
      const page = await openAtRest('/fixture/nav-menu/?places=none', options);
      const opener = page.locator(link('The shop'));
      expect(await opener.getAttribute('class')).toContain('has-submenu');
      expect(await opener.getAttribute('aria-expanded')).toBe('false');
      expect(await page.locator(`${link('The shop')} >> .sub-arrow .fa-caret-down`).count()).toBe(1);
      await expectSame(page, 'nav-menu', '[data-widget_type^="nav-menu."]');
      expect(await page.locator(`${MAIN} .sub-arrow`).count()).toBe(3);
    });

  test('the first hover opens the submenu of the nav menu under the pointer, without another move', async () => {
    const { page, release } = await openHeld(PAGE);
    await page.hover(link('The shop'));
    release();
    await becomes(page, ['The shop']);
  });

  test('the first press on an item of the nav menu opens its submenu, and the next one follows the link', async () => {
    const { page, release } = await openHeld(PAGE);
    await page.click(link('The shop'));
    await page.waitForTimeout(100);
    expect(new URL(page.url()).pathname).toBe('/fixture/nav-menu/');
    release();
    await becomes(page, ['The shop']);
    // It stays when the mouse leaves, because a press has opened it.
    await page.mouse.move(200, 700);
    await page.waitForTimeout(700);
    await becomes(page, ['The shop']);
    await Promise.all([page.waitForURL('**/shop/'), page.click(link('The shop'))]);
  });

  test('the first press on an item of the nav menu without a submenu follows the link', async () => {
    const { page } = await openHeld(PAGE);
    await page.click(link('Harbour'));
    expect(new URL(page.url()).hash).toBe('#harbour');
  });

  test('the first key goes along the row of the nav menu, and Space opens a submenu', async () => {
    const { page, release } = await openHeld(PAGE);
    await page.focus(link('Harbour'));
    await page.keyboard.press('ArrowRight');
    release();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Goods');
    await page.keyboard.press('Space');
    await becomes(page, ['Goods']);
  });

  test('the first Space on an item of the nav menu opens its submenu', async () => {
    const { page, release } = await openHeld(PAGE);
    await page.focus(link('Goods'));
    await page.keyboard.press('Space');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    release();
    await becomes(page, ['Goods']);
  });

  for (const key of ['Enter', 'Space'])
    test(`the first ${key} on the toggle of the nav menu shows the list`, async () => {
      const { page, release } = await openHeld(PAGE, { viewport: { width: 800, height: 900 } });
      await page.focus(`${HOST} .elementor-menu-toggle`);
      await page.keyboard.press(key);
      release();
      await expect.poll(() => page.getAttribute(`${HOST} .elementor-menu-toggle`, 'aria-expanded')).toBe('true');
    });

  test('the nav menu marks the item whose section is read, at rest and without a gap when it starts', async () => {
    const page = await openAtRest('/fixture/nav-menu/?only=d0a1002');
    await keepsMark(page, 'nav-menu', {
      place: 'harbour',
      marked: `${MAIN} a.elementor-item-active`,
      text: 'Harbour',
      other: link('The shop'),
    });
  });

  /** Opens the page with another icon for the arrows. */
  const withIcon = (value: string): PageOptions => ({
    before: (opening) =>
      opening.route('**/fixture/nav-menu/**', async (route) => {
        const answer = await route.fetch();
        const given = JSON.stringify(value).slice(1, -1).replaceAll('"', '&quot;').replaceAll('<', '&lt;');
        const text = (await answer.text()).replaceAll(
          /&lt;i class=\\&quot;fas fa-caret-down\\&quot;&gt;&lt;\/i&gt;|<i class=\\&quot;fas fa-caret-down\\&quot;><\/i>/g,
          given,
        );
        await route.fulfill({ response: answer, body: text });
      }),
  });

  test('the nav menu shows arrows that are drawings at rest, too', async () => {
    const icon =
      '<svg class="e-font-icon-svg" viewBox="0 0 320 512" xmlns="http://www.w3.org/2000/svg"><path d="M31 192h257c18 0 28 21 15 34z"></path></svg>';
    const page = await openAtRest(PAGE, withIcon(icon));
    const arrows = (): Promise<string[]> =>
      page.$$eval(`${MAIN} .sub-arrow`, (all) => all.map((one) => one.innerHTML.replace(/ xmlns="[^"]*"/, '')));
    await expectRest(page);
    const before = await arrows();
    expect(before[0]).toContain('<path d="M31');
    await mounted(page, 'nav-menu');
    expect(await arrows()).toEqual(before);
  });

  test('the nav menu starts at load where its icon is other markup', async () => {
    const page = await openAtRest(PAGE, withIcon('<svg onload="alert(1)"><g><path d="M0 0h9"></path></g></svg>'));
    await expect.poll(() => startedBy(page, 'nav-menu')).toBe('an icon');
  });

  test('the nav menu starts at load where the page lacks Elementor’s style sheet', async () => {
    const page = await openAtRest(PAGE, { block: [/assets\/nav-menu\.css/] });
    await expect.poll(() => startedBy(page, 'nav-menu')).toBe('no style sheet');
    await becomes(page, []);
  });
});

describe('menu-cart', () => {
  const PAGE = '/fixture/menu-cart/';
  const HOST = '.elementor-widget-woocommerce-menu-cart';
  const TOGGLE = '.elementor-menu-cart__toggle_button';
  const isOpen = (page: WatchedPage): Promise<string | null> => page.getAttribute(TOGGLE, 'aria-expanded');
  const opens = (page: WatchedPage): Promise<unknown> => expect.poll(() => isOpen(page)).toBe('true');

  for (const type of ['side-cart', 'mini-cart'])
    test(`the menu cart is the same at rest as mounted: ${type}`, async () => {
      const page = await openAtRest(`${PAGE}?type=${type}`);
      expect(await isOpen(page)).toBe('false');
      expect(await page.getAttribute('.elementor-menu-cart__container', 'inert')).toBe('');
      await expectSame(page, 'menu-cart', HOST);
    });

  test('the first press opens the menu cart', async () => {
    const { page, release } = await openHeld(PAGE);
    await page.click(TOGGLE);
    release();
    await opens(page);
  });

  test('the first Space on the button opens the menu cart', async () => {
    const { page, release } = await openHeld(PAGE);
    await page.focus(TOGGLE);
    await page.keyboard.press('Space');
    release();
    await opens(page);
  });

  test('the first hover opens a menu cart that opens under the pointer, and it closes when the pointer leaves', async () => {
    const { page, release } = await openHeld(`${PAGE}?type=mini-cart&open=mouseover`);
    await page.hover(TOGGLE);
    release();
    await opens(page);
    await page.mouse.move(200, 800);
    await expect.poll(() => isOpen(page)).toBe('false');
  });

  test('the menu cart that opens after an add waits for the visitor, and opens after the first press on a product’s button', async () => {
    const page = await openAtRest(`${PAGE}?auto=yes`);
    await page.waitForSelector(`${TOGGLE}[aria-expanded=false]`);
    await expectRest(page);
    const shop = await openPage(`${PAGE}?auto=yes`, { fresh: true });
    await shop.locator('.add_to_cart_button').first().click();
    await opens(shop);
  });

  test('the menu cart starts at load where the page was loaded by an add', async () => {
    const page = await openAtRest(`${PAGE}?auto=yes&added=yes`);
    await expect.poll(() => startedBy(page, 'menu-cart')).toBe('a product was added');
    await opens(page);
  });
});

describe('search-form', () => {
  const PAGE = '/fixture/overlays/';
  const FULL = '.elementor-element-d1a0001';
  const TOGGLE = `${FULL} .elementor-search-form__toggle`;
  const opens = (page: WatchedPage): Promise<unknown> =>
    page.waitForSelector(`${FULL} .elementor-search-form--full-screen`);

  test('the search form is the same at rest as mounted', async () => {
    const page = await openAtRest(PAGE);
    expect(await page.getAttribute(TOGGLE, 'aria-expanded')).toBe('false');
    expect(await page.locator('.elementor-search-form__container[inert]').count()).toBe(1);
    await expectSame(page, 'search-form', '.elementor-widget-search-form');
  });

  test('the first press opens the search form', async () => {
    const { page, release } = await openHeld(PAGE);
    await page.click(TOGGLE);
    release();
    await opens(page);
  });

  for (const key of ['Enter', 'Space'])
    test(`the first ${key} opens the search form`, async () => {
      const { page, release } = await openHeld(PAGE);
      await page.focus(TOGGLE);
      await page.keyboard.press(key);
      release();
      await opens(page);
    });

  test('a search form whose field has the focus shows it once it has mounted', async () => {
    const { page, release } = await openHeld(PAGE);
    await page.focus('.elementor-element-d1a0002 .elementor-search-form__input');
    release();
    await page.waitForSelector('.elementor-element-d1a0002 .elementor-search-form--focus');
  });
});

describe('search', () => {
  const PAGE = '/fixture/searches/';
  const HOST = '.elementor-element-5ea0001';
  const FIELD = '#search-5ea0001';

  test('the search widget is the same at rest as mounted', async () => {
    const page = await openAtRest(PAGE);
    expect(await page.getAttribute(FIELD, 'role')).toBe('searchbox');
    await expectSame(page, 'search', '.elementor-widget-search');
  });

  test('the search widget finds what was typed before it was there', async () => {
    const { page, release } = await openHeld(PAGE);
    await page.locator(FIELD).pressSequentially('mug');
    release();
    await page.waitForSelector(`${HOST} .e-search-results-list`);
  });

  test('the search widget’s form is sent before the widget is there', async () => {
    const { page } = await openHeld(PAGE);
    await page.fill(FIELD, 'lamp');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/shop\/\?s=lamp/);
  });

  test('the search widget starts at load where its icons are of a font', async () => {
    const page = await openAtRest(PAGE, {
      before: (opening) =>
        opening.route('**/fixture/searches/**', async (route) => {
          const answer = await route.fetch();
          const body = (await answer.text()).replace(
            /<svg[^>]*e-fas-search.*?<\/svg>/,
            '<i class="fas fa-search"></i>',
          );
          await route.fulfill({ response: answer, body });
        }),
    });
    await expect.poll(() => startedBy(page, 'search')).toBe('icons to measure');
  });
});

describe('mega-menu', () => {
  const PAGE = '/fixture/mega-menu/?places=none&only=d0b1002';
  const MENUS = '[data-widget_type^="mega-menu."]';
  const shown = (page: WatchedPage): Promise<string[]> =>
    page.$$eval('.e-n-menu-content > .e-active', (all) => all.map((one) => one.textContent?.slice(0, 4) ?? ''));
  const becomes = (page: WatchedPage, texts: string[]): Promise<unknown> =>
    expect.poll(() => shown(page)).toEqual(texts);
  const title = (text: string): string => `.e-n-menu-title:has-text("${text}")`;

  for (const [where, options] of [
    ['a wide window', {}],
    ['a phone', PHONE],
  ] as const)
    test(`the mega menu is the same at rest as mounted, in ${where}`, async () => {
      const page = await openAtRest('/fixture/mega-menu/?places=none', options);
      const layouts = await page.$$eval('.e-n-menu', (all) => all.map((one) => one.getAttribute('data-layout')));
      const layout = where === 'a phone' ? 'dropdown' : 'horizontal';
      expect(layouts).toEqual([layout, layout]);
      await expectSame(page, 'mega-menu', MENUS);
    });

  test('the mega menu follows the width of the window at rest', async () => {
    const page = await openAtRest(PAGE);
    await page.setViewportSize({ width: 800, height: 900 });
    await page.waitForSelector('.e-n-menu[data-layout=dropdown] .e-n-menu-wrapper[inert]', { state: 'attached' });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.waitForSelector('.e-n-menu[data-layout=horizontal] .e-n-menu-wrapper:not([inert])');
    expect(await startedBy(page, 'mega-menu')).not.toBe('load');
  });

  test('the first hover opens the panel of the mega menu under the pointer', async () => {
    const { page, release } = await openHeld(PAGE);
    await page.hover(title('Goods'));
    release();
    await becomes(page, ['Mugs']);
  });

  test('the first press on a title of the mega menu without a link opens its panel', async () => {
    const { page, release } = await openHeld(`${PAGE}&open=click`);
    await page.click(title('Goods'));
    release();
    await becomes(page, ['Mugs']);
  });

  test('the first press on a link of the mega menu follows it, and the first tap opens its panel', async () => {
    const first = await openHeld(PAGE);
    await first.page.click(`${title('The shop')} a`);
    first.release();
    await first.page.waitForURL('**/shop/');
    const { page, release } = await openHeld(PAGE, {
      context: { hasTouch: true, viewport: { width: 1280, height: 900 } },
    });
    await page.tap(`${title('The shop')} a`);
    release();
    await becomes(page, ['Open']);
  });

  test('the first key goes along the row of the mega menu', async () => {
    const { page, release } = await openHeld(PAGE);
    await page.focus(`${title('The shop')} a`);
    await page.keyboard.press('End');
    release();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Hours');
  });

  test('the first tap on the toggle shows the list of the mega menu', async () => {
    const { page, release } = await openHeld(PAGE, PHONE);
    await page.tap('.e-n-menu-toggle');
    release();
    await expect.poll(() => page.getAttribute('.e-n-menu-toggle', 'aria-expanded')).toBe('true');
  });

  test('the mega menu marks the title whose section is read, at rest and without a gap when it starts', async () => {
    const page = await openAtRest('/fixture/mega-menu/?only=d0b1002');
    await keepsMark(page, 'mega-menu', {
      place: 'hours',
      marked: '.e-n-menu-title.e-current',
      text: 'Hours',
      other: '.e-n-menu-title:not(.e-current) >> nth=0',
    });
  });
});

describe('search-popup', () => {
  const PAGE = '/fixture/overlays/';
  const HOST = '.elementor-widget-elementskit-header-search';
  const OPENER = `${HOST} .ekit-modal-popup`;

  test('the search popup is the same at rest as mounted', async () => {
    const page = await openAtRest(PAGE);
    expect(await page.locator(HOST).getByRole('button', { name: 'Open search' }).count()).toBe(1);
    await expectSame(page, 'search-popup', HOST);
  });

  test('the button of the search popup has the name that the site gives', async () => {
    const config = encodeURIComponent(JSON.stringify({ texts: { 'search-popup': { openText: 'Find things' } } }));
    const page = await openPage(`${PAGE}?config=${config}`, { before: withoutPointer });
    await page.locator(HOST).getByRole('button', { name: 'Find things' }).waitFor();
  });

  for (const key of ['Enter', 'Space'])
    test(`the first ${key} opens the search popup`, async () => {
      const { page, release } = await openHeld(PAGE);
      await page.focus(OPENER);
      await page.keyboard.press(key);
      release();
      await page.locator('.mfp-wrap.mfp-ready').waitFor();
    });
});

describe('offcanvas-sidebar', () => {
  const PAGE = '/fixture/overlays/';
  const HOST = '.elementor-widget-elementskit-header-offcanvas';
  const OPENER = `${HOST} .ekit_offcanvas-sidebar`;

  test('the offcanvas sidebar is the same at rest as mounted', async () => {
    const page = await openAtRest(PAGE);
    expect(await page.locator(HOST).getByRole('button', { name: 'Open the side panel' }).count()).toBe(1);
    await expectSame(page, 'offcanvas-sidebar', HOST);
  });

  test('the first press opens the offcanvas sidebar', async () => {
    const { page, release } = await openHeld(PAGE);
    await page.click(OPENER);
    release();
    await expect.poll(() => page.getAttribute(OPENER, 'aria-expanded')).toBe('true');
  });

  test('the first Space opens the offcanvas sidebar', async () => {
    const { page, release } = await openHeld(PAGE);
    await page.focus(OPENER);
    await page.keyboard.press('Space');
    release();
    await expect.poll(() => page.getAttribute(OPENER, 'aria-expanded')).toBe('true');
  });
});

describe('elementskit-menu', () => {
  const PAGE = '/fixture/elementskit-menu/';
  const HOST = '.elementor-widget-ekit-nav-menu';
  const item = (at: number): string => `${HOST} .elementskit-navbar-nav > li:nth-child(${at})`;
  const [SHOP, ROOMS] = [item(2), item(3)];
  const isOpen = (page: WatchedPage, parent: string): Promise<unknown> =>
    page
      .locator(`${parent} > :is(.elementskit-dropdown, .elementskit-megamenu-panel):not([inert])[aria-hidden=false]`)
      .waitFor();
  const opener = `${SHOP} > .storefront-menu-opener > button`;

  for (const [where, options] of [
    ['a wide window', {}],
    ['a phone', PHONE],
  ] as const)
    test(`the ElementsKit menu is the same at rest as mounted, in ${where}`, async () => {
      const page = await openAtRest(PAGE, options);
      expect(await page.getAttribute(`${ROOMS} > a`, 'aria-expanded')).toBe('false');
      await expectSame(page, 'elementskit-menu', HOST);
    });

  test('the ElementsKit menu breaks no accessibility rule at rest', async () => {
    for (const options of [{}, PHONE]) expect(await axe(await openAtRest(PAGE, options), HOST)).toEqual([]);
  });

  test('the ElementsKit menu follows the width of the window at rest', async () => {
    const page = await openAtRest(PAGE);
    await page.setViewportSize({ width: 800, height: 900 });
    await page.waitForSelector(`${HOST} .elementskit-menu-container[inert]`, { state: 'attached' });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.waitForSelector(`${HOST} .elementskit-menu-container:not([inert])`, { state: 'attached' });
    await expectRest(page);
  });

  test('the first hover opens the submenu of the ElementsKit menu under the pointer', async () => {
    const { page, release } = await openHeld(PAGE);
    await page.hover(`${SHOP} > a`);
    release();
    await isOpen(page, SHOP);
  });

  test('a submenu that the style sheet has opened stays open under the pointer when the ElementsKit menu starts', async () => {
    const { page, release } = await openHeld(PAGE);
    await page.hover(`${SHOP} > a`);
    const link = page.locator(`${SHOP} > .elementskit-dropdown > li:nth-child(2) > a`);
    await link.hover();
    release();
    await mounted(page, 'elementskit-menu', HOST);
    await timersRun(page, 1000);
    await link.hover();
    expect(await link.isVisible()).toBe(true);
    await isOpen(page, SHOP);
  });

  test('the first press on a link of the ElementsKit menu that leads nowhere opens its panel', async () => {
    const { page, release } = await openHeld(PAGE);
    await page.click(`${ROOMS} > a`);
    release();
    await isOpen(page, ROOMS);
  });

  test('the first press on a link of the ElementsKit menu follows it, and the first tap opens its submenu', async () => {
    const first = await openHeld(PAGE);
    await first.page.click(`${SHOP} > a`);
    first.release();
    await first.page.waitForURL('**/shop/');
    const { page, release } = await openHeld(PAGE, {
      context: { hasTouch: true, viewport: { width: 1280, height: 900 } },
    });
    await page.tap(`${SHOP} > a`);
    release();
    await isOpen(page, SHOP);
  });

  test('the button beside a link keeps the focus and its first press when the ElementsKit menu brings its own', async () => {
    const { page, release } = await openHeld(PAGE);
    await page.locator(opener).waitFor({ state: 'attached' });
    await page.focus(opener);
    await page.keyboard.press('Enter');
    release();
    await isOpen(page, SHOP);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Submenu of Shop');
  });

  test('the ElementsKit menu gets its buttons where the visitor came before the code for Elementor', async () => {
    const releases: (() => void)[] = [];
    const page = await openPage(PAGE, {
      before: async (opening) => {
        releases.push(await holdRuntime(opening), await holdRequests(opening, /\/elementor-[\w-]{7}\.js/));
      },
    });
    await page.waitForFunction(() => document.readyState === 'complete');
    await page.mouse.move(640, 20);
    await page.mouse.move(645, 25);
    await expect
      .poll(() => withApi(page, (api) => api.report().notes.join()))
      .toContain('the runtime is loading: pointermove');
    releases[1]?.();
    await page.locator(opener).waitFor({ state: 'attached' });
    releases[0]?.();
  });

  test('the first key goes along the row of the ElementsKit menu', async () => {
    const { page, release } = await openHeld(PAGE);
    await page.focus(`${item(1)} > a`);
    await page.keyboard.press('End');
    release();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('Contact');
  });

  test('the first tap on the button shows the panel of the ElementsKit menu on a phone', async () => {
    const { page, release } = await openHeld(PAGE, PHONE);
    await page.tap(`${HOST} .elementskit-menu-hamburger`);
    release();
    await page.waitForSelector(`${HOST} .elementskit-menu-container[role=dialog]`);
  });

  test('the ElementsKit menu marks the item whose place is in view, at rest and without a gap when it starts', async () => {
    const page = await openAtRest(`${PAGE}?one-page=yes`);
    await keepsMark(page, 'elementskit-menu', {
      place: 'contact',
      marked: `${HOST} li.active`,
      text: 'Contact',
      other: `${HOST} .elementskit-navbar-nav > li >> nth=0`,
    });
  });
});

describe('vertical-menu', () => {
  const PAGE = '/fixture/elementskit-menu/';
  const HOST = '.elementor-widget-ekit-vertical-menu';
  const TRIGGER = `${HOST} .ekit-vertical-menu-tigger`;

  for (const [where, options, query] of [
    ['a wide window', {}, ''],
    ['a wide window with an open list', {}, '?active=yes'],
    ['a phone', PHONE, '?active=yes'],
  ] as const)
    test(`the vertical menu is the same at rest as mounted, in ${where}`, async () => {
      const page = await openAtRest(`${PAGE}${query}`, options);
      await page.waitForSelector(`${TRIGGER}[aria-expanded]`);
      await expectSame(page, 'vertical-menu', HOST);
    });

  test('the first press opens the list of the vertical menu', async () => {
    const { page, release } = await openHeld(PAGE);
    await page.click(TRIGGER);
    release();
    await page.waitForSelector(`${TRIGGER}[aria-expanded=true]`);
  });
});

describe('jet-mega-menu', () => {
  const address = (settings: object = {}, more: Record<string, string> = {}): string =>
    `/fixture/jet-mega-menu/?${new URLSearchParams({ settings: JSON.stringify(settings), ...more })}`;
  const HOST = '.jet-mega-menu';
  const link = (name: string): string => `[data-name="${name}"] > .jet-mega-menu-item__inner > a`;
  const isOpen = (page: WatchedPage, name: string): Promise<unknown> =>
    page.waitForSelector(`[data-name="${name}"].jet-mega-menu-item--hover`);

  for (const [where, options] of [
    ['a wide window', {}],
    ['a phone', PHONE],
  ] as const)
    test.each(['elementor', 'wp-nav'])(
      `JetMenu’s mega menu is the same at rest as mounted, in ${where}, as a menu of %s`,
      async (at) => {
        const page = await openAtRest(address({}, { at }), options);
        await page.waitForSelector(`${HOST}--inited`);
        expect(await page.getAttribute(link('Tours'), 'aria-expanded')).toBe('false');
        expect(await page.locator(`${HOST}-item__inner[role]`).count()).toBe(0);
        await expectSame(page, 'jet-mega-menu', at === 'wp-nav' ? HOST : '.elementor-widget-jet-mega-menu');
      },
    );

  test('JetMenu’s mega menu breaks no accessibility rule at rest', async () => {
    for (const options of [{}, PHONE]) {
      const page = await openAtRest(address(), options);
      await page.waitForSelector(`${HOST}--inited`);
      expect(await axe(page, HOST)).toEqual([]);
    }
  });

  test('JetMenu’s mega menu follows the width of the window at rest', async () => {
    const page = await openAtRest(address());
    await page.waitForSelector(`${HOST}--inited`);
    await page.setViewportSize({ width: 700, height: 900 });
    await page.waitForSelector(`${HOST}--layout-dropdown > ${HOST}-container[inert]`, { state: 'attached' });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.waitForSelector(`${HOST}--layout-horizontal > ${HOST}-container:not([inert])`);
    await expectRest(page);
  });

  test('the first hover opens the panel of JetMenu’s mega menu under the pointer', async () => {
    const { page, release } = await openHeld(address());
    await page.hover(link('Tours'));
    release();
    await isOpen(page, 'Tours');
  });

  test('the first press on a link of JetMenu’s mega menu that leads nowhere opens its panel', async () => {
    const { page, release } = await openHeld(address({ subEvent: 'click' }));
    await page.click(link('Tours'));
    release();
    await isOpen(page, 'Tours');
  });

  test('the first press on a link with an address in JetMenu’s mega menu opens its panel where presses open', async () => {
    const { page, release } = await openHeld(address({ subEvent: 'click' }));
    await page.click(link('Journal'));
    release();
    await isOpen(page, 'Journal');
    expect(page.url()).not.toContain('#journal');
  });

  test('the first press on a link in JetMenu’s mega menu follows it where hover opens, and the first tap opens', async () => {
    const first = await openHeld(address());
    await first.page.click(link('Journal'));
    first.release();
    await first.page.waitForURL('**#journal');
    const { page, release } = await openHeld(address(), {
      context: { hasTouch: true, viewport: { width: 1280, height: 900 } },
    });
    await page.tap(link('Journal'));
    release();
    await isOpen(page, 'Journal');
    expect(page.url()).not.toContain('#journal');
  });

  test('the button beside a link keeps the focus and its first press when JetMenu’s mega menu brings its own', async () => {
    const { page, release } = await openHeld(address());
    const opener = '[data-name="Journal"] .storefront-menu-opener > button';
    await page.locator(opener).waitFor({ state: 'attached' });
    await page.focus(opener);
    await page.keyboard.press('Enter');
    release();
    await isOpen(page, 'Journal');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Submenu of Journal');
  });

  test('the first tap on the toggle shows the list of JetMenu’s mega menu on a phone', async () => {
    const { page, release } = await openHeld(address(), PHONE);
    await page.tap(`${HOST}-toggle`);
    release();
    await page.waitForSelector(`${HOST}--dropdown-open`);
  });

  test('JetMenu’s mega menu starts by itself with little room, beside its own script or without its style sheet', async () => {
    const rolling = await openAtRest(address({ rollUp: true }));
    await mounted(rolling, 'jet-mega-menu');
    expect(await startedBy(rolling, 'jet-mega-menu')).toBe('items may have no room');
    const beside = await openAtRest(address({}, { at: 'wp-nav', jquery: '1' }), {
      before: (page) =>
        page.addInitScript(() =>
          document.addEventListener('readystatechange', () => {
            const { jQuery } = window as unknown as { jQuery?: { fn: object } };
            if (jQuery) Object.assign(jQuery.fn, { JetMegaMenu() {} });
          }),
        ),
    });
    await mounted(beside, 'jet-mega-menu');
    expect(await startedBy(beside, 'jet-mega-menu')).toBe('its own script');
    const bare = await openAtRest(address(), {
      before: (page) => page.route('**/jet-mega-menu.css', (route) => route.abort()),
    });
    await mounted(bare, 'jet-mega-menu');
    expect(await startedBy(bare, 'jet-mega-menu')).toBe('no style sheet');
  });
});
