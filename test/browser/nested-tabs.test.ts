import { describe, expect, test } from 'vitest';
import { axe } from '../support/axe';
import { holdRuntime } from '../support/chunks';
import { expectNoProblems, mounted } from '../support/page';
import { focused, heardEvents, hearEvents, openPanels, panelsPage, visible } from '../support/panels';
import { describeWidget } from '../support/widgetSuite';
import { openStage } from './runtimeStage';

const HOST = '.elementor-element-7ab0006';
const PANELS = `${HOST} .e-n-tabs-content > .e-con`;
const title = (at: number): string => `#e-n-tab-title-706${at}`;
const CLAY = 'Stoneware from the valley, fired at 1240 °C.';
const GLAZE = 'Ash and quartz. The mug has the blue one.';

const NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** A row that is wider than the window, centred by the style sheet. */
const ROW = `<style>.e-n-tabs-heading{display:flex;overflow-x:auto;justify-content:var(--n-tabs-heading-justify-content,center)}.e-n-tab-title{flex:none;inline-size:200px}</style><div class="elementor-widget elementor-widget-n-tabs" data-settings='{"horizontal_scroll":"enable"}'><div class="e-n-tabs"><div class="e-n-tabs-heading">${NINE.map((at) => `<button class="e-n-tab-title" id="t${at}" aria-selected="${at === 1}" data-tab-index="${at}">Tab ${at}</button>`).join('')}</div><div class="e-n-tabs-content">${NINE.map((at) => `<div class="e-con" data-tab-index="${at}">Content ${at}</div>`).join('')}</div></div></div>`;

describeWidget({
  name: 'nested-tabs',
  page: `${panelsPage('nested-tabs')}&config=${encodeURIComponent('{"disable":["tabs"]}')}`,
  host: HOST,
  settings: {
    leavesTraces: true,
    change: { hash: 'yes' },
    async shows(page) {
      await page.click(title(2));
      await page.waitForFunction(() => location.hash === '#e-n-tab-title-7062');
    },
  },
  async keyboard(page) {
    await page.focus(title(1));
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toBe('Glaze');
    expect(await visible(page, PANELS)).toEqual([CLAY]);
    expect(await page.getAttribute(title(2), 'tabindex')).toBe('0');
    expect(await page.getAttribute(title(1), 'tabindex')).toBe('-1');
    await page.keyboard.press('Enter');
    expect(await visible(page, PANELS)).toEqual([GLAZE]);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('The mug');
    await page.keyboard.press('Escape');
    expect(await focused(page)).toBe('Glaze');
    await page.keyboard.press('Home');
    await page.keyboard.press('Space');
    expect(await visible(page, PANELS)).toEqual([CLAY]);
    await page.keyboard.press('End');
    expect(await focused(page)).toBe('More');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toBe('Clay');
  },
});

