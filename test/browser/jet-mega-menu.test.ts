import { describe, expect, test } from 'vitest';
import {
  axe,
  expectNoProblems,
  holdChunk,
  mounted,
  openPage,
  type PageOptions,
  type WatchedPage,
} from '../support/page';
import { describeWidget } from '../support/widgetSuite';

interface Query {
  settings?: object;
  more?: Record<string, string>;
}

function address({ settings, more = {} }: Query = {}): string {
  const query = new URLSearchParams(more);
  if (settings) query.set('settings', JSON.stringify(settings));
  return `/fixture/jet-mega-menu/?${query}`;
}

async function open(query: Query = {}, options?: PageOptions): Promise<WatchedPage> {
  const page = await openPage(address(query), options);
  await mounted(page, 'jet-mega-menu');
  return page;
}

const item = (name: string): string => `[data-name="${name}"]:not([data-storefront-own])`;
const inner = (name: string): string => `${item(name)} > .jet-mega-menu-item__inner`;
const link = (name: string): string => `${inner(name)} > a`;

/** The names of the open items. */
const opened = (page: WatchedPage): Promise<string[]> =>
  page.$$eval('.jet-mega-menu-item--hover', (all) => all.map((one) => one.getAttribute('data-name') ?? ''));

const isOpen = (page: WatchedPage, ...names: string[]): Promise<void> => expect.poll(() => opened(page)).toEqual(names);

const focused = (page: WatchedPage): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.closest('[data-name]')?.getAttribute('data-name') ?? undefined);

const NARROW: PageOptions = { mobile: true };

describeWidget({
  name: 'jet-mega-menu',
  page: address(),
  host: '.elementor-widget-jet-mega-menu',
  // The widget replaces the buttons that the menu has at rest.
  removes: '.storefront-menu-opener, .storefront-menu-opener *',
  settings: {
    change: { submenuText: 'More of %name%' },
    shows: (page) => page.locator('button:text-is("More of Journal")').waitFor({ state: 'attached' }),
  },
  async keyboard(page) {
    await page.focus('#before');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Home');
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toBe('Tours');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focused(page)).toBe('North');
    await isOpen(page, 'Tours');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => focused(page)).toBe('Coast');
    await isOpen(page, 'Tours', 'South');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => focused(page)).toBe('South');
    await isOpen(page, 'Tours');
    await page.keyboard.press('Escape');
    await isOpen(page);
    await expect.poll(() => focused(page)).toBe('Tours');
  },
});

