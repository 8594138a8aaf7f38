import { describe, expect, test } from 'vitest';
import { leavesToBrowser } from '../support/leavesToBrowser';
import {
  expectNoProblems,
  failuresOf,
  mounted,
  openPage,
  timersRun,
  type WatchedPage,
  watchLifecycle,
} from '../support/page';
import { describeWidget } from '../support/widgetSuite';
import { openStage } from './runtimeStage';

const shownPanels = (page: WatchedPage): Promise<string[]> =>
  page.$$eval('.wc-tabs-wrapper .wc-tab', (panels) =>
    panels.filter((panel) => getComputedStyle(panel).display !== 'none').map((panel) => panel.id),
  );

const focusedTab = (page: WatchedPage): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-controls'));

const openTabs = async (path: string, options?: Parameters<typeof openPage>[1]): Promise<WatchedPage> => {
  const page = await openPage(path, options);
  await mounted(page, 'product-tabs');
  return page;
};

describeWidget({
  name: 'product-tabs',
  // The reviews have a widget of their own inside, which changes their markup.
  page: `/product/mug/?config=${encodeURIComponent('{"disable":["review-form"]}')}`,
  host: '.wc-tabs-wrapper',
  settings: {
    change: { hash: true },
    async shows(page) {
      await page.click('#tab-title-reviews a');
      await page.waitForFunction(() => location.hash === '#tab-reviews');
    },
  },
  async keyboard(page) {
    await page.focus('#tab-title-description a');
    await page.keyboard.press('End');
    expect(await shownPanels(page)).toEqual(['tab-reviews']);
    expect(await focusedTab(page)).toBe('tab-reviews');
    await page.keyboard.press('ArrowRight');
    expect(await shownPanels(page)).toEqual(['tab-description']);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Home');
    expect(await shownPanels(page)).toEqual(['tab-description']);
  },
});

for (const [address, panel] of [
  ['', 'tab-description'],
  ['#reviews', 'tab-reviews'],
  ['#tab-reviews', 'tab-reviews'],
  ['#comment-2', 'tab-reviews'],
  ['#Comment-2', 'tab-reviews'],
  ['#li-comment-2', 'tab-reviews'],
  ['?cpage=2', 'tab-reviews'],
  ['#tab-reviews&gid=1&pid=1', 'tab-reviews'],
  ['#tab-additional_information', 'tab-additional_information'],
  ['#&gid=1&pid=2', 'tab-description'],
  ['#nonsense', 'tab-description'],
  ['#<img src=x onerror=alert(1)>', 'tab-description'],
  ['#"]', 'tab-description'],
  ['#%E0%A4%A', 'tab-description'],
] as const) {
  test(`the tabs open ${panel} for the address "${address}"`, async () => {
    const page = await openTabs(`/product/mug/${address}`);
    expect(await shownPanels(page)).toEqual([panel]);
    expectNoProblems(page);
  });
}

test('the reviews open when the hash changes while the page is open', async () => {
  const page = await openTabs('/product/mug/');
  await page.evaluate(() => {
    location.hash = '#reviews';
  });
  await page.waitForFunction(() => document.querySelector('#tab-title-reviews')?.classList.contains('active'));
  expect(await shownPanels(page)).toEqual(['tab-reviews']);
});

test('the link beside the rating opens the reviews, and lets the browser jump there', async () => {
  const page = await openTabs('/product/mug/');
  await page.click('a.woocommerce-review-link');
  expect(await shownPanels(page)).toEqual(['tab-reviews']);
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#reviews');
});

test('the address stays as it is when a visitor opens a tab', async () => {
  const page = await openTabs('/product/mug/');
  await page.click('#tab-title-additional_information a');
  expect(await page.evaluate(() => location.hash)).toBe('');
});

test('the arrow keys are mirrored on a page from right to left', async () => {
  const page = await openTabs('/product/mug/?dir=rtl');
  await page.focus('#tab-title-description a');
  await page.keyboard.press('ArrowLeft');
  expect(await shownPanels(page)).toEqual(['tab-additional_information']);
});

