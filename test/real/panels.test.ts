import { expect, test } from 'vitest';
import { expectNoProblems, mounted, openPage, type WatchedPage } from '../support/page';
import { atRest, visible } from '../support/panels';

/** The pages come without Elementor's scripts and style sheets. */
const MISSING = [/wp-(content|includes)\/.*404/, /is not defined/];

const open = async (path: string, ...widgets: string[]): Promise<WatchedPage> => {
  const page = await openPage(path, { viewport: { width: 1280, height: 800 } });
  for (const widget of widgets) await mounted(page, widget);
  return page;
};

const attributes = (page: WatchedPage, selector: string): Promise<Record<string, string>> =>
  page.$eval(selector, (element) =>
    Object.fromEntries(
      [...element.attributes]
        .filter(({ name }) => /^(aria-(sel|exp)|tabindex|hidden|style|open)/.test(name))
        .map(({ name, value }) => [name, value]),
    ),
  );

test('the tabs of the real page have the same attributes as before when another tab is chosen', async () => {
  const page = await open('/builder/panels.html', 'tabs');
  expect(await attributes(page, '#elementor-tab-content-2141')).toEqual({ tabindex: '0', style: 'display: block;' });
  await page.click('#elementor-tab-title-2142');
  expect(await attributes(page, '#elementor-tab-title-2141')).toEqual({
    'aria-selected': 'false',
    'aria-expanded': 'false',
    tabindex: '-1',
  });
  expect(await attributes(page, '#elementor-tab-title-2142')).toEqual({
    'aria-selected': 'true',
    'aria-expanded': 'true',
    tabindex: '0',
  });
  expect(await attributes(page, '#elementor-tab-content-2141')).toEqual({
    tabindex: '0',
    style: 'display: none;',
    hidden: 'hidden',
  });
  expect(await attributes(page, '#elementor-tab-content-2142')).toEqual({ tabindex: '0', style: 'display: block;' });
  expectNoProblems(page, MISSING);
});

test('the accordion and the toggle of the real page open the pressed panel', async () => {
  const page = await open('/builder/panels.html', 'accordion');
  await expect.poll(() => visible(page, '.elementor-accordion .elementor-tab-content')).toEqual(['Body of Who.']);
  await expect.poll(() => visible(page, '.elementor-toggle .elementor-tab-content')).toEqual([]);
  await page.click('#elementor-tab-title-3052 a');
  await page.click('#elementor-tab-title-2621');
  await atRest(page, '.elementor-tab-content');
  expect(await attributes(page, '#elementor-tab-content-3051')).toEqual({ style: 'display: none;', hidden: 'hidden' });
  expect(await attributes(page, '#elementor-tab-content-3052')).toEqual({ style: 'display: block;' });
  await expect.poll(() => visible(page, '.elementor-toggle .elementor-tab-content')).toEqual(['Body of First.']);
  expect(page.url()).toMatch(/panels\.html$/);
  expectNoProblems(page, MISSING);
});

test('ElementsKit’s accordion, tabs and image accordion of the real page open the chosen part', async () => {
  const page = await open('/builder/panels.html', 'elementskit-accordion', 'elementskit-tabs', 'image-accordion');
  const bodies = '.elementskit-card-body';
  await expect.poll(() => visible(page, bodies)).toEqual(['Body of Alpha.']);
  await page.click('.ekit-accordion--toggler >> nth=1');
  await atRest(page, '.elementskit-card > *');
  await expect.poll(() => visible(page, bodies)).toEqual(['Body of Beta.']);
  expect(await page.locator('.elementskit-card.active .ekit-accordion--toggler:not(.collapsed)').count()).toBe(1);
  // Without ElementsKit's style sheet the titles lie over each other.
  await page.focus('[data-ekit-handler-id=moon]');
  await page.keyboard.press('Enter');
  await expect.poll(() => visible(page, '.tab-pane')).toEqual(['Body of Moon.']);
  await expect
    .poll(() => page.getAttribute('[data-ekit-handler-id=moon]', 'class'))
    .toMatch(/active.*show|show.*active/);
  await page.click('label[for=ekit_ia_48a5d0e_2] .elementskit-accordion-title');
  await expect.poll(() => page.locator('#ekit_ia_48a5d0e_2').isChecked()).toBe(true);
  await expect.poll(() => page.getAttribute('label[for=ekit_ia_48a5d0e_2]', 'class')).toContain('item-opened');
  expectNoProblems(page, MISSING);
});

