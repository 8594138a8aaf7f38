import { describe, expect, test } from 'vitest';
import { axe } from '../support/axe';
import { holdRuntime } from '../support/chunks';
import { forgetHeard, legacyEffects, openBesideLegacy } from '../support/coexistence';
import { expectNoProblems, mounted, openPage, type PageOptions, type WatchedPage } from '../support/page';
import { describeWidget } from '../support/widgetSuite';
import { openStage } from './runtimeStage';

const NEW = 'd0b1002';
const OLD = 'd0b1004';
const PHONE: PageOptions = { mobile: true, reducedMotion: true };

async function open(id = NEW, query = '', options: PageOptions = {}): Promise<WatchedPage> {
  const page = await openPage(`/fixture/mega-menu/?only=${id}${query}`, options);
  await mounted(page, 'mega-menu');
  return page;
}

const TOGGLE = '.e-n-menu-toggle';
const title = (text: string): string => `.e-n-menu-title:has-text("${text}")`;
const button = (text: string): string => `${title(text)} .e-n-menu-dropdown-icon`;

/** What can be seen of the panels, by the first words in them. */
const shown = (page: WatchedPage): Promise<string[]> =>
  page.$$eval('.e-n-menu-content > *', (all) =>
    all.filter((one) => one.checkVisibility()).map((one) => (one as HTMLElement).innerText.trim().split('\n')[0] ?? ''),
  );

const becomes = (page: WatchedPage, texts: string[]): Promise<unknown> => expect.poll(() => shown(page)).toEqual(texts);

const focused = (page: WatchedPage): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);

