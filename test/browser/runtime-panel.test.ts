import { describe, expect, test } from 'vitest';
import type { ReportRow } from '../../src/core/types';
import { MIXED, mixedPage } from '../bench/mixedPage';
import { takeAway } from '../support/olderBrowser';
import {
  allMounted,
  axe,
  expectNoProblems,
  mounted,
  openPage,
  requestsTo,
  timersRun,
  type WatchedPage,
} from '../support/page';
import {
  button,
  EVERY_KIND,
  entries,
  field,
  input,
  openPanel,
  option,
  PANEL,
  type PanelApi,
  ready,
  setEditMode,
  values,
} from '../support/panel';

const PAGE = '/edit/';
const CAROUSEL = '.elementor-element-ed17001';
const COUNTDOWN = '.elementor-element-ed17002';

const isOpen = (page: WatchedPage): Promise<boolean> => page.locator(PANEL).isVisible();

const loaded = (page: WatchedPage): Promise<string[]> =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));

/** Counts how often widgets are mounted and unmounted from now on. */
const watchMounts = (page: WatchedPage): Promise<void> =>
  page.evaluate(() => {
    const { StorefrontWidgets: api } = window as unknown as {
      StorefrontWidgets: { on(type: string, run: () => void): void };
    };
    const counts = { unmounted: 0, failed: 0 };
    Object.assign(window, { counts });
    api.on('unmounted', () => (counts.unmounted += 1));
    api.on('failed', () => (counts.failed += 1));
  });

const remounts = (page: WatchedPage): Promise<unknown> =>
  page.evaluate(() => (window as unknown as { counts: unknown }).counts);

/** Keeps what is copied. */
const catchCopies = (page: WatchedPage): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => Object.assign(window, { copied: text }) },
    });
  });

async function copied(page: WatchedPage, name: string): Promise<string> {
  await button(page, name).click();
  await page.waitForFunction(() => 'copied' in window);
  return page.evaluate(() => {
    const { copied: text } = window as unknown as { copied: string };
    delete (window as unknown as { copied?: string }).copied;
    return text;
  });
}

test('the panel is opened by the API and by its key, and by nothing in the address; visitors load nothing of it', async () => {
  const page = await openPage(`${PAGE}?edit-widgets=1&panel=1#storefront-widgets-panel`, { waitUntil: 'networkidle' });
  const asked = requestsTo(page, /openPanel-/);
  await ready(page);
  expect((await loaded(page)).filter((name) => /[pP]anel-/.test(name))).toEqual([]);
  await setEditMode(page, true, { panel: false });
  await timersRun(page, 300);
  expect(asked).toEqual([]);
  expect(await isOpen(page)).toBe(false);
  await setEditMode(page, false);

  const key = await page.evaluate(
    () => (window as unknown as { StorefrontWidgets: PanelApi }).StorefrontWidgets.report().panelKey,
  );
  expect(key).toBe('Ctrl+Alt+W');
  await page.focus('.demo-edit-open');
  await page.keyboard.press('Control+Alt+KeyW');
  await page.waitForSelector(`${PANEL} h1`);
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe(PANEL);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator(PANEL).count()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('demo-edit-open');

  await page.click('.demo-edit-open');
  await page.waitForSelector(`${PANEL} h1`);
  await setEditMode(page, false);
  await expect.poll(() => page.locator(PANEL).count()).toBe(0);
  expectNoProblems(page);
});

test('the panel does not open in the preview of Elementor’s editor, where edit mode is on without the switch', async () => {
  const page = await openPage(`${PAGE}?edit=1`);
  const asked = requestsTo(page, /openPanel-/);
  await ready(page);
  await setEditMode(page, true);
  await page.waitForSelector('.e-handles-inside, main');
  await allMounted(page);
  await timersRun(page, 300);
  expect(asked).toEqual([]);
  expect((await loaded(page)).filter((name) => /openPanel-/.test(name))).toEqual([]);
});

