import { describe, expect, test } from 'vitest';
import { holdRuntime } from '../support/chunks';
import { expectNoProblems, mounted, openPage, type PageOptions, type WatchedPage } from '../support/page';
import { panelsPage, visible } from '../support/panels';
import { withApi } from './runtimeStage';

/**
 * A visitor who has read the page and touched nothing. Opens it anew where the browser has sent a move by itself, as it
 * does when the layout changes under a pointer.
 */
async function openAtRest(path: string, { before, ...options }: PageOptions = {}): Promise<WatchedPage> {
  for (;;) {
    const page = await openPage(path, {
      waitUntil: 'networkidle',
      fresh: true,
      before: async (opening) => void (await before?.(opening)),
      ...options,
    });
    if ((await withApi(page, (api) => api.report().startedBy)) !== 'pointermove') return page;
  }
}

/** The demo page with some panels, without the widgets that every page of Elementor starts. */
const restingPage = (only: string): string =>
  panelsPage(only, `&config=${encodeURIComponent(JSON.stringify({ disable: ['anchors', 'order-attribution'] }))}`);

/** Has nothing needed the runtime? */
const rests = async (page: WatchedPage): Promise<void> => {
  const started = await withApi(page, (api) => api.report().map((row) => [row.widget, row.waitedFor, row.startedBy]));
  expect(started).toEqual([]);
  expect(await withApi(page, (api) => api.report().notes)).toEqual(['nothing has needed the runtime yet']);
};

/** What a screen reader meets in a host, and what is shown: an element each that says anything about it. */
const metIn = (page: WatchedPage, host: string): Promise<string[]> =>
  page.$$eval(`${host}, ${host} *`, (all) =>
    all.flatMap((one) => {
      const names = one.getAttributeNames().filter((name) => /^(aria-|role$|tabindex$|href$|hidden$|inert$)/.test(name));
      const said = names.toSorted().map((name) => `${name}=${one.getAttribute(name)}`);
      const isShown = one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      return [`${one.localName} ${said.join(' ')} ${[...one.classList].toSorted().join('.')} ${isShown}`];
    }),
  );

/** What has started a widget. */
const startedBy = async (page: WatchedPage, widget: string): Promise<unknown> => {
  const rows = await withApi(page, (api) => api.report().map((row) => [row.widget, row.startedBy]));
  return rows.find(([name]) => name === widget)?.[1];
};

/** Opens a page whose runtime is slow, does something, and then lets the runtime come. */
async function beforeRuntime(path: string, use: (page: WatchedPage) => Promise<unknown>, options: PageOptions = {}) {
  let release = (): void => {};
  const page = await openAtRest(path, {
    ...options,
    before: async (opening) => {
      release = await holdRuntime(opening);
    },
  });
  await use(page);
  release();
  return page;
}

const focusedId = (page: WatchedPage): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.parentElement?.id);

interface Case {
  widget: string;
  path: string;
  host: string;
  /** The panels, and how many show at rest. */
  panels: string;
  shown: number;
  /** The second title, its panel, and what has the focus there. */
  title: string;
  panel: string;
  focus?: string;
  /** A name of the second panel in the address. */
  hash: string;
}