const press = async (page: WatchedPage, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

describeWidget({
  name: 'mega-menu',
  page: `/fixture/mega-menu/?only=${NEW}`,
  host: '[data-widget_type^="mega-menu."]',
  settings: {
    change: { item_layout: 'dropdown' },
    shows: (page) => page.waitForSelector('.e-n-menu[data-layout=dropdown]'),
  },
  async keyboard(page) {
    await page.focus(`${title('The harbour')} a`);
    await press(page, 'ArrowRight');
    expect(await focused(page)).toBe('Goods');
    await press(page, 'Enter');
    expect(await shown(page)).toEqual(['Mugs']);
    await press(page, 'Tab');
    expect(await focused(page)).toBe('Mugs');
    await press(page, 'Escape');
    expect(await focused(page)).toBe('Goods');
    expect(await shown(page)).toEqual([]);
    await press(page, 'ArrowDown');
    expect(await focused(page)).toBe('Mugs');
    await press(page, 'Tab', 'Tab', 'Tab');
    expect(await focused(page)).toBe('The shop');
    expect(await shown(page)).toEqual([]);
    await press(page, 'End');
    expect(await focused(page)).toBe('Hours');
  },
});

for (const [markup, id] of [
  ['today', NEW],
  ['before', OLD],
] as const) {
  test(`a press opens the panel of its item and closes the others, in the markup of ${markup}`, async () => {
    const page = await open(id, '&open=click');
    const state = () =>
      page.$$eval('.e-n-menu-dropdown-icon', (all) =>
        all.map((one) => {
          const panel = document.getElementById(one.getAttribute('aria-controls') ?? '');
          const box = panel?.closest('.e-n-menu-content');
          return [
            one.getAttribute('aria-expanded'),
            panel?.classList.contains('e-active'),
            !!box?.matches('.e-active'),
          ];
        }),
      );
    await page.hover(title('Goods'));
    await page.click(button('The shop'));
    expect(await shown(page)).toEqual(['Open every day']);
    await page.click(`${title('Goods')} .e-n-menu-title-text`);
    expect(await shown(page)).toEqual(['Mugs']);
    expect(await state()).toEqual([
      ['true', true, true],
      ['false', false, id === OLD],
    ]);
    const box = () =>
      page.$eval('.e-n-menu-content.e-active', (one) => {
        const { left, width } = one.getBoundingClientRect();
        return [Math.round(left), Math.round(width)];
      });
    await expect.poll(box).toEqual([0, 1280]);
    expect(await axe(page, '[data-widget~=mega-menu]')).toEqual([]);
    await page.click(button('Goods'));
    expect(await shown(page)).toEqual([]);
    await page.click(button('Goods'));
    await page.mouse.click(300, 800);
    expect(await shown(page)).toEqual([]);
    expectNoProblems(page);
  });

  test(`Tab goes into the open panel and on to the next item, and back, in the markup of ${markup}`, async () => {
    const page = await open(id);
    await page.focus(button('Goods'));
    await press(page, 'Space', 'Tab', 'Shift+Tab');
    expect(await focused(page)).toBe('Goods');
    expect(await shown(page)).toEqual(['Mugs']);
    await press(page, 'Tab', 'Tab', 'Tab', 'Tab');
    expect(await focused(page)).toBe('The shop');
    expect(await shown(page)).toEqual([]);
  });

  test(`the toggle shows the items, each with its panel below it, in the markup of ${markup}`, async () => {
    const page = await open(id, '', PHONE);
    expect(await page.getAttribute('.e-n-menu', 'data-layout')).toBe('dropdown');
    expect(await page.isVisible(title('Goods'))).toBe(false);
    await page.tap(TOGGLE);
    expect(await page.getAttribute(TOGGLE, 'aria-expanded')).toBe('true');
    const wrapper = async () => {
      const { x, width } = (await page.locator('.e-n-menu-wrapper').boundingBox())!; // shown
      return [Math.round(x), Math.round(width)];
    };
    await expect.poll(wrapper).toEqual([0, 390]);
    await page.tap(button('Goods'));
    expect(await shown(page)).toEqual(['Mugs']);
    const tops = await page.$$eval('.e-n-menu-title, .e-n-menu-content > .e-active', (all) =>
      Object.fromEntries(
        all.map((one) => [(one as HTMLElement).innerText.trim().split('\n')[0], one.getBoundingClientRect().top]),
      ),
    );
    expect(tops.Goods).toBeLessThan(tops.Mugs!); // all are shown
    expect(tops.Mugs).toBeLessThan(tops['The shop']!); // all are shown
    await page.tap(button('The shop'));
    await page.tap('text=All hours');
    // The first press on a link to a place of the page waits for the widget that scrolls there.
    await expect.poll(() => page.getAttribute(TOGGLE, 'aria-expanded')).toBe('false');
    await page.tap(TOGGLE);
    expect(await shown(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await page.getAttribute(TOGGLE, 'aria-expanded')).toBe('false');
    expectNoProblems(page);
  });
}

describe('the mega menu under the mouse', () => {
  test('a panel opens under the mouse, stays while the mouse goes into it, and closes after it has left', async () => {
    const page = await open();
    await page.hover(title('Goods'));
    await becomes(page, ['Mugs']);
    await page.hover('.demo-mega-card >> nth=0');
    await page.hover('.demo-mega-card >> nth=2');
    expect(await shown(page)).toEqual(['Mugs']);
    await page.hover(title('The shop'));
    await becomes(page, ['Open every day']);
    await page.mouse.move(300, 850);
    await becomes(page, []);
    await page.hover(title('The shop'));
    await becomes(page, ['Open every day']);
    await Promise.all([page.waitForURL('**/shop/'), page.click(`${title('The shop')} a`)]);
  });

  test('only a press opens a panel with open_on: click', async () => {
    const page = await open(NEW, '&open=click');
    await page.hover(title('Goods'));
    await page.click(button('The shop'));
    await page.hover(title('Goods'));
    await page.mouse.move(300, 850);
    expect(await shown(page)).toEqual(['Open every day']);
  });

  test('a tap on a tablet opens a panel, and the next one follows the link', async () => {
    const page = await open(NEW, '', { context: { hasTouch: true, viewport: { width: 1280, height: 900 } } });
    await page.tap(`${title('The shop')} a`);
    expect(await shown(page)).toEqual(['Open every day']);
    await Promise.all([page.waitForURL('**/shop/'), page.tap(`${title('The shop')} a`)]);
  });
});

test('a panel as wide as its content stays inside the window, and opens above where there is more room', async () => {
  const page = await open(OLD, '&open=click&width=fit_to_content&at=left', { viewport: { width: 1100, height: 700 } });
  const box = () =>
    page.$eval('.e-n-menu-content.e-active', (one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return { left, right, top, bottom, isAbove: one.classList.contains('content-above') };
    });
  await page.click(button('Goods'));
  await expect.poll(async () => (await box()).right).toBeLessThanOrEqual(1100);
  await expect.poll(async () => (await box()).isAbove).toBe(false);
  await page.click(button('Goods'));
  await page.$eval('.e-n-menu', (nav) => {
    document.querySelector('.elementor')!.before(Object.assign(document.createElement('div'), { id: 'room' })); // it is there
    document.getElementById('room')!.style.height = '900px'; // just made
    nav.scrollIntoView({ block: 'end' });
  });
  await page.click(button('Goods'));
  await expect.poll(async () => (await box()).isAbove).toBe(true);
  const menu = (await page.locator(title('Goods')).boundingBox())!; // shown
  await expect.poll(async () => (await box()).bottom).toBeLessThanOrEqual(menu.y);
});

test('the menu tells and hears what Elementor’s own script does, and animates unless less motion is wanted', async () => {
  const page = await open(NEW, '&animation=fadeInUp', { listen: [] });
  await page.evaluate(() => {
    const all = Object.assign(window, { opened: 0 });
    window.addEventListener('elementor-pro/mega-menu/dropdown-open', () => {
      all.opened += 1;
    });
    window.dispatchEvent(
      new CustomEvent('elementor/nested-elements/activate-by-keyboard', {
        detail: { widgetId: 'd0b1002', titleIndex: 2 },
      }),
    );
  });
  expect(await shown(page)).toEqual(['Mugs']);
  expect(await page.getAttribute('.e-con.e-active', 'class')).toContain('animated fadeInUp');
  expect(await page.evaluate(() => (window as unknown as { opened: number }).opened)).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.waitForFunction(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  await page.click(button('The shop'));
  expect(await page.getAttribute('.e-con.e-active', 'class')).not.toContain('animated');
});

test('the menu works with broken settings, and with panels that are named by number alone', async () => {
  const page = await open(OLD, '', {
    before: (opening) =>
      opening.route('**/fixture/mega-menu/**', async (route) => {
        const answer = await route.fetch();
        const text = (await answer.text())
          .replace(/data-settings="[^"]*open_on[^"]*"/, 'data-settings="[1, "')
          .replaceAll(/ aria-controls="e-n-menu-content-\d+"| id="e-n-menu-content-\d+"/g, '');
        await route.fulfill({ response: answer, body: text });
      }),
  });
  await page.click(button('The shop'));
  expect(await shown(page)).toEqual(['Open every day']);
  const [controls, id] = [
    await page.getAttribute(button('The shop'), 'aria-controls'),
    await page.getAttribute('.e-con.e-active', 'id'),
  ];
  expect(controls).toBe(id);
});

describe('beside Elementor’s own handler', () => {
  for (const order of ['first', 'last', 'delayed'] as const) {
    test(`a press on an item has one effect, ours (${order})`, async () => {
      const page = await openBesideLegacy(`/fixture/mega-menu/?only=${NEW}`, order, ['mega-menu']);
      await forgetHeard(page);
      await page.click(button('Goods'));
      expect(await shown(page)).toEqual(['Mugs']);
      expect((await legacyEffects(page)).filter((effect) => effect.startsWith('mega-menu'))).toEqual([]);
    });
  }
});

test('a row of items that is too long begins at its start, before the menu starts and after, and can be dragged', async () => {
  const items = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(
    (at) =>
      `<li class="e-n-menu-item" style="flex:none;inline-size:200px"><div class="e-n-menu-title" id="m${at}">Item ${at}</div></li>`,
  );
  let release = (): void => {};
  const page = await openStage({
    html: `<style>.e-n-menu-heading{display:flex;overflow-x:auto;margin:0;padding:0;list-style:none;justify-content:var(--n-menu-heading-justify-content,center)}</style><div class="elementor-widget" data-widget_type="mega-menu.default" data-settings='{"horizontal_scroll":"enable","breakpoint_selector":"none"}'><nav class="e-n-menu"><div class="e-n-menu-wrapper"><ul class="e-n-menu-heading">${items.join('')}</ul></div></nav></div>`,
    query: `config=${encodeURIComponent('{"when":{},"disable":["cart-fragments","mini-cart"]}')}`,
    before: async (opening) => {
      release = await holdRuntime(opening);
    },
  });
  const x = async (): Promise<number> => (await page.locator('#m1').boundingBox())!.x;
  await expect.poll(x).toBeGreaterThanOrEqual(0);
  expect(await page.locator('[data-widget-state]').count()).toBe(0);
  release();
  await page.mouse.move(400, 300);
  const box = (await page.locator('#m3').boundingBox())!;
  await page.mouse.move(box.x + 100, box.y + 5);
  await page.mouse.down();
  await page.mouse.up();
  await mounted(page, 'mega-menu');
  expect(await x()).toBeGreaterThanOrEqual(0);
  await page.mouse.down();
  await page.mouse.move(box.x, box.y + 5);
  await page.waitForSelector('.e-n-menu-heading.e-scroll-active');
  await expect.poll(() => page.locator('.e-n-menu-heading').evaluate((row) => row.scrollLeft)).toBe(100);
  await page.mouse.up();
});