test('a picture of the real page’s image accordion is open when it was pressed before the script started', async () => {
  const page = await openPage('/builder/panels.html?script=none', { viewport: { width: 1280, height: 800 } });
  await page.click('label[for=ekit_ia_48a5d0e_2] .elementskit-accordion-title');
  await page.addScriptTag({ url: '/storefront-widgets/storefront-widgets.js' });
  await mounted(page, 'image-accordion');
  await expect.poll(() => page.getAttribute('label[for=ekit_ia_48a5d0e_2]', 'class')).toContain('item-opened');
  expectNoProblems(page, MISSING);
});

test('an alert of the real page closes late when it is dismissed before its widget loads', async () => {
  const page = await openPage('/builder/panels.html?script=none', { viewport: { width: 1280, height: 800 } });
  let load = (): void => {};
  const asked = new Promise<void>((done) => {
    load = done;
  });
  await page.route(/storefront-widgets\/.*alert.*\.js/, async (route) => {
    await asked;
    await route.continue();
  });
  await page.addScriptTag({ url: '/storefront-widgets/storefront-widgets.js' });
  await page.click('.elementor-alert-dismiss');
  load();
  await page.waitForSelector('.elementor-alert', { state: 'hidden' });
  expectNoProblems(page, MISSING);
});

test('the nested tabs and the nested accordion of the real page show the chosen panel', async () => {
  const page = await open('/builder/nested.html', 'nested-tabs', 'nested-accordion');
  const panels = '.e-n-tabs-content > .e-con';
  await expect.poll(() => page.locator('.e-n-tabs.e-activated[data-touch-mode=false]').count()).toBe(1);
  await page.click('[data-tab-index="2"].e-n-tab-title');
  await expect.poll(() => page.locator(`${panels}.e-active`).getAttribute('data-tab-index')).toBe('2');
  await expect.poll(() => page.locator('.e-n-tab-title[aria-selected=true][tabindex="0"]').count()).toBe(1);
  // The one that closes stays open while it slides, here until it is released.
  await page.evaluate(() => {
    const held: Animation[] = [];
    const { animate } = Element.prototype;
    Object.assign(window, { held });
    Element.prototype.animate = function hold(...args) {
      const slide = animate.apply(this, args);
      slide.pause();
      held.push(slide);
      return slide;
    };
  });
  const shown = page.locator('.e-n-accordion details[open]');
  await page.click('#what summary');
  await expect.poll(() => shown.count()).toBe(2);
  await page.evaluate(() => {
    for (const slide of (window as unknown as { held: Animation[] }).held) slide.play();
  });
  await expect.poll(() => shown.evaluateAll((all) => all.map(({ id }) => id))).toEqual(['what']);
  await atRest(page, '.e-n-accordion .e-con');
  await expect.poll(() => page.getAttribute('#what', 'style')).toBeNull();
  expectNoProblems(page, MISSING);
});

test('all panels of another real page start, and open by keys', async () => {
  const page = await open('/elementor-page.html', 'tabs', 'accordion', 'nested-tabs', 'nested-accordion');
  await page.focus('#elementor-tab-title-2271');
  await page.keyboard.press('End');
  await expect.poll(() => page.locator('#elementor-tab-content-2273').isVisible()).toBe(true);
  await expect.poll(() => page.locator('#elementor-tab-content-2271').isVisible()).toBe(false);
  await page.focus('#elementor-tab-title-1522');
  await page.keyboard.press('Enter');
  await atRest(page, '.elementor-tab-content');
  await expect.poll(() => page.locator('#elementor-tab-content-1522').isVisible()).toBe(true);
  await expect.poll(() => page.locator('#elementor-tab-content-1521').isVisible()).toBe(false);
  expectNoProblems(page, MISSING);
});