test('the arrows up and down change the tab where the theme stacks the tabs, and scroll elsewhere', async () => {
  const page = await openTabs('/product/mug/');
  await page.focus('#tab-title-description a');
  await page.keyboard.press('ArrowDown');
  expect(await shownPanels(page)).toEqual(['tab-description']);
  await page.addStyleTag({
    content: 'ul.wc-tabs { display: block !important } ul.wc-tabs li { float: none; display: block !important }',
  });
  await page.keyboard.press('ArrowDown');
  expect(await shownPanels(page)).toEqual(['tab-additional_information']);
  await page.keyboard.press('ArrowUp');
  expect(await shownPanels(page)).toEqual(['tab-description']);
});

test('the tabs start again when a script triggers init on the wrapper', async () => {
  const page = await openTabs('/product/mug/?jquery=1');
  await page.click('#tab-title-reviews a');
  await page.evaluate(() => {
    (window as unknown as { jQuery(s: string): { trigger(t: string): void } })
      .jQuery('.wc-tabs-wrapper')
      .trigger('init');
  });
  expect(await shownPanels(page)).toEqual(['tab-description']);
});

test('a click with a modifier key on a tab is left to the browser, which opens a new window', async () => {
  const page = await openTabs('/product/mug/');
  expect(await leavesToBrowser(page, '#tab-title-reviews a')).toBe(true);
  expect(await shownPanels(page)).toEqual(['tab-description']);
});

test('the tabs work by data-widget alone, without class names of the CMS', async () => {
  const page = await openPage('/product/desk/');
  await mounted(page, 'product-tabs');
  const tabs = page.locator('[data-widget~="product-tabs"] [role=tab]');
  await tabs.nth(1).click();
  expect(await tabs.nth(1).getAttribute('aria-selected')).toBe('true');
  expect(await tabs.nth(0).getAttribute('aria-selected')).toBe('false');
});

/** The product page with tabs of another template. */
const withTemplate = (change: (body: string) => string): Parameters<typeof openPage>[1] => ({
  before: (page) =>
    page.route(/\/product\/mug\//, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    }),
});

const ITEM = /<li role="presentation" class="(\w+)_tab" id="[^"]+"><a href="(#[^"]+)"[^>]*>(.*?)<\/a><\/li>/g;

test.each([
  [
    'of WooCommerce before 9.8',
    '<li class="$1_tab" id="tab-title-$1" role="tab" aria-controls="tab-$1"><a href="$2">$3</a></li>',
  ],
  ['with headings around the links', '<li class="$1_tab" id="tab-title-$1"><h3><a href="$2">$3</a></h3></li>'],
])('exactly one panel is shown with the template %s', async (_name, item) => {
  const page = await openTabs(
    '/product/mug/',
    withTemplate((body) => body.replace(ITEM, item)),
  );
  expect(await shownPanels(page)).toEqual(['tab-description']);
  await page.click('#tab-title-reviews a');
  expect(await shownPanels(page)).toEqual(['tab-reviews']);
  expect(await page.locator('#page [aria-selected=true]').count()).toBe(1);
  await page.keyboard.press('Home');
  expect(await shownPanels(page)).toEqual(['tab-description']);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#tab-description');
  expectNoProblems(page);
});

test('a second link of a tab opens its panel, too, whatever its letters', async () => {
  const page = await openTabs(
    '/product/mug/',
    withTemplate((body) =>
      body
        .replace(
          ITEM,
          '<li class="$1_tab" id="tab-title-$1"><a href="$2" class="picture"><b>+</b></a> <a href="$2" class="words">$3</a></li>',
        )
        .replaceAll('tab-additional_information', 'tab-größe'),
    ),
  );
  for (const link of ['words', 'picture']) {
    await page.click(`#tab-title-additional_information .${link}`);
    expect(await shownPanels(page)).toEqual(['tab-größe']);
    await page.click('#tab-title-description .words');
  }
  for (const link of ['words', 'picture']) {
    await page.click(`#tab-title-reviews .${link}`);
    expect(await shownPanels(page)).toEqual(['tab-reviews']);
    expect(new URL(page.url()).hash).toBe('');
    await page.click(`#tab-title-description .${link}`);
    expect(await shownPanels(page)).toEqual(['tab-description']);
  }
  expectNoProblems(page);
});

test('a link to the reviews leaves the tabs as they are where there are no reviews', async () => {
  const page = await openTabs(
    '/product/mug/',
    withTemplate((body) => body.replace(/<li [^>]*class="reviews_tab".*?<\/li>/s, '')),
  );
  await page.click('#tab-title-additional_information a');
  await page.click('a.woocommerce-review-link');
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#reviews');
  await timersRun(page, 50);
  expect(await shownPanels(page)).toContain('tab-additional_information');
});

test.each([
  ['#tab-gr%C3%B6%C3%9Fe', 'tab-größe'],
  // As the CMS prints the names that plugins give, where they are not Latin.
  ['#tab-%d7%92%d7%95%d7%93%d7%9c', 'tab-%d7%92%d7%95%d7%93%d7%9c'],
])('the tab that the address %s names opens, whatever its letters', async (hash, id) => {
  const page = await openTabs(
    `/product/mug/${hash}`,
    withTemplate((body) =>
      body
        .replaceAll('tab-additional_information', id)
        .replace(/(<div[^>]*class="[^"]*wc-tabs-wrapper)/, `<div data-settings='{"hash":true}' class="wc-tabs-wrapper`),
    ),
  );
  expect(await shownPanels(page)).toEqual([id]);
  await page.click('#tab-title-description a');
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
  await expect.poll(() => shownPanels(page)).toEqual([id]);
});