describe('JetMenu’s mega menu', () => {
  test('the mega menu opens the item under the mouse, and the items in it', async () => {
    const page = await open();
    await page.hover(inner('Tours'));
    await isOpen(page, 'Tours');
    await page.hover(inner('South'));
    await isOpen(page, 'Tours', 'South');
    await page.hover(inner('Journal'));
    await isOpen(page, 'Journal');
    await page.mouse.move(5, 5);
    await isOpen(page);
    expectNoProblems(page);
  });

  test('the mega menu breaks no rule of accessibility while it is open', async () => {
    const page = await open();
    await page.focus(link('Tours'));
    await page.keyboard.press('Enter');
    await isOpen(page, 'Tours');
    expect(await page.getAttribute(link('Tours'), 'aria-expanded')).toBe('true');
    expect(await axe(page, '.jet-mega-menu')).toEqual([]);
    const stops = await page.$$eval(
      '.jet-mega-menu-item__inner[tabindex], .dropdown-menu-toggle[tabindex]',
      (all) => all.length,
    );
    expect(stops).toBe(0);
  });

  test('an item whose link leads elsewhere is followed, and has a button beside it for the keyboard', async () => {
    const page = await open();
    await page.click(link('Journal'));
    expect(new URL(page.url()).hash).toBe('#journal');
    await page.mouse.move(5, 5);
    await isOpen(page);
    const button = page.locator(`${inner('Journal')} button`);
    expect(await button.textContent()).toBe('Submenu of Journal');
    const outline = (): Promise<string> => page.$eval(inner('Journal'), (one) => getComputedStyle(one).outlineStyle);
    expect(await outline()).toBe('none');
    await page.focus(link('Journal'));
    await page.keyboard.press('Tab');
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await outline()).toBe('solid');
    await page.keyboard.press('Enter');
    await isOpen(page, 'Journal');
    expect(await button.getAttribute('aria-expanded')).toBe('true');
  });

  test('an item opens by a press on it, also beside its link; a press beside the link of a plain item follows it', async () => {
    const page = await open({ settings: { subEvent: 'click' } });
    await page.hover(inner('Tours'));
    await page.waitForTimeout(300);
    await isOpen(page);
    await page.click(inner('Tours'), { position: { x: 4, y: 4 } });
    await isOpen(page, 'Tours');
    await page.click(link('Journal'));
    await isOpen(page, 'Journal');
    await page.click('#before');
    await isOpen(page);
    await page.click(inner('Contact'), { position: { x: 4, y: 4 } });
    await expect.poll(() => new URL(page.url()).hash).toBe('#contact');
  });

  test('an item opens by a press on its arrow only, where that is set', async () => {
    const page = await open({ settings: { subEvent: 'click', subTrigger: 'submarker' } });
    await page.click(`${inner('Journal')} .jet-mega-menu-item__dropdown`);
    await isOpen(page, 'Journal');
    await page.click(link('Journal'));
    expect(new URL(page.url()).hash).toBe('#journal');
  });

  test('a panel turns to the other side where the window ends', async () => {
    const page = await open({ more: { room: '420' } });
    const inverse = (name: string): Promise<boolean> =>
      page.$eval(`${item(name)} > .jet-mega-menu-sub-menu`, (one) =>
        one.classList.contains('jet-mega-menu-sub-menu--inverse'),
      );
    await page.hover(inner('Tours'));
    await isOpen(page, 'Tours');
    expect(await inverse('Tours')).toBe(false);
    await page.setViewportSize({ width: 800, height: 700 });
    await page.$eval('.jet-mega-menu', (menu) => {
      (menu as HTMLElement).style.marginInlineStart = '360px';
    });
    // The menu counts the mouse as gone after half a second.
    await page.mouse.move(5, 5);
    await page.waitForTimeout(600);
    await page.hover(inner('Tours'));
    await isOpen(page, 'Tours');
    await page.hover(inner('South'));
    await isOpen(page, 'Tours', 'South');
    await expect.poll(() => inverse('South')).toBe(true);
    const right = await page.$eval(
      `${item('South')} > .jet-mega-menu-sub-menu`,
      (one) => one.getBoundingClientRect().right,
    );
    expect(right).toBeLessThanOrEqual(800);
  });

  test.each(['container', 'items', 'selector'] as const)('a panel is as wide as the %s', async (megaWidthType) => {
    const page = await open({ settings: { megaWidthType, megaWidthSelector: '.site-header' } });
    await page.hover(inner('Boats'));
    await isOpen(page, 'Boats');
    const box = await page.$eval(
      `${item('Boats')} > .jet-mega-menu-mega-container`,
      (one) => one.getBoundingClientRect().width,
    );
    const expected = await page.evaluate((type) => {
      const widthOf = (selector: string): number => document.querySelector(selector)!.getBoundingClientRect().width;
      if (type === 'container') return widthOf('.jet-mega-menu');
      if (type === 'selector') return widthOf('.site-header');
      const items = [...document.querySelectorAll('.jet-mega-menu-list > li')].map((one) =>
        one.getBoundingClientRect(),
      );
      return items.at(-1)!.right - items[0]!.left;
    }, megaWidthType);
    expect(Math.abs(box - expected)).toBeLessThan(1);
  });

  test('a selector that is none does no harm to the mega menu', async () => {
    const page = await open({ settings: { megaWidthType: 'selector', megaWidthSelector: '>>' } });
    await page.hover(inner('Boats'));
    await isOpen(page, 'Boats');
    expectNoProblems(page);
  });

  test('the mega menu stands behind its toggle in narrow windows, where items open by press', async () => {
    const page = await open({}, NARROW);
    const menu = page.locator('.jet-mega-menu');
    await expect.poll(() => menu.getAttribute('class')).toContain('jet-mega-menu--layout-dropdown');
    expect(await page.$eval('.jet-mega-menu-container', (one) => one.hasAttribute('inert'))).toBe(true);
    await page.tap('.jet-mega-menu-toggle');
    await expect.poll(() => menu.getAttribute('class')).toContain('jet-mega-menu--dropdown-open');
    expect(await page.getAttribute('.jet-mega-menu-toggle', 'aria-expanded')).toBe('true');
    await page.tap(link('Tours'));
    await isOpen(page, 'Tours');
    // The first tap opens, the second one follows.
    await page.tap(link('Journal'));
    await isOpen(page, 'Journal');
    await page.tap(link('Journal'));
    await expect.poll(() => new URL(page.url()).hash).toBe('#journal');
    expect(await axe(page, '.jet-mega-menu')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect.poll(() => menu.getAttribute('class')).not.toContain('jet-mega-menu--dropdown-open');
    await page.focus('.jet-mega-menu-toggle');
    await page.keyboard.press('Enter');
    await expect.poll(() => menu.getAttribute('class')).toContain('jet-mega-menu--dropdown-open');
  });

  test('the mega menu is a row at its breakpoint, and behind the toggle below it', async () => {
    const page = await open();
    const menu = page.locator('.jet-mega-menu');
    await page.setViewportSize({ width: 768, height: 800 });
    await expect.poll(() => menu.getAttribute('class')).toContain('--layout-horizontal');
    await page.setViewportSize({ width: 767, height: 800 });
    await expect.poll(() => menu.getAttribute('class')).toContain('--layout-dropdown');
    expect(await menu.getAttribute('class')).not.toContain('--layout-horizontal');
  });

  test('items without room move into the last one, and out again when there is room', async () => {
    const page = await open({ settings: { rollUp: true }, more: { room: '330' } });
    const row = (): Promise<string[]> =>
      page.$$eval('.jet-mega-menu-list > li', (all) =>
        all.filter((one) => one.getClientRects().length > 0).map((one) => one.getAttribute('data-name') ?? ''),
      );
    await expect.poll(async () => (await row()).at(-1)).toBe('more');
    const shown = await row();
    expect(shown.length).toBeLessThan(5);
    const rest = await page.$$eval('[data-name=more] > .jet-mega-menu-sub-menu > ul > li', (all) =>
      all.map((one) => one.getAttribute('data-name')),
    );
    expect([...shown.slice(0, -1), ...rest]).toEqual(['Home', 'Tours', 'Journal', 'Boats', 'Contact']);
    await page.hover(inner('more'));
    await isOpen(page, 'more');
    await page.locator('[data-name=more] [data-name=Contact] a').click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#contact');
    await page.$eval('.jet-mega-menu', (menu) => {
      (menu.closest('[style]') as HTMLElement).style.width = '900px';
    });
    await expect.poll(row).toEqual(['Home', 'Tours', 'Journal', 'Boats', 'Contact']);
    expect(await page.locator('[data-name=more] li').count()).toBe(0);
  });

  test('the mega menu takes back what JetMenu’s script has put into the last item', async () => {
    const page = await open(
      { settings: { rollUp: true } },
      {
        before: (opening) =>
          opening.addInitScript(() =>
            document.addEventListener('DOMContentLoaded', () => {
              const contact = document.querySelector<HTMLElement>('[data-name=Contact]')!;
              document.querySelector('[data-name=more] ul')?.append(contact.cloneNode(true));
              document.querySelector<HTMLElement>('[data-name=more]')!.hidden = false;
              contact.hidden = true;
            }),
          ),
      },
    );
    await expect.poll(() => page.locator('[data-name=more]').isVisible()).toBe(false);
    expect(await page.locator('[data-name=Contact]').count()).toBe(1);
    expect(await page.locator('[data-name=Contact]').isVisible()).toBe(true);
  });

  test('the mega menu runs in a theme’s place, and as a column', async () => {
    const page = await open({ settings: { layout: 'vertical' }, more: { at: 'wp-nav' } });
    await page.hover(inner('Tours'));
    await isOpen(page, 'Tours');
    await page.focus(link('Home'));
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe('Tours');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => focused(page)).toBe('North');
  });

  test('a mega menu whose contents come by request is left to JetMenu', async () => {
    const page = await openPage(address({ more: { ajax: '1' } }));
    await page.waitForTimeout(300);
    expect(await page.locator('[data-widget~=jet-mega-menu]').count()).toBe(0);
  });

  test.each(['', '[]', '{"layout":7,"breakpoint":"x","subEvent":null}'])(
    'the mega menu is a row that opens under the mouse where the settings are %j',
    async (raw) => {
      const page = await open({ more: { raw } });
      await page.hover(inner('Tours'));
      await isOpen(page, 'Tours');
    },
  );

  test.each(['elementor', 'wp-nav'])(
    'JetMenu’s handlers hear nothing where its script has started before: %s',
    async (at) => {
      const held: { release?: () => void } = {};
      const page = await openPage(address({ more: { jquery: '1', at } }), {
        async before(opening) {
          held.release = await holdChunk(opening, 'jet-mega-menu');
        },
      });
      await page.evaluate(() => {
        interface Bound {
          on(types: string, selector: string | null, run: (event: { type: string }) => void): Bound;
        }
        const all = window as unknown as { heard: string[]; jQuery(target: string): Bound };
        all.heard = [];
        const hear = ({ type }: { type: string }): void => void all.heard.push(type);
        const item = '.jet-mega-menu-item > .jet-mega-menu-item__inner';
        all
          .jQuery('.jet-mega-menu')
          .on('mouseenter.JetMegaMenu', item, hear)
          .on('click.JetMegaMenu', item, hear)
          .on('click.JetMegaMenu', `${item} .jet-mega-menu-item__dropdown`, hear)
          .on('click.JetMegaMenu', '.jet-mega-menu-toggle', hear)
          .on('mouseleave.JetMegaMenu', null, hear);
      });
      const heard = (): Promise<string[]> => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
      await page.hover(inner('Contact'));
      expect(await heard()).toEqual(['mouseenter']);
      held.release?.();
      await mounted(page, 'jet-mega-menu');
      await page.click(link('Tours'));
      await isOpen(page, 'Tours');
      await page.click(`${inner('Journal')} .jet-mega-menu-item__dropdown`);
      await page.mouse.move(5, 5);
      await page.setViewportSize({ width: 700, height: 800 });
      await page.click('.jet-mega-menu-toggle');
      expect(await heard()).toEqual(['mouseenter']);
    },
  );

  test('the mega menu keeps JetMenu’s script from starting on it', async () => {
    const page = await open({ more: { jquery: '1' } });
    const data = await page.evaluate(() => {
      const { jQuery: $ } = window as unknown as { jQuery(target: string): { data(key: string): unknown } };
      return typeof $('.jet-mega-menu').data('JetMegaMenu');
    });
    expect(data).toBe('object');
  });
});
