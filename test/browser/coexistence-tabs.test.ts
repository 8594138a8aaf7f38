import { describe, expect, test } from 'vitest';
import {
  forgetHeard,
  heardByAnalytics,
  heardByOthers,
  legacyEffects,
  ORDERS,
  openBesideLegacy,
} from '../support/coexistence';
import { chunkOf, expectNoProblems, hostsBecome, mounted, openPage, type WatchedPage } from '../support/page';
import { describeVisit } from '../support/visit';
import { rewrite } from './runtimeStage';

const PAGE = '/product/mug/';
const REVIEWS = '#tab-title-reviews a';

const ofTabsAndStars = async (page: WatchedPage): Promise<string[]> =>
  (await legacyEffects(page)).filter((effect) => /^(tabs|stars|review|rating)/.test(effect));

const shownPanels = (page: WatchedPage): Promise<string[]> =>
  page.$$eval('.wc-tabs-wrapper .wc-tab', (panels) =>
    panels.filter((panel) => getComputedStyle(panel).display !== 'none').map((panel) => panel.id),
  );

const open = (order: (typeof ORDERS)[number]): Promise<WatchedPage> =>
  openBesideLegacy(PAGE, order, ['product-tabs', 'review-form']);

for (const order of ORDERS) {
  describeVisit<WatchedPage>(`tabs and stars beside legacy scripts, our tag: ${order}`, () => open(order), {
    'only ours has started: one active tab, one row of stars, a visible form': async (page) => {
      expect(await ofTabsAndStars(page)).toEqual([]);
      expect(await page.locator('.wc-tabs li.active').count()).toBe(1);
      expect(await page.locator('p.stars').count()).toBe(1);
      expectNoProblems(page);
    },

    'a click on a tab has one effect, and everybody else hears it once': async (page) => {
      await forgetHeard(page);
      await page.click(REVIEWS);
      expect(await shownPanels(page)).toEqual(['tab-reviews']);
      expect(await ofTabsAndStars(page)).toEqual([]);
      expect(await heardByOthers(page, 'click', 'document delegated')).toBe(1);
      expect(await heardByOthers(page, 'click', 'body delegated')).toBe(1);
      expect(await heardByAnalytics(page, 'click')).toEqual({ capture: 1, bubble: 1 });
    },

    'an arrow key moves one tab': async (page) => {
      await page.click('#tab-title-description a');
      await page.focus('#tab-title-description a');
      await forgetHeard(page);
      await page.keyboard.press('ArrowRight');
      expect(await shownPanels(page)).toEqual(['tab-additional_information']);
      expect(await ofTabsAndStars(page)).toEqual([]);
      expect(await heardByOthers(page, 'keydown', 'document delegated')).toBe(1);
    },

    'an init that another plugin triggers starts ours again, not legacy': async (page) => {
      await page.click(REVIEWS);
      await forgetHeard(page);
      await page.evaluate(() => {
        type Trigger = { trigger(type: string): void };
        const { jQuery } = window as unknown as { jQuery(selector: string): Trigger };
        jQuery('.wc-tabs-wrapper').trigger('init');
        jQuery('#rating').trigger('init');
      });
      await expect.poll(() => shownPanels(page)).toEqual(['tab-description']);
      expect(await ofTabsAndStars(page)).toEqual([]);
      expect(await page.locator('p.stars').count()).toBe(1);
    },

    'the link to the reviews opens them once': async (page) => {
      await forgetHeard(page);
      await page.click('a.woocommerce-review-link');
      await expect.poll(() => shownPanels(page)).toEqual(['tab-reviews']);
      expect(await ofTabsAndStars(page)).toEqual([]);
      expect(await heardByAnalytics(page, 'click')).toEqual({ capture: 1, bubble: 1 });
    },

    'a star and a missing rating are ours alone': async (page) => {
      await forgetHeard(page);
      await page.click('#submit');
      await page.locator('[role=alertdialog] .alert-button').click();
      await page.click('p.stars .star-4');
      expect(await page.$eval('#rating', (rating) => (rating as HTMLSelectElement).value)).toBe('4');
      expect(await ofTabsAndStars(page)).toEqual([]);
      expectNoProblems(page);
    },
  });
}

test('only our tabs start at an address that names the reviews', async () => {
  const page = await openBesideLegacy(`${PAGE}#reviews`, 'first', ['product-tabs', 'review-form']);
  await expect.poll(() => shownPanels(page)).toEqual(['tab-reviews']);
  expect(await ofTabsAndStars(page)).toEqual([]);
});

test('the tabs are left to the legacy script when the widget’s file never arrives', async () => {
  const page = await openPage(`${PAGE}?legacy=first`, { block: [/widget-product-tabs/] });
  await hostsBecome(page, 'product-tabs', 'failed');
  await page.waitForFunction(() => document.querySelectorAll('.wc-tabs li.active').length === 1);
  await page.click(REVIEWS);
  await page.waitForFunction(() => document.querySelector('#tab-title-reviews')?.classList.contains('active'));
  expect(await shownPanels(page)).toEqual(['tab-reviews']);
  expect((await ofTabsAndStars(page)).length).toBeGreaterThan(0);
});