test('a tab that is pressed opens also after a script has filled the wrapper again', async () => {
  const page = await openTabs('/product/mug/');
  await page.$eval('.wc-tabs-wrapper', (host) => {
    const { innerHTML } = host;
    host.innerHTML = '';
    host.innerHTML = innerHTML;
  });
  await page.click('#tab-title-additional_information a');
  expect(await shownPanels(page)).toEqual(['tab-additional_information']);
  await page.keyboard.press('ArrowLeft');
  expect(await shownPanels(page)).toEqual(['tab-description']);
  expectNoProblems(page);
});

test('a wrapper that is filled later opens what the address names, when a script says so', async () => {
  const page = await openTabs(
    '/product/mug/#reviews',
    withTemplate((body) =>
      body.replace(
        /(<div[^>]*class="woocommerce-tabs wc-tabs-wrapper"[^>]*>)([\s\S]*?<\/ul>)/,
        '$1<template>$2</template>',
      ),
    ),
  );
  await page.$eval('.wc-tabs-wrapper', (host) => {
    const template = host.querySelector('template') as HTMLTemplateElement;
    template.replaceWith(template.content);
    host.dispatchEvent(new CustomEvent('init', { bubbles: true }));
  });
  expect(await shownPanels(page)).toEqual(['tab-reviews']);
  expectNoProblems(page);
});

test('the tab that a visitor has opened stays open when the lightbox opens and closes', async () => {
  const page = await openTabs('/product/mug/#reviews');
  await page.click('#tab-title-description a');
  const changes = (): Promise<number> => page.evaluate(() => (window as unknown as { changes: number }).changes);
  await page.evaluate(() => {
    const counting = window as unknown as { changes: number };
    counting.changes = 0;
    window.addEventListener('hashchange', () => {
      counting.changes += 1;
    });
    history.pushState(null, '', '#reviews&gid=7&pid=1');
    history.back();
  });
  await expect.poll(changes).toBe(1);
  expect(await page.evaluate(() => location.hash)).toBe('#reviews');
  expect(await shownPanels(page)).toEqual(['tab-description']);
});

test('a changed hash opens the tab that it names, also at the address of a comment page', async () => {
  const page = await openTabs('/product/mug/?cpage=2');
  expect(await shownPanels(page)).toEqual(['tab-reviews']);
  await page.evaluate(() => {
    location.hash = '#tab-additional_information';
  });
  await expect.poll(() => shownPanels(page)).toEqual(['tab-additional_information']);
  await page.click('#tab-title-description a');
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        window.addEventListener('hashchange', () => done(), { once: true });
        location.hash = '#page';
      }),
  );
  expect(await shownPanels(page)).toEqual(['tab-description']);
});

