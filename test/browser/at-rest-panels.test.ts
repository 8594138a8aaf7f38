import { describe, expect, test } from 'vitest';
import { holdRuntime } from '../support/chunks';
import { expectNoProblems, mounted, openPage, type PageOptions, type WatchedPage } from '../support/page';
import { panelsPage, scrolledTo } from '../support/panels';
import { withoutPointer } from '../support/rest';
import { withApi } from './runtimeStage';

/**
 * A visitor who has read the page and touched nothing. Opens it again where the browser has sent a move by itself, as it
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

/** Without the widgets that start on every page of Elementor. */
const ALONE = `&config=${encodeURIComponent(JSON.stringify({ disable: ['anchors', 'order-attribution'] }))}`;

/** The demo page with some panels. */
const restingPage = (only: string): string => panelsPage(only, ALONE);

/** Checks that nothing has needed the runtime. */
const rests = async (page: WatchedPage): Promise<void> => {
  const started = await withApi(page, (api) => api.report().map((row) => [row.widget, row.waitedFor, row.startedBy]));
  expect(started).toEqual([]);
  expect(await withApi(page, (api) => api.report().notes)).toEqual(['nothing has needed the runtime yet']);
};

/** The texts of the elements that can be seen, also where a style sheet only makes others transparent. */
const visible = (page: WatchedPage, selector: string): Promise<string[]> =>
  page.$$eval(selector, (all) =>
    all
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((one) => one.textContent ?? ''),
  );