test.each([
  ['product-tabs', 'review-form'],
  ['review-form', 'product-tabs'],
])('the legacy script serves tabs and stars, once, when both files fail, that of %s first', async (first, second) => {
  let fail = (): void => {};
  const isTime = new Promise<void>((done) => {
    fail = done;
  });
  const page = await openPage(`${PAGE}?legacy=first#reviews`, {
    block: [chunkOf(first)],
    before: (opened) =>
      opened.route(chunkOf(second), async (route) => {
        await isTime;
        await route.abort();
      }),
  });
  await hostsBecome(page, first, 'failed');
  fail();
  await hostsBecome(page, second, 'failed');
  await page.waitForFunction(() => document.querySelectorAll('.wc-tabs li.active').length === 1);
  await page.click(REVIEWS);
  await page.click('p.stars .star-3');
  await expect.poll(() => page.$eval('#rating', (rating) => (rating as HTMLSelectElement).value)).toBe('3');
  expect(await page.locator('p.stars').count()).toBe(1);
});

describe('stars that are not ours, in tabs that are ours', () => {
  const starsOfLegacy = async (page: WatchedPage): Promise<void> => {
    await page.waitForSelector('p.stars', { state: 'attached' });
    await page.click(REVIEWS);
    expect(await shownPanels(page)).toEqual(['tab-reviews']);
    await page.click('p.stars .star-3');
    expect(await page.$eval('#rating', (rating) => (rating as HTMLSelectElement).value)).toBe('3');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.$eval('#rating', (rating) => (rating as HTMLSelectElement).value)).toBe('4');
    expect(await page.locator('p.stars').count()).toBe(1);
    const effects = await ofTabsAndStars(page);
    expect(effects.filter((effect) => effect === 'stars:init')).toHaveLength(1);
    expect(effects).not.toContain('tabs:init');
  };

  test.each(ORDERS)(
    'the legacy script builds the stars where the widget is switched off, our tag: %s',
    async (order) => {
      const config = encodeURIComponent('{"disable":["review-form"]}');
      await starsOfLegacy(await openBesideLegacy(`${PAGE}?config=${config}`, order, ['product-tabs']));
    },
  );

  test('the legacy script builds the stars where the form is switched off', async () => {
    const page = await openPage(`${PAGE}?legacy=first`, {
      before: (opened) =>
        opened.route(/\/product\/mug\//, async (route) => {
          const response = await route.fetch();
          const body = (await response.text()).replace('id="commentform"', 'id="commentform" data-widget="none"');
          await route.fulfill({ response, body });
        }),
    });
    await mounted(page, 'product-tabs');
    await starsOfLegacy(page);
  });

  test('the legacy script builds the stars when the widget’s file never arrives', async () => {
    const page = await openPage(`${PAGE}?legacy=first#reviews`, { block: [/widget-review-form/] });
    await mounted(page, 'product-tabs');
    await hostsBecome(page, 'review-form', 'failed');
    await starsOfLegacy(page);
  });
});

test('arrow keys on tabs and stars do not move a gallery that the legacy script drives', async () => {
  const config = encodeURIComponent('{"disable":["product-gallery"]}');
  const page = await openBesideLegacy(`/product/lamp/?config=${config}#reviews`, 'first', [
    'product-tabs',
    'review-form',
  ]);
  const moves = async (): Promise<string[]> =>
    (await legacyEffects(page)).filter((effect) => effect === 'gallery:slide');
  await page.focus('#tab-title-reviews a');
  await forgetHeard(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await page.focus('p.stars a');
  await page.keyboard.press('ArrowRight');
  expect(await moves()).toEqual([]);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('ArrowRight');
  await expect.poll(moves).toHaveLength(1);
});

describe('a page where a script brings its own jQuery', () => {
  const OURS = '<script src="/storefront-widgets/storefront-widgets.js" defer></script>';
  const THEIRS = '<script src="/assets/jquery.js" id="jquery-core-js"></script>';
  const SECOND = '<script src="/assets/jquery.js?own"></script>';
  const FIRST = OURS.replace(' defer', '');

  test.each([
    ['for itself, before the page’s', `${FIRST}${SECOND}<script>jQuery.noConflict(true)</script>${THEIRS}`],
    ['that the page’s replaces', `${FIRST}${SECOND}${THEIRS}`],
    ['in place of the page’s, later', `${SECOND.replace('></', ' defer></')}</body>`],
  ])('the legacy script has no effect on the tabs where a jQuery comes %s', async (_, tags) => {
    const page = await openPage(`${PAGE}?legacy=first`, {
      async before(opening) {
        await opening.addInitScript(() => void Object.assign(window, { __legacyEffects: [] }));
        await rewrite(opening, /\/product\/mug\//, (body) =>
          tags.endsWith('</body>') ? body.replace('</body>', tags) : body.replace(OURS, '').replace(THEIRS, tags),
        );
      },
    });
    await mounted(page, 'product-tabs');
    await expect.poll(() => legacyEffects(page)).toContain('live-region');
    await page.click(REVIEWS);
    expect(await shownPanels(page)).toEqual(['tab-reviews']);
    expect(await ofTabsAndStars(page)).toEqual([]);
    expectNoProblems(page);
  });
});