test('an empty wrapper waits for a script that fills it, without an error', async () => {
  const page = await openTabs('/product/mug/?jquery=1');
  await page.evaluate(() => {
    const host = document.createElement('div');
    host.className = 'woocommerce-tabs';
    host.id = 'late';
    document.body.append(host);
  });
  await mounted(page, 'product-tabs', '#late');
  await page.evaluate(() => {
    const host = document.querySelector('#late') as HTMLElement;
    host.innerHTML =
      '<ul class="tabs"><li><a href="#late-1">1</a></li><li><a href="#late-2">2</a></li></ul><p id="late-1">One</p><p id="late-2">Two</p>';
    type Jquery = { jQuery(element: Element): { trigger(type: string): void } };
    (window as unknown as Jquery).jQuery(host).trigger('init');
  });
  await page.click('#late li:last-child a');
  expect(await page.locator('#late-1').isVisible()).toBe(false);
  expect(await page.locator('#late-2').isVisible()).toBe(true);
  expectNoProblems(page);
});

test('the first tab opens when a script takes the open one away', async () => {
  const page = await openTabs('/product/mug/');
  await page.click('#tab-title-additional_information a');
  await page.evaluate(() => {
    for (const id of ['tab-title-additional_information', 'tab-additional_information'])
      document.getElementById(id)?.remove();
  });
  await expect.poll(() => shownPanels(page)).toEqual(['tab-description']);
  expect(await page.getAttribute('#tab-title-description a', 'aria-selected')).toBe('true');
  await page.focus('#tab-title-description a');
  await page.keyboard.press('ArrowRight');
  expect(await shownPanels(page)).toEqual(['tab-reviews']);
  expectNoProblems(page);
});

describe('tabs that a dialog takes away', () => {
  const tabs = `<div id="dialog"><div class="wc-tabs-wrapper"><ul class="tabs wc-tabs" role="tablist">${['one', 'two']
    .map((key) => `<li role="presentation"><a href="#tab-${key}" role="tab" aria-controls="tab-${key}">${key}</a></li>`)
    .join('')}</ul><div class="wc-tab" id="tab-one">One</div><div class="wc-tab" id="tab-two">Two</div></div></div>`;

  /** A frame after each removal, so that the widget sees every one of them. */
  const remove = (page: WatchedPage, ...selectors: string[]): Promise<void> =>
    page.evaluate(async (all) => {
      for (const selector of all) {
        for (const node of document.querySelectorAll(selector)) node.remove();
        await new Promise(requestAnimationFrame);
      }
    }, selectors);

  for (const [how, selectors] of [
    ['as a whole', ['#dialog']],
    ['panels first', ['.wc-tab', 'ul.tabs li:last-child', '#dialog']],
    ['list first', ['ul.tabs li:first-child', '.wc-tab', 'ul.tabs li', '#dialog']],
  ] as const) {
    test(`tabs that a dialog takes away are no error: ${how}`, async () => {
      const page = await openStage({ html: tabs, before: watchLifecycle });
      await mounted(page, 'product-tabs');
      await remove(page, ...selectors);
      await timersRun(page, 50);
      expect(await failuresOf(page)).toEqual([]);
      expectNoProblems(page);
    });
  }

  test('tabs work again when others come in their place, the panels last', async () => {
    const page = await openStage({ html: tabs, before: watchLifecycle });
    await mounted(page, 'product-tabs');
    await page.evaluate(async () => {
      const host = document.querySelector('.wc-tabs-wrapper') as HTMLElement;
      const [list, ...panels] = [...host.children].map((node) => node.cloneNode(true));
      host.replaceChildren(list as Node);
      await new Promise(requestAnimationFrame);
      host.append(...panels);
    });
    await page.click('a[href="#tab-two"]');
    expect(await shownPanels(page)).toEqual(['tab-two']);
    expect(await failuresOf(page)).toEqual([]);
    expectNoProblems(page);
  });
});