test('the panel lists the widgets by place; pointing highlights, both ways, by mouse and by keyboard', async () => {
  const page = await openPage(PAGE);
  await mounted(page, 'image-carousel', CAROUSEL);
  await allMounted(page);
  await openPanel(page);
  const names = await page.locator(`${PANEL} [role=option] b`).allTextContents();
  expect(names.indexOf('Image carousel')).toBeLessThan(names.indexOf('Countdown'));
  expect(names).toContain('Image carousel');

  const boxOf = async (selector: string): Promise<number[]> => {
    const { x, y } = (await page.locator(selector).boundingBox())!; // visible
    return [Math.round(x), Math.round(y)];
  };
  const isHighlighted = async (): Promise<boolean> =>
    String(await boxOf(`${PANEL} .highlight`)) === String(await boxOf(CAROUSEL));
  await option(page, 'image-carousel').hover();
  await expect.poll(isHighlighted).toBe(true);
  await page.locator(COUNTDOWN).scrollIntoViewIfNeeded();
  await page.hover(`${COUNTDOWN} .elementor-countdown-days`);
  await page.waitForSelector(`${PANEL} .item.pointed >> text=countdown`);

  await option(page, names[0]!).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  for (let at = 0; at < names.indexOf('Image carousel'); at += 1) await page.keyboard.press('ArrowDown');
  await expect.poll(isHighlighted).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator(`${PANEL} h2`).textContent()).toBe('Image carousel');

  await button(page, 'Pick on the page').click();
  await page.locator(`${COUNTDOWN} .elementor-countdown-days`).click();
  await expect.poll(() => page.locator(`${PANEL} h2`).textContent()).toBe('Countdown');
  expectNoProblems(page);
});