/** What a screen reader meets in a host, and what is shown: one line for each element. */
const metIn = (page: WatchedPage, host: string): Promise<string[]> =>
  page.$$eval(`${host}, ${host} *`, (all) =>
    all.flatMap((one) => {
      const names = one
        .getAttributeNames()
        .filter((name) => /^(aria-|role$|tabindex$|href$|hidden$|inert$)/.test(name));
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
async function beforeRuntime(
  path: string,
  use: (page: WatchedPage) => Promise<unknown>,
  { hovers = false, ...options }: PageOptions & { hovers?: boolean } = {},
) {
  let release = (): void => {};
  const page = await openAtRest(path, {
    ...options,
    before: async (opening) => {
      // A move that the browser sends by itself would ask for the runtime, and the network would never be idle.
      if (!hovers) await withoutPointer(opening);
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
  {
    widget: 'jet-accordion',
    path: `/fixture/jet-tabs/?parts={"collapsible":true}${ALONE}`,
    host: '.elementor-element-7ab1003',
    panels: '.jet-toggle__content > *',
    shown: 1,
    title: '#jet-toggle-control-2',
    panel: '#jet-toggle-content-2',
    hash: '#jet-toggle-control-2',
  },
  {
    widget: 'jet-tabs',
    path: `/fixture/jet-tabs/?only=1${ALONE}`,
    host: '.elementor-element-7ab1001',
    panels: '.jet-tabs__content',
    shown: 1,
    title: '#jet-tabs-control-7ab10012',
    panel: '#jet-tabs-content-7ab10012',
    hash: '#jet-tabs-control-7ab10012',
  },
];

for (const { widget, path, host, panels, shown, title, panel, hash } of cases)
  describe(`${widget} on ${path.split('&')[0]}`, () => {
    test('the widget is the same at rest as started, and needs no runtime', async () => {
      const page = await openAtRest(path);
      await rests(page);
      expect(await visible(page, panels)).toHaveLength(shown);
      const before = await metIn(page, host);
      await mounted(page, widget);
      expect(await metIn(page, host)).toEqual(before);
      expectNoProblems(page);
    });

    test('the panel that is pressed first opens, however late the runtime comes', async () => {
      const page = await beforeRuntime(path, (opened) => opened.click(title));
      await page.waitForSelector(`${panel}:visible`);
      await expect.poll(() => visible(page, panels)).toHaveLength(1);
      expect(await page.locator(`${host} [aria-busy]`).count()).toBe(0);
    });

    test('the panel that the first key presses opens, and the focus stays', async () => {
      const page = await beforeRuntime(path, async (opened) => {
        await opened.focus(title);
        await opened.keyboard.press('Enter');
      });
      await page.waitForSelector(`${panel}:visible`);
      await expect.poll(() => visible(page, panels)).toHaveLength(1);
      expect(await page.locator(title).evaluate((one) => one === document.activeElement)).toBe(true);
    });

    test('the first Home key moves the focus to another title', async () => {
      const page = await beforeRuntime(path, async (opened) => {
        await opened.focus(title);
        await opened.keyboard.press('Home');
      });
      await mounted(page, widget);
      await expect.poll(() => page.locator(title).evaluate((one) => one === document.activeElement)).toBe(false);
      expect(await focusedId(page)).toBeTruthy();
    });

    test('the widget starts at once where the address names a panel', async () => {
      const page = await openPage(path + hash);
      await page.waitForSelector(`${panel}:visible`);
      expect(await startedBy(page, widget)).toBe('the address');
    });

    test('the widget rests where the address names something else', async () => {
      await rests(await openAtRest(`${path}#elsewhere`));
    });

    test('the first link to a panel opens it before the browser scrolls there, however late the runtime comes', async () => {
      const page = await beforeRuntime(path, async (opened) => {
        await opened.evaluate((to) => {
          const link = `<a id="there" href="${to}">There</a><div style="height: 3000px"></div>`;
          document.querySelector('main')?.insertAdjacentHTML('afterbegin', link);
        }, hash);
        await opened.click('#there');
      });
      await page.waitForSelector(`${panel}:visible`);
      expect(await page.evaluate(() => location.hash)).toBe(hash);
      // The browser scrolls to nothing that is hidden.
      if ((await page.locator(hash).count()) > 0) await scrolledTo(page, hash);
    });
  });

describe('what starts a widget of panels without the visitor', () => {
  test('tabs start without the visitor where they change by themselves', async () => {
    const page = await openPage(`/fixture/jet-tabs/?only=1&tabs={"autoSwitch":true}${ALONE}`);
    await expect.poll(() => startedBy(page, 'jet-tabs')).toBe('it changes by itself');
  });

  test('tabs start without the visitor where their titles stand elsewhere on other devices', async () => {
    const element = '{"tabs_position":"top","tabs_position_mobile":"left"}';
    const page = await openPage(`/fixture/jet-tabs/?only=1&element=${element}${ALONE}`);
    await expect.poll(() => startedBy(page, 'jet-tabs')).toBe('the place of its titles');
  });

  test('tabs rest where their titles stand as the server has put them', async () => {
    await rests(await openAtRest(`/fixture/jet-tabs/?only=1&element={"tabs_position":"top"}${ALONE}`));
  });

  test('a toggle with a mark under its title starts without the visitor', async () => {
    const page = await openPage(restingPage('switch'));
    await expect.poll(() => startedBy(page, 'elementskit-tabs')).toBe('a mark under the title');
  });

  test('an accordion starts without the visitor where the content of its open card comes later', async () => {
    const page = await openPage(restingPage('kit-areas'), {
      before: (opening) =>
        opening.addInitScript(() => {
          addEventListener(
            'readystatechange',
            () => {
              document
                .querySelector('.collapse.show')
                ?.insertAdjacentHTML(
                  'beforeend',
                  '<div class="ekit-widget-area-container" data-ajax-post-id="123"></div>',
                );
            },
            { capture: true, once: true },
          );
        }),
    });
    await expect.poll(() => startedBy(page, 'elementskit-accordion')).toBe('content that comes later');
  });

  test('tabs start without the visitor where a script listens for the tab that is open at the start', async () => {
    const page = await openPage(`${restingPage('nested-tabs')}&jquery=1`, {
      before: (opening) =>
        opening.addInitScript(() => {
          addEventListener('DOMContentLoaded', () => {
            const $ = (window as unknown as { jQuery(of: Window): { on(type: string, use: () => void): void } }).jQuery;
            $(window).on('elementor/nested-tabs/activate', () => {});
          });
        }),
    });
    await expect.poll(() => startedBy(page, 'nested-tabs')).toBe('a script listens to elementor/nested-tabs/activate');
  });
});

test('the accordion opens no item at rest where the site says so', async () => {
  const config = { disable: ['anchors', 'order-attribution'], settings: { accordion: { open: 'none' } } };
  const page = await openAtRest(panelsPage('accordion', `&config=${encodeURIComponent(JSON.stringify(config))}`));
  await rests(page);
  expect(await visible(page, '.elementor-tab-content')).toEqual([]);
});

test('tabs that open under the mouse open the first one it comes to, however late the runtime comes', async () => {
  const page = await beforeRuntime(restingPage('kit-hover'), (opened) => opened.hover('#content-17ab0011-tab'), {
    hovers: true,
  });
  await page.waitForSelector('#content-17ab0011:visible');
});

test('an older accordion is no list of tabs at rest, and its links lead nowhere', async () => {
  const page = await openAtRest(restingPage('old'));
  expect(await page.locator('.elementor-accordion [role=tab], .elementor-accordion[role]').count()).toBe(0);
  expect(await page.locator('a.elementor-accordion-title[href]').count()).toBe(0);
  await rests(page);
});

test('folded tabs of containers say at rest which one is open', async () => {
  const page = await openAtRest(restingPage('nested-tabs'), { mobile: true });
  await rests(page);
  const before = await metIn(page, '.elementor-element-7ab0006');
  await mounted(page, 'nested-tabs');
  expect(await metIn(page, '.elementor-element-7ab0006')).toEqual(before);
});

test('an item that a search in the page opens says at rest that it is open', async () => {
  const page = await openAtRest(restingPage('nested-accordion'));
  await page.$eval('#back', (details) => {
    (details as HTMLDetailsElement).open = true;
  });
  await page.waitForSelector('#back summary[aria-expanded=true]');
  await rests(page);
});

test('an alert rests until its button is pressed, and goes however late the runtime comes', async () => {
  const page = await beforeRuntime(`/fixture/page-tools/?only=a1e0001${ALONE}`, async (opened) => {
    await rests(opened);
    await opened.click('.elementor-alert-dismiss');
  });
  await page.locator('.elementor-element-a1e0001').waitFor({ state: 'hidden' });
});

test('a shortened text rests with its button, whose first key shows it in full', async () => {
  const path = `/fixture/read-more/?${ALONE}`;
  const page = await beforeRuntime(path, async (opened) => {
    await rests(opened);
    expect(await opened.getAttribute('.more', 'aria-expanded')).toBe('false');
    await opened.focus('.more[role=button]');
    await opened.keyboard.press('Enter');
  });
  await page.waitForSelector('.more[aria-expanded=true]');
  expect(await page.textContent('[data-text]')).toContain('Delivery took three days.');
  expect(await page.locator('.more').evaluate((one) => one === document.activeElement)).toBe(true);
});

test('a text that is longer than the site wants it starts without the visitor', async () => {
  const config = { disable: ['anchors', 'order-attribution'], settings: { 'read-more': { length: 10 } } };
  const page = await openPage(`/fixture/read-more/?config=${encodeURIComponent(JSON.stringify(config))}`);
  await expect.poll(() => startedBy(page, 'read-more')).toBe('a text to shorten');
});

describe('a row of pictures of which one opens', () => {
  const host = '.elementor-element-7ab0014';

  test('the pictures are the same at rest as started', async () => {
    const page = await openAtRest(restingPage('pictures'));
    await rests(page);
    const before = await metIn(page, host);
    await mounted(page, 'image-accordion');
    expect(await metIn(page, host)).toEqual(before);
  });

  test('the first press opens a picture and follows no link, however late the runtime comes', async () => {
    const page = await beforeRuntime(restingPage('pictures'), (opened) =>
      opened.click('label[for=ekit_ia_7ab0014_0]', { position: { x: 20, y: 20 } }),
    );
    await page.waitForSelector('label[for=ekit_ia_7ab0014_0].item-opened');
    expect(await page.evaluate(() => location.hash)).toBe('');
  });

  test('the first Enter follows the link of the picture that an arrow key has opened', async () => {
    const page = await beforeRuntime(restingPage('pictures'), async (opened) => {
      await opened.focus('#ekit_ia_7ab0014_1');
      await opened.keyboard.press('ArrowLeft');
      await opened.keyboard.press('Enter');
    });
    await page.waitForFunction(() => location.hash === '#mugs');
  });

  test('the pictures keep the focus, and what the keyboard has opened, when they start', async () => {
    const page = await beforeRuntime(restingPage('pictures'), async (opened) => {
      await opened.focus('#ekit_ia_7ab0014_1');
      await opened.keyboard.press('ArrowLeft');
    });
    await page.waitForSelector('label[for=ekit_ia_7ab0014_0].item-opened');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('ekit_ia_7ab0014_0');
  });
});
