import { describe, expect, test } from 'vitest';
import { axe } from '../support/axe';
import { expectNoProblems, mounted, openPage } from '../support/page';
import { focused, heardEvents, hearEvents, openPanels, panelsPage, visible } from '../support/panels';
import { describeWidget } from '../support/widgetSuite';

const HOST = '.elementor-element-7ab0001';
const PANELS = `${HOST} .elementor-tab-content`;
const title = (at: number): string => `#elementor-tab-title-701${at}`;
const CLAY = 'Stoneware from the valley, fired at 1240 °C.';
const GLAZE = 'Ash and quartz. The mug has the blue one.';
const CARE = 'Goes into the dishwasher, and not into the oven.';

describeWidget({
  name: 'tabs',
  page: panelsPage('tabs'),
  host: HOST,
  settings: {
    change: { hash: 'yes' },
    async shows(page) {
      await page.click(title(2));
      await page.waitForFunction(() => location.hash === '#elementor-tab-title-7012');
    },
  },
  async keyboard(page) {
    await page.focus(title(1));
    await page.keyboard.press('End');
    expect(await visible(page, PANELS)).toEqual([CARE]);
    expect(await focused(page)).toBe('Care');
    await page.keyboard.press('ArrowRight');
    expect(await visible(page, PANELS)).toEqual([CLAY]);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe('Clay');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe(CLAY);
  },
  // A button does not have the attribute, which comes back behind the others.
  ignore: ['aria-selected'],
});

describe('tabs of Elementor', () => {
  test('tabs show one panel, whose titles say so, and tell what is inside', async () => {
    const page = await openPanels('tabs', 'tabs');
    expect(await visible(page, PANELS)).toEqual([CLAY]);
    await hearEvents(page, ['storefront-widgets:shown', 'elementor-pro/motion-fx/recalc']);
    await page.click(title(2));
    expect(await visible(page, PANELS)).toEqual([GLAZE]);
    expect(await page.getAttribute(title(2), 'class')).toContain('elementor-active');
    expect(await page.getAttribute(title(1), 'class')).not.toContain('elementor-active');
    expect(await page.locator(`${HOST} [role=tab][aria-selected=true]`).allTextContents()).toEqual(['Glaze']);
    const [shut, open] = ['#elementor-tab-content-7011', '#elementor-tab-content-7012'];
    expect(await page.getAttribute(shut, 'hidden')).toBe('hidden');
    expect(await page.getAttribute(shut, 'style')).toBe('display: none;');
    expect(await page.getAttribute(open, 'hidden')).toBeNull();
    expect(await page.getAttribute(open, 'style')).toBe('display: block;');
    expect((await heardEvents(page)).toSorted()).toEqual([
      'elementor-pro/motion-fx/recalc',
      'storefront-widgets:shown elementor-tab-content-7012',
    ]);
    await page.click(title(2));
    expect(await visible(page, PANELS)).toEqual([GLAZE]);
    expect(await page.evaluate(() => location.hash)).toBe('');
    expectNoProblems(page);
  });

  test('tabs show the first panel before the script is there', async () => {
    const page = await openPage(panelsPage('tabs'), { block: [/widget-tabs-/] });
    await page.waitForFunction((query) => document.querySelector(query)?.checkVisibility(), PANELS);
    expect(await visible(page, PANELS)).toEqual([CLAY]);
  });

  for (const [hash, panel] of [
    ['#elementor-tab-title-7013', CARE],
    ['#elementor-tab-content-7012', GLAZE],
    ['#about-glaze', GLAZE],
    ['#nonsense', CLAY],
    ['#%E0%A4%A', CLAY],
    ['#"]', CLAY],
  ] as const) {
    test(`tabs open what the address ${hash} names`, async () => {
      const page = await openPanels('tabs', 'tabs', hash);
      expect(await visible(page, PANELS)).toEqual([panel]);
      expectNoProblems(page);
    });
  }

  test('tabs open what the address names later, and what a link leads to', async () => {
    const page = await openPanels('tabs', 'tabs');
    await page.evaluate(() => {
      location.hash = '#elementor-tab-title-7013';
    });
    await page.waitForFunction(() => document.querySelector('#elementor-tab-content-7013')?.checkVisibility());
    await page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<a id="there" href="#about-glaze">Glaze</a>');
    });
    await page.click('#there');
    expect(await visible(page, PANELS)).toEqual([GLAZE]);
  });

  test('tabs have buttons between the panels on a phone', async () => {
    const page = await openPanels('tabs', 'tabs', '', { mobile: true });
    const buttons = page.locator(`${HOST} [role=button]`);
    await buttons.nth(1).tap();
    expect(await visible(page, PANELS)).toEqual([GLAZE]);
    expect(await buttons.evaluateAll((all) => all.map((one) => one.getAttribute('aria-expanded')))).toEqual([
      'false',
      'true',
      'false',
    ]);
    await page.keyboard.press('ArrowDown');
    expect(await visible(page, PANELS)).toEqual([CARE]);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    expect(await visible(page, PANELS)).toEqual([CLAY]);
    expect(await axe(page, HOST)).toEqual([]);
  });

  test('tabs that stand one below the other take arrows up and down', async () => {
    const page = await openPanels('vertical', 'tabs');
    await page.focus('#elementor-tab-title-7021');
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe('May I send it back?');
    expect(await page.getAttribute('.elementor-tabs-wrapper', 'aria-orientation')).toBe('vertical');
  });

  test('the arrow keys are mirrored on a page from right to left', async () => {
    const page = await openPanels('tabs', 'tabs', '&dir=rtl');
    await page.focus(title(1));
    await page.keyboard.press('ArrowLeft');
    expect(await focused(page)).toBe('Glaze');
  });

  test('tabs that a page names by attribute start, also inside of others', async () => {
    const page = await openPanels('tabs', 'tabs');
    await page.evaluate(() => {
      const title = (n: number): string => `<div class="elementor-tab-title" role="tab" data-tab="${n}">T${n}</div>`;
      const panel = (n: number): string =>
        `<div class="elementor-tab-content" role="tabpanel" data-tab="${n}">P${n}</div>`;
      const own = [1, 2].map(title).join('');
      document
        .querySelector('#elementor-tab-content-7011')
        ?.insertAdjacentHTML(
          'beforeend',
          `<div id="own" class="elementor-tabs" data-widget="tabs"><div role="tablist">${own}</div>${[1, 2].map(panel).join('')}</div>`,
        );
    });
    await mounted(page, 'tabs', '#own');
    await page.click('#own .elementor-tab-title >> nth=1');
    expect(await visible(page, '#own .elementor-tab-content')).toEqual(['P2']);
    expect(await page.locator(`${title(1)}[aria-selected=true]`).count()).toBe(1);
  });

  test('tabs and all else on the demo page break no accessibility rule', async () => {
    for (const mobile of [false, true]) {
      const page = await openPage('/fixture/panels/', { mobile });
      for (const name of [
        'tabs',
        'accordion',
        'nested-tabs',
        'elementskit-accordion',
        'elementskit-tabs',
        'image-accordion',
      ])
        await mounted(page, name);
      // What fades in has no contrast yet.
      await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
      expect(await axe(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      expectNoProblems(page);
    }
  });

  test('a press on a tab before the start is repeated', async () => {
    const page = await openPage(panelsPage('tabs'), {
      waitUntil: 'commit',
      before: (opening) =>
        opening.route(/widget-tabs-/, async (route) => {
          await opening.click(title(3));
          await route.continue();
        }),
    });
    await mounted(page, 'tabs');
    await expect.poll(() => visible(page, PANELS)).toEqual([CARE]);
  });
});