test('a change in the panel shows without a new mount, is refused, undone, reset, copied, and asked for on leaving', async () => {
  const page = await openPage(PAGE);
  await mounted(page, 'image-carousel', CAROUSEL);
  await mounted(page, 'countdown', COUNTDOWN);
  await openPanel(page);
  await catchCopies(page);
  await watchMounts(page);

  await option(page, 'countdown').click();
  const label = (): Promise<string | null> =>
    page.locator(`${COUNTDOWN} .elementor-countdown-label`).first().textContent();
  await expect.poll(() => label()).toBe('Days');
  await option(page, 'image-carousel').click();
  const width = (): Promise<number> =>
    page.$eval(`${CAROUSEL} .swiper-slide`, (slide) => Math.round(slide.getBoundingClientRect().width));
  const before = await width();
  const slides = input(page, 'slides_to_show');
  await slides.fill('1');
  await expect.poll(width).toBeGreaterThan(before * 1.8);
  await expect.poll(() => entries(page)).toEqual({ [CAROUSEL]: { slides_to_show: 1 } });
  await expect
    .poll(() => field(page, 'slides_to_show').locator('.source').textContent())
    .toContain(`from the site’s configuration: ${CAROUSEL}`);

  // A text of which only the beginning is a value leaves the value of before.
  const wide = await width();
  await input(page, 'speed').focus();
  await slides.fill('2');
  await expect.poll(width).toBeLessThan(wide);
  await slides.fill('99');
  await expect
    .poll(() => field(page, 'slides_to_show').locator('.error').textContent())
    .toBe('It takes a whole number from 1 to 20.');
  await expect.poll(() => width()).toBe(wide);
  await expect.poll(() => slides.inputValue()).toBe('99');

  await input(page, 'speed').focus();
  await page.keyboard.press('Control+z');
  await expect.poll(width).toBe(before);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(width).toBe(wide);

  // A device has a value of its own.
  await input(page, 'slides_to_show_mobile').fill('2');
  await input(page, 'autoplay').setChecked(false);
  expect(JSON.parse(await copied(page, 'Copy JSON'))).toEqual({
    slides_to_show: 1,
    slides_to_show_mobile: 2,
    autoplay: false,
  });
  const attribute = await copied(page, 'Copy attribute');
  expect(attribute).toMatch(/^data-settings='\{.*"slides_to_show":1.*\}'$/);
  expect(await copied(page, 'Copy entry')).toMatch(/^"\.elementor-element-ed17001": \{/);
  await button(page, 'Reset Slides shown, Mobile').click();
  await button(page, 'Reset Play by itself').click();
  await expect.poll(() => entries(page)).toEqual({ [CAROUSEL]: { slides_to_show: 1 } });

  // For every widget of the type.
  await option(page, 'countdown').click();
  await page.locator(PANEL).getByLabel('every countdown of the site').check();
  await button(page, 'Reset all').click();
  await expect.poll(() => entries(page)).toEqual({});
  await input(page, 'dueTime').fill('2100-01-01T00:00');
  await expect.poll(() => entries(page)).toEqual({ countdown: { dueTime: '2100-01-01 00:00' } });
  expect(await remounts(page)).toEqual({ unmounted: 0, failed: 0 });

  await button(page, 'Close').click();
  await page.waitForSelector(`${PANEL} [role=alertdialog]`);
  await button(page, 'Keep editing').click();
  expect(await copied(page, 'Copy all changes')).toContain('"countdown": {\n    "dueTime": "2100-01-01 00:00"');
  await input(page, 'dueTime').fill('2101-01-01T00:00');
  await button(page, 'Close').click();
  await button(page, 'Close without saving').click();
  await expect.poll(() => page.locator(PANEL).count()).toBe(0);
  // The site has nothing of it until what was copied is in its code.
  await expect.poll(() => entries(page)).toEqual({});
  expectNoProblems(page);
});

test('what was copied is not asked for on leaving, but still differs from what the site has', async () => {
  const page = await openPage(PAGE);
  await mounted(page, 'countdown', COUNTDOWN);
  await openPanel(page);
  await catchCopies(page);
  await option(page, 'countdown').click();
  await input(page, 'dueTime').fill('2100-01-01T00:00');
  await copied(page, 'Copy all changes');
  await expect.poll(() => page.locator(`${PANEL} .said`).textContent()).toContain('once they are in the site’s code');
  expect(await field(page, 'dueTime').locator('.badge').count()).toBe(1);
  expect(await button(page, 'Reset all').getAttribute('aria-disabled')).toBeNull();
  await button(page, 'Close').click();
  await expect.poll(() => page.locator(PANEL).count()).toBe(0);
  await expect.poll(() => entries(page)).toEqual({});
});

test('a message goes after ten seconds', async () => {
  const page = await openPage(PAGE, { before: (opening) => opening.clock.install() });
  await mounted(page, 'countdown', COUNTDOWN);
  await openPanel(page);
  await catchCopies(page);
  await option(page, 'countdown').click();
  await input(page, 'dueTime').fill('2100-01-01T00:00');
  await button(page, 'Copy JSON').click();
  const said = (): Promise<string | null> => page.locator(`${PANEL} .said`).textContent();
  await expect.poll(said).toBe('Copied: JSON.');
  await page.clock.runFor(9000);
  expect(await said()).toBe('Copied: JSON.');
  await page.clock.runFor(1500);
  await expect.poll(said).toBe('');
});

test('each word of a choice has a name of its own, also where page builders print nothing', async () => {
  const config = JSON.stringify({ settings: { 'image-carousel': { pagination: '' } } });
  const page = await openPage(`${PAGE}?${new URLSearchParams({ config })}`);
  await mounted(page, 'image-carousel', CAROUSEL);
  await openPanel(page);
  await option(page, 'image-carousel').click();
  const pagination = input(page, 'pagination');
  expect(await pagination.locator('option').allTextContents()).toEqual([
    'Dots',
    'Numbers, such as 2 / 5',
    'Progress bar',
    'None',
    'Not set, so none',
  ]);
  expect(await pagination.inputValue()).toBe('');
  expectNoProblems(page);
});

test('Save leads to a field whose text is refused, and sends nothing', async () => {
  const page = await openPage(PAGE, {
    before: async (opening) => {
      await opening.addInitScript(() =>
        Object.assign(window, { storefrontWidgetsPanel: { root: `${location.origin}/wp-json/`, nonce: 'n' } }),
      );
      await opening.route('**/wp-json/storefront-widgets/**', (route) => route.abort());
    },
  });
  const asked = requestsTo(page, /wp-json\/storefront-widgets/);
  await mounted(page, 'image-carousel', CAROUSEL);
  await openPanel(page);
  await option(page, 'image-carousel').click();
  await input(page, 'autoplay').setChecked(false);
  await input(page, 'slides_to_show').fill('99');
  await button(page, 'Save').click();
  await expect
    .poll(() => page.locator(`${PANEL} .said`).textContent())
    .toMatch(/^Nothing was saved\. .+: It takes a whole number from 1 to 20\.$/);
  expect(await page.locator(PANEL).evaluate((panel) => panel.shadowRoot?.activeElement?.id)).toBe(
    await input(page, 'slides_to_show').getAttribute('id'),
  );
  // The panel only asks whether there is a draft.
  expect(asked.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('a setting of the element’s own attribute is changed there, and given back', async () => {
  const page = await openPage('/fixture/carousels/?only=ca00002');
  const host = '.elementor-element-ca00002';
  await mounted(page, 'image-carousel', host);
  const attribute = (): Promise<string | null> => page.getAttribute(host, 'data-settings');
  const before = await attribute();
  await openPanel(page);
  await option(page, 'image-carousel').click();
  await input(page, 'slides_to_show').fill('2');
  await expect
    .poll(async () => (JSON.parse((await attribute())!) as { slides_to_show: unknown }).slides_to_show)
    .toBe(2);
  await button(page, 'Reset all').click();
  await expect.poll(attribute).toBe(before);
  await input(page, 'slides_to_show').fill('2');
  await button(page, 'Close').click();
  await button(page, 'Close without saving').click();
  await expect.poll(attribute).toBe(before);
});

test('with the plugin, a change for an element overrides its attribute, whose value the form still tells', async () => {
  const page = await openPage('/fixture/carousels/?only=ca00002', {
    before: (opening) => opening.addInitScript(() => Object.assign(window, { storefrontWidgetsSaved: {} })),
  });
  const host = '.elementor-element-ca00002';
  await mounted(page, 'image-carousel', host);
  const before = await page.getAttribute(host, 'data-settings');
  const now = (): Promise<unknown> =>
    page.evaluate(
      (selector) =>
        (window.StorefrontWidgets as unknown as { report(): ReportRow[] })
          .report()
          .find(({ element, widget }) => element.matches(selector) && widget === 'image-carousel')?.settings
          .slides_to_show,
      host,
    );
  const given = Number((JSON.parse(before!) as { slides_to_show: unknown }).slides_to_show);
  expect(await now()).toEqual({ value: given, source: 'host' });
  await openPanel(page);
  await option(page, 'image-carousel').click();
  await input(page, 'slides_to_show').fill('2');
  await expect.poll(now).toEqual({ value: 2, source: 'site', entry: expect.stringContaining('ca00002') });
  expect(await page.getAttribute(host, 'data-settings')).toBe(before);
  await expect.poll(() => field(page, 'slides_to_show').textContent()).toContain('The element itself says');
  await field(page, 'slides_to_show').getByRole('button', { name: 'Reset' }).click();
  await expect.poll(now).toEqual({ value: given, source: 'host' });
  expectNoProblems(page);
});

test('every kind of setting has a control in the panel, also one of an integrator', async () => {
  const page = await openPage('/blank/', { before: (opening) => opening.addInitScript(EVERY_KIND) });
  await page.$eval('#stage', (stage) => {
    stage.innerHTML = '<div id="all" data-widget="every-kind"><output></output></div>';
  });
  await mounted(page, 'every-kind', '#all');
  await openPanel(page);
  await option(page, 'every-kind').click();

  await input(page, 'on').focus();
  await page.keyboard.press('Space');
  await field(page, 'size').locator('[type=range]').focus();
  await page.keyboard.press('ArrowRight');
  await input(page, 'name').press('End');
  await input(page, 'name').pressSequentially('bc');
  await input(page, 'label').fill('Hi %s');
  await field(page, 'items').getByRole('button', { name: 'One text for each plural form' }).click();
  await field(page, 'items').getByLabel('one').fill('an item');
  await input(page, 'tint').fill('#00ff00');
  await input(page, 'side').selectOption('right');
  await field(page, 'links').getByRole('button', { name: 'Add an item' }).click();
  await field(page, 'links').getByLabel('text').nth(1).fill('B');
  await field(page, 'links').getByRole('button', { name: 'Move item 2 up' }).click();
  await field(page, 'rating').locator('.stars').click();
  await expect
    .poll(() => values(page))
    .toMatchObject({
      on: true,
      size: 5,
      name: 'abc',
      label: 'Hi %s',
      items: { one: 'an item', other: '%s items' },
      tint: '#00ff00',
      side: 'right',
      home: '',
      links: [
        { to: '/a', text: 'B' },
        { to: '/a', text: 'A' },
      ],
      rating: 3,
    });
  await field(page, 'links').getByLabel('to').first().fill('');
  await expect
    .poll(() => field(page, 'links').locator('.error').first().textContent())
    .toContain('Item 1 does not fit: {"to":"","text":"B"}.');
  await input(page, 'home').fill('javascript:alert(1)');
  await expect
    .poll(() => field(page, 'home').locator('.error').textContent())
    .toBe('It takes this: address of this site, or from its configuration.');
  await expect.poll(() => field(page, 'label').locator('.about').textContent()).toContain('%s');
  expect(await axe(page, PANEL)).toEqual([]);
  expectNoProblems(page);
});

/** A blank page with the every-kind widget, open in the panel. */
async function editEveryKind(attributes: string, before = ''): Promise<WatchedPage> {
  const page = await openPage('/blank/', { before: (opening) => opening.addInitScript(`${before};${EVERY_KIND}`) });
  await page.$eval(
    '#stage',
    (stage, more) => {
      stage.innerHTML = `<div id="all" data-widget="every-kind" ${more}><output></output></div>`;
    },
    attributes,
  );
  await mounted(page, 'every-kind', '#all');
  await openPanel(page);
  await option(page, 'every-kind').click();
  return page;
}

test('a setting that cannot be read is replaced where it stands, because it hides the configuration', async () => {
  const page = await editEveryKind(`data-settings='{"size":"huge"}'`);
  await expect.poll(() => input(page, 'size').inputValue()).toBe('4');
  await input(page, 'size').fill('6');
  await expect.poll(() => values(page)).toMatchObject({ size: 6 });
  await expect.poll(() => page.getAttribute('#all', 'data-settings')).toBe('{"size":6}');
});

test('the form for every widget of a type shows what holds for the type, and where the element differs', async () => {
  const page = await editEveryKind(
    `data-settings='{"name":"own"}'`,
    `window.storefrontWidgetsConfig = { settings: { 'every-kind': { size: 7 }, '#all': { side: 'right' } } }`,
  );
  const source = (key: string): Promise<string | null> => field(page, key).locator('.source').textContent();
  const chosen = (key: string): Promise<string> =>
    input(page, key).evaluate((select: HTMLSelectElement) => select.selectedOptions[0]!.text);
  await expect.poll(() => input(page, 'name').inputValue()).toBe('own');
  await expect.poll(() => source('side')).toContain('Now "right", from the site’s configuration: #all');
  await page.locator(PANEL).getByLabel('every every-kind of the site').check();
  await expect.poll(() => input(page, 'name').getAttribute('placeholder')).toBe('a');
  expect(await input(page, 'name').inputValue()).toBe('');
  await expect
    .poll(() => source('name'))
    .toContain('Now "a", the default. On the selected element "own", from data-settings');
  await expect.poll(() => chosen('side')).toBe('Default (left)');
  await expect.poll(() => chosen('on')).toBe('Default (Off)');
  await expect
    .poll(() => source('side'))
    .toContain('On the selected element "right", from the site’s configuration: #all');
  await expect.poll(() => source('size')).toMatch(/Now 7, from the site’s configuration: every-kind$/);

  await input(page, 'name').fill('all');
  await expect.poll(() => page.getAttribute('#all', 'data-settings')).toBe('{"name":"own"}');
  await expect.poll(() => entries(page)).toMatchObject({ 'every-kind': { size: 7, name: 'all' } });
  await expect
    .poll(() => source('name'))
    .toContain('Now "all", from the site’s configuration: every-kind. On the selected');
  await expect.poll(() => values(page)).toMatchObject({ name: 'own', size: 7, side: 'right' });
});

test('lists of records whose schema is known have fields, nested ones, too; others are JSON', async () => {
  const page = await editEveryKind(`data-settings='{"loose":[{"deep":{"a":1}}]}'`);
  const menu = field(page, 'menu');
  await menu.getByRole('button', { name: 'Add an item' }).click();
  await menu.getByLabel('title').fill('Shoes');
  await menu.getByLabel('open').check();
  // A link needs an address: until it has one, it stays in the form alone.
  const links = menu.locator('.part', { hasText: 'links' });
  await links.getByRole('button', { name: 'Add an item' }).click();
  await expect.poll(() => values(page)).toMatchObject({ menu: [{ title: 'Shoes', open: true }] });
  await expect.poll(() => links.locator('.error').last().textContent()).toContain('Item 1 does not fit: {');
  await links.getByLabel('to').fill('/shoes/');
  await links.getByRole('textbox', { name: 'level' }).fill('2');
  await expect
    .poll(() => values(page))
    .toMatchObject({
      menu: [{ title: 'Shoes', open: true, links: [{ to: '/shoes/', level: 2 }] }],
    });
  await links.getByRole('textbox', { name: 'level' }).fill('9');
  const level = links.locator('.part', { hasText: 'level' });
  await expect.poll(() => level.locator('.error').textContent()).toBe('It takes a number from 1 to 3.');

  const loose = field(page, 'loose').locator('textarea');
  expect(JSON.parse(await loose.inputValue())).toEqual([{ deep: { a: 1 } }]);
  await loose.fill('[{"deep":{"a":2}}]');
  await expect.poll(() => values(page)).toMatchObject({ loose: [{ deep: { a: 2 } }] });
  expect(await axe(page, PANEL)).toEqual([]);
  expectNoProblems(page);
});

test('the panel opens, stands in front, and changes lists in a browser of 2023', async () => {
  const page = await editEveryKind('', `(${takeAway.toString()})()`);
  expect(await page.evaluate(() => 'showPopover' in document.body)).toBe(false);
  await field(page, 'links').getByRole('button', { name: 'Add an item' }).click();
  await field(page, 'links').getByLabel('text').nth(1).fill('B');
  await field(page, 'links').getByRole('button', { name: 'Move item 2 up' }).click();
  await field(page, 'links').getByRole('button', { name: 'Remove item 2' }).click();
  await expect.poll(() => values(page)).toMatchObject({ links: [{ to: '/a', text: 'B' }] });
  // A real press, although an element of the page has the highest z-index that there is.
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<div style="position:fixed;inset:0;z-index:2147483647"></div>');
  });
  await button(page, 'Fold').click();
  await button(page, 'Unfold').waitFor();
  expectNoProblems(page);
});

const HOSTILE = `<style>
  * { all: revert !important; display: none !important; }
  html *, :root > * { all: unset !important; pointer-events: none !important; opacity: 0 !important; }
  html, head, body { display: block !important; opacity: 1 !important; }
  #wall { display: block !important; position: fixed !important; inset: 0 !important; background: red !important; opacity: 1 !important;
    z-index: 2147483647 !important; pointer-events: auto !important; }
</style><div id="wall"></div>`;

/** A page with 60 widgets, in place of a page of the shop. */
async function openMixed(more: string, attributes = 'lang="en"'): Promise<WatchedPage> {
  const script = MIXED['storefront-widgets'];
  const html = mixedPage(script).replace('lang="en"', attributes).replace('</body>', `${more}</body>`);
  return openPage('/mixed/', {
    before: (opening) => opening.route('**/mixed/', (route) => route.fulfill({ contentType: 'text/html', body: html })),
  });
}

describe('the panel on a page with 60 widgets', () => {
  test('the panel finds, selects and changes one of 60 widgets, from right to left and at 390 px, accessibly', async () => {
    const page = await openMixed('', 'lang="en" dir="rtl"');
    await openPanel(page);
    const all = (): Promise<number> =>
      page.evaluate(() => (window as unknown as { StorefrontWidgets: PanelApi }).StorefrontWidgets.report().length);
    await expect.poll(all).toBeGreaterThan(50);
    await expect.poll(async () => (await page.locator(`${PANEL} [role=option]`).count()) - (await all())).toBe(0);
    const panel = page.locator(`${PANEL} .panel`);
    await expect.poll(async () => (await panel.boundingBox())!.x).toBe(0);
    await page.locator(`${PANEL} [type=search]`).fill('counter');
    await expect.poll(() => page.locator(`${PANEL} [role=option]`).count()).toBe(6);
    await option(page, 'counter').click();
    expect(await axe(page, PANEL)).toEqual([]);

    await page.setViewportSize({ width: 390, height: 844 });
    const box = (await panel.boundingBox())!; // visible
    expect(box.width).toBe(390);
    expect(box.y).toBeGreaterThan(300);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await input(page, 'duration').fill('10');
    expect(Object.keys((await entries(page)) as object)).toEqual(['.elementor-element-e1']);
    await button(page, 'Fold').click();
    await expect.poll(async () => (await panel.boundingBox())!.height).toBeLessThan(120);
    expect(await axe(page, PANEL)).toEqual([]);
  });

  test('no rule of the page reaches the panel, and nothing covers it', async () => {
    const calm = await openMixed('');
    await openPanel(calm);
    const lookOf = (page: WatchedPage): Promise<unknown> =>
      page.$eval(`${PANEL} .panel`, async (panel) => {
        await Promise.allSettled(panel.getAnimations().map(({ finished }) => finished));
        const { font, color, opacity, display, pointerEvents } = getComputedStyle(panel);
        const { width, height, x, y } = panel.getBoundingClientRect();
        return { font, color, opacity, display, pointerEvents, width, height, x, y };
      });
    const look = await lookOf(calm);
    const page = await openMixed(HOSTILE);
    await openPanel(page);
    await expect.poll(() => lookOf(page)).toEqual(look);
    // A real press, in front of what covers all of the page.
    await button(page, 'Fold').click();
    await button(page, 'Unfold').waitFor();
  });
});