const cases: Case[] = [
  {
    widget: 'accordion',
    path: restingPage('accordion'),
    host: '.elementor-element-7ab0003',
    panels: '.elementor-tab-content',
    shown: 1,
    title: '#elementor-tab-title-7032',
    panel: '#elementor-tab-content-7032',
    hash: '#elementor-tab-title-7032',
  },
  {
    widget: 'accordion',
    path: restingPage('toggle'),
    host: '.elementor-element-7ab0005',
    panels: '.elementor-tab-content',
    shown: 0,
    title: '#elementor-tab-title-7052',
    panel: '#elementor-tab-content-7052',
    hash: '#elementor-tab-title-7052',
  },
  {
    widget: 'tabs',
    path: restingPage('tabs'),
    host: '.elementor-element-7ab0001',
    panels: '.elementor-tab-content',
    shown: 1,
    title: '#elementor-tab-title-7012',
    panel: '#elementor-tab-content-7012',
    hash: '#about-glaze',
  },
  {
    widget: 'nested-accordion',
    path: restingPage('nested-accordion'),
    host: '.elementor-element-7ab0007',
    panels: '.e-n-accordion .e-con',
    shown: 1,
    title: '#back summary',
    panel: '#back > .e-con',
    hash: '#back',
  },
  {
    widget: 'nested-tabs',
    path: restingPage('nested-tabs'),
    host: '.elementor-element-7ab0006',
    panels: '.e-n-tabs-content > .e-con',
    shown: 1,
    title: '#e-n-tab-title-7062',
    panel: '#e-n-tab-content-7062',
    hash: '#e-n-tab-content-7062',
  },
  {
    widget: 'elementskit-accordion',
    path: restingPage('elementskit-accordion'),
    host: '.elementor-element-7ab0008',
    panels: '.elementskit-card > .collapse',
    shown: 1,
    title: '.elementskit-card:nth-child(2) .ekit-accordion--toggler',
    panel: '#Collapse-17ab0008',
    hash: '#Collapse-17ab0008',
  },
  {
    widget: 'elementskit-tabs',
    path: restingPage('elementskit-tabs'),
    host: '.elementor-element-7ab0010',
    panels: '.tab-pane',
    shown: 1,
    title: '#content-17ab0010-tab',
    panel: '#content-17ab0010',
    hash: '#glaze',
  },
];

for (const { widget, path, host, panels, shown, title, panel, hash } of cases)
  describe(`${widget} on ${path.split('&')[0]}`, () => {
    test('is at rest what it is once it has started, and needs no runtime', async () => {
      const page = await openAtRest(path);
      await rests(page);
      expect(await visible(page, panels)).toHaveLength(shown);
      const before = await metIn(page, host);
      await mounted(page, widget);
      expect(await metIn(page, host)).toEqual(before);
      expectNoProblems(page);
    });

    test('opens what is pressed first, however late the runtime comes', async () => {
      const page = await beforeRuntime(path, (opened) => opened.click(title));
      await page.waitForSelector(`${panel}:visible`);
      await expect.poll(() => visible(page, panels)).toHaveLength(1);
      expect(await page.locator(`${host} [aria-busy]`).count()).toBe(0);
    });

    test('opens what the first key presses, and the focus stays', async () => {
      const page = await beforeRuntime(path, async (opened) => {
        await opened.focus(title);
        await opened.keyboard.press('Enter');
      });
      await page.waitForSelector(`${panel}:visible`);
      await expect.poll(() => visible(page, panels)).toHaveLength(1);
      expect(await page.locator(title).evaluate((one) => one === document.activeElement)).toBe(true);
    });

    test('moves the focus with the first arrow key', async () => {
      const page = await beforeRuntime(path, async (opened) => {
        await opened.focus(title);
        await opened.keyboard.press('Home');
      });
      await mounted(page, widget);
      await expect
        .poll(() => page.locator(title).evaluate((one) => one === document.activeElement))
        .toBe(false);
      expect(await focusedId(page)).toBeTruthy();
    });

    test('starts at once where the address names a panel', async () => {
      const page = await openPage(path + hash);
      await page.waitForSelector(`${panel}:visible`);
      expect(await startedBy(page, widget)).toBe('the address');
    });

    test('rests where the address names something else', async () => {
      await rests(await openAtRest(`${path}#elsewhere`));
    });

    test('opens where the first link leads, before the browser scrolls there', async () => {
      const page = await beforeRuntime(path, async (opened) => {
        await opened.evaluate((to) => {
          document.querySelector('main')?.insertAdjacentHTML('afterbegin', `<a id="there" href="${to}">There</a>`);
        }, hash);
        await opened.click('#there');
      });
      await page.waitForSelector(`${panel}:visible`);
      expect(await page.evaluate(() => location.hash)).toBe(hash);
    });
  });