describe('tabs of containers', () => {
  test('tabs show one container, and tell what is inside', async () => {
    const page = await openPanels('nested-tabs', 'nested-tabs');
    expect(await page.getAttribute(`${HOST} .e-n-tabs`, 'class')).toContain('e-activated');
    expect(await page.getAttribute(`${HOST} .e-n-tabs`, 'data-touch-mode')).toBe('false');
    await hearEvents(page, ['elementor/nested-tabs/activate', 'elementor/bg-video/recalc', 'storefront-widgets:shown']);
    await page.click(title(2));
    expect(await visible(page, PANELS)).toEqual([GLAZE]);
    expect(await page.locator(`${HOST} .e-active`).count()).toBe(1);
    expect(await page.locator(`${HOST} [aria-selected=true]`).first().getAttribute('id')).toBe('e-n-tab-title-7062');
    // The tabs inside tell of their own panel once they have started.
    const ofContainers = async () => (await heardEvents(page)).filter((one) => !one.includes('elementor-tab-content'));
    await expect
      .poll(async () => (await ofContainers()).toSorted())
      .toEqual([
        'elementor/bg-video/recalc',
        'elementor/nested-tabs/activate',
        'storefront-widgets:shown e-n-tab-content-7062',
      ]);
    expectNoProblems(page);
  });

  test('tabs tell jQuery’s listeners of the container itself, as Elementor’s own listener expects it', async () => {
    const page = await openPanels('nested-tabs&jquery=1', 'nested-tabs');
    await page.evaluate(() => {
      const { jQuery } = window as unknown as {
        jQuery(target: Window): { on(name: string, hear: (event: unknown, content: Element) => void): void };
      };
      jQuery(window).on('elementor/nested-tabs/activate', (_, content) => {
        document.body.dataset.told = `${content.id} ${content.querySelectorAll('p').length > 0}`;
      });
    });
    await page.click(title(2));
    await page.waitForSelector('[data-told="e-n-tab-content-7062 true"]');
    expectNoProblems(page);
  });

  test('tabs inside a container open by the address, and have their own keys', async () => {
    const page = await openPanels('nested-tabs', 'nested-tabs', '#elementor-tab-title-7162');
    await mounted(page, 'tabs');
    await expect
      .poll(() => visible(page, `${HOST} .elementor-tab-content`))
      .toEqual(['Within thirty days. See what else there is.']);
    await page.focus('#elementor-tab-title-7162');
    await page.keyboard.press('Home');
    expect(await page.locator(`${title(3)}[aria-selected=true]`).count()).toBe(1);
    expect(await focused(page)).toBe('When do you ship?');
  });

  test('tabs fold on a phone, where a press on the open one closes it', async () => {
    const page = await openPanels('nested-tabs', 'nested-tabs', '', { mobile: true });
    expect(await page.getAttribute(title(1), 'aria-expanded')).toBe('true');
    await page.tap(title(2));
    await expect.poll(() => visible(page, PANELS)).toEqual([GLAZE]);
    expect(await page.getAttribute(title(2), 'aria-expanded')).toBe('true');
    expect(await page.getAttribute(title(2), 'aria-selected')).toBe('true');
    expect(await page.getAttribute(title(1), 'aria-selected')).toBe('false');
    expect(await page.getAttribute(title(1), 'tabindex')).toBe('0');
    await page.tap(title(2));
    await expect.poll(() => visible(page, PANELS)).toEqual([]);
    expect(await axe(page, HOST)).toEqual([]);
    await page.setViewportSize({ width: 1000, height: 800 });
    await expect.poll(() => visible(page, PANELS)).toEqual([CLAY]);
    await expect.poll(() => page.getAttribute(title(1), 'role')).toBe('tab');
  });

  test('tabs of an early version have a second title before each container, and show which is open by a class', async () => {
    const title = (at: number, kind: string): string =>
      `<div class="e-n-tab-title e-${kind}" data-tab="${at}" role="tab" id="t${at}-${kind}" aria-controls="c${at}" aria-selected="${at === 1}" tabindex="${at === 1 ? 0 : -1}">Tab ${at}</div>`;
    const numbers = [1, 2, 3];
    const page = await openStage({
      html: `<div class="elementor-widget elementor-widget-n-tabs"><div class="e-n-tabs"><div class="e-n-tabs-heading" role="tablist">${numbers.map((at) => title(at, 'normal')).join('')}</div><div class="e-n-tabs-content" role="tablist" aria-orientation="vertical">${numbers.map((at) => `${title(at, 'collapse')}<div class="e-con">Content ${at}</div>`).join('')}</div></div></div>`,
    });
    await mounted(page, 'nested-tabs');
    const shown = () => visible(page, '.e-con');
    await page.click('#t2-normal');
    expect(await shown()).toEqual(['Content 2']);
    expect(await page.locator('.e-n-tab-title.e-active').allTextContents()).toEqual(['Tab 2', 'Tab 2']);
    expect(await page.getAttribute('#c2', 'role')).toBe('tabpanel');
    await page.focus('#t2-collapse');
    await page.keyboard.press('Home');
    expect(await shown()).toEqual(['Content 2']);
    await page.keyboard.press('Enter');
    expect(await shown()).toEqual(['Content 1']);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('t1-collapse');
    expectNoProblems(page);
  });

  test('a row of titles that is too long shows its beginning, or its end, before a reason to start and after', async () => {
    let release = (): void => {};
    const page = await openStage({
      html: ROW,
      query: `config=${encodeURIComponent('{"when":{},"disable":["cart-fragments","mini-cart"]}')}`,
      before: async (opening) => {
        release = await holdRuntime(opening);
      },
    });
    const [first, last] = [page.locator('#t1'), page.locator('#t9')];
    const left = (): Promise<number> => page.locator('.e-n-tabs-heading').evaluate((row) => row.scrollLeft);
    await expect.poll(async () => (await first.boundingBox())!.x).toBeGreaterThanOrEqual(0);
    expect(await page.locator('[data-widget-state]').count()).toBe(0);
    release();
    await first.focus();
    await mounted(page, 'nested-tabs');
    expect((await first.boundingBox())!.x).toBeGreaterThanOrEqual(0);

    await page.$eval('.elementor-widget-n-tabs', (host) => {
      host.setAttribute(
        'data-settings',
        '{"horizontal_scroll":"disable","horizontal_scroll_mobile":"enable","tabs_justify_horizontal":"end"}',
      );
    });
    await expect.poll(async () => (await first.boundingBox())!.x).toBeLessThan(0);
    await page.setViewportSize({ width: 400, height: 800 });
    await expect.poll(left).toBeGreaterThan(500);
    const box = (await last.boundingBox())!;
    expect(box.x + box.width).toBeLessThanOrEqual(400);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(async () => (await first.boundingBox())!.x).toBeLessThan(0);
  });

  test('a row of titles that does not fit is dragged, and a drag is no press', async () => {
    const page = await openPanels('nested-tabs', 'nested-tabs');
    await page.addStyleTag({
      content: '.e-n-tabs-heading{inline-size:180px;overflow:hidden}.e-n-tab-title{flex:none}',
    });
    await page.$eval(HOST, (host) => {
      host.setAttribute('data-settings', '{"horizontal_scroll":"enable"}');
    });
    await page.waitForSelector(`${HOST} .e-n-tabs-heading.e-scroll`);
    const box = (await page.locator(title(1)).boundingBox())!;
    await page.mouse.move(box.x + 150, box.y + 10);
    await page.mouse.down();
    await page.mouse.move(box.x + 140, box.y + 10);
    expect(await page.locator('.e-n-tabs-heading').evaluate((row) => row.scrollLeft)).toBe(0);
    await page.mouse.move(box.x + 100, box.y + 10);
    await page.waitForSelector('.e-scroll-active');
    await expect.poll(() => page.locator('.e-n-tabs-heading').evaluate((row) => row.scrollLeft)).toBe(50);
    await page.mouse.up();
    expect(await visible(page, PANELS)).toEqual([CLAY]);
    await expect.poll(() => page.locator('.e-scroll-active').count()).toBe(0);
    // A drag that ends outside of the row has no click, and the next key must not be taken for it.
    await page.mouse.move(box.x + 100, box.y + 10);
    await page.mouse.down();
    await page.mouse.move(box.x + 70, box.y + 200, { steps: 3 });
    await page.waitForSelector('.e-scroll-active');
    await page.mouse.up();
    await expect.poll(() => page.locator('.e-scroll-active').count()).toBe(0);
    await page.locator(title(2)).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => visible(page, PANELS)).not.toEqual([CLAY]);
  });
});
