import { describe, expect, test } from 'vitest';
import { holdRequests } from '../support/chunks';
import { legacyEffects, ORDERS, openBesideLegacy } from '../support/coexistence';
import {
  allMounted,
  expectNoProblems,
  mounted,
  openPage,
  requestsTo,
  type SentRequest,
  started,
  type WatchedPage,
} from '../support/page';
import { panelsPage, visible } from '../support/panels';
import { openStage, withApi } from './runtimeStage';

const PART = /\/elementor-[\w-]{7}\.js/;
const SECOND_TITLE = '#elementor-tab-title-7032';
const ACCORDION = `<div class="elementor-widget-accordion"><div class="elementor-accordion">
  <div class="elementor-accordion-item"><div id="elementor-tab-title-1" class="elementor-tab-title" data-tab="1" role="tab" aria-controls="elementor-tab-content-1">One</div><div id="elementor-tab-content-1" class="elementor-tab-content" data-tab="1">First</div></div>
  <div class="elementor-accordion-item"><div id="elementor-tab-title-2" class="elementor-tab-title" data-tab="2" role="tab" aria-controls="elementor-tab-content-2">Two</div><div id="elementor-tab-content-2" class="elementor-tab-content" data-tab="2">Second</div></div>
</div></div>`;

const isSecond = async (page: WatchedPage, first: readonly string[]): Promise<boolean> => {
  const open = await contents(page);
  return open.length === 1 && open[0] !== first[0];
};

/** Presses the second title, whose content is then the only open one. */
async function opensSecond(page: WatchedPage): Promise<void> {
  const first = await contents(page);
  await page.click(SECOND_TITLE);
  await expect.poll(() => isSecond(page, first)).toBe(true);
}

const contents = (page: WatchedPage): Promise<string[]> => visible(page, '.elementor-accordion .elementor-tab-content');

describe('the part for Elementor', () => {
  test('a page without Elementor’s markup does not fetch the part for Elementor', async () => {
    let asked: SentRequest[] = [];
    const page = await openPage('/product/hoodie/', {
      waitUntil: 'networkidle',
      before: (opened) => {
        asked = requestsTo(opened, PART);
      },
    });
    await mounted(page, 'variation-form');
    await allMounted(page);
    expect(asked).toEqual([]);
  });

  test.each(['defer-head', 'async', 'module', 'body-end', 'injected', 'inline'])(
    'the part for Elementor is fetched once, with the tag as %s',
    async (mode) => {
      let asked: SentRequest[] = [];
      const page = await openPage(panelsPage('accordion', `&script=${mode}`), {
        before: (opened) => {
          asked = requestsTo(opened, PART);
        },
      });
      await mounted(page, 'accordion');
      await opensSecond(page);
      expect(asked.length).toBe(1);
      expectNoProblems(page);
    },
  );

  test('a press that comes before the part for Elementor is not lost', async () => {
    let release = (): void => {};
    const page = await openPage(panelsPage('accordion'), {
      fresh: true,
      waitUntil: 'domcontentloaded',
      before: async (opened) => {
        release = await holdRequests(opened, PART);
      },
    });
    await started(page);
    const before = await contents(page);
    await page.click(SECOND_TITLE);
    expect(await contents(page)).toEqual(before);
    release();
    await mounted(page, 'accordion');
    await expect.poll(() => isSecond(page, before)).toBe(true);
  });

  test('a missing part for Elementor holds up no widget of the shop', async () => {
    const page = await openPage('/product/hoodie/', {
      fresh: true,
      waitUntil: 'domcontentloaded',
      before: (opened) => holdRequests(opened, PART).then(() => {}),
    });
    await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<i class="elementor-icon"></i>'));
    await mounted(page, 'variation-form');
    await page.selectOption('select[name=attribute_pa_color]', { index: 1 });
    await page.locator('.reset_variations').waitFor();
  });

  for (const order of ORDERS) {
    test(`Elementor's own handlers wait while the part is on its way, our tag: ${order}`, async () => {
      const page = await openBesideLegacy(panelsPage('accordion,tabs'), order, ['accordion', 'tabs']);
      await opensSecond(page);
      expect((await legacyEffects(page)).filter((effect) => /tab|accordion/.test(effect))).toEqual([]);
      expectNoProblems(page);
    });
  }
});

describe('a part for Elementor whose markup comes later', () => {
  test('the part for Elementor comes with markup that is added later', async () => {
    let asked: SentRequest[] = [];
    const page = await openStage({
      before: (opened) => {
        asked = requestsTo(opened, PART);
      },
    });
    await started(page);
    await allMounted(page);
    expect(asked).toEqual([]);
    await page.evaluate((html) => document.querySelector('#stage')?.insertAdjacentHTML('beforeend', html), ACCORDION);
    await mounted(page, 'accordion');
    await page.click('#elementor-tab-title-2');
    await expect.poll(() => contents(page)).toEqual(['Second']);
    expect(asked).toHaveLength(1);
  });

  test('the part for Elementor comes for an element that asks for one of its widgets by name', async () => {
    const page = await openStage({});
    await started(page);
    await page.evaluate(() =>
      document
        .querySelector('#stage')
        ?.insertAdjacentHTML(
          'beforeend',
          '<div data-widget="countdown" data-settings=\'{"dueTime":"2030-12-31 18:30"}\'></div>',
        ),
    );
    await mounted(page, 'countdown');
  });

  test('the names of Elementor’s widgets are taken before the part for Elementor is there', async () => {
    const page = await openStage({});
    await started(page);
    const isTaken = await withApi(page, (api) => !api.register({ name: 'accordion', mount() {} }));
    expect(isTaken).toBe(true);
    expect(await withApi(page, (api) => api.report().notes)).toEqual([]);
  });
});

describe('a part for Elementor that does not arrive', () => {
  test('the page says that the part for Elementor is missing, and tries again when the connection is back', async () => {
    let isDown = true;
    const page = await openPage(panelsPage('accordion'), {
      fresh: true,
      before: (opened) => opened.route(PART, (route) => (isDown ? route.abort() : route.fallback())),
    });
    await expect
      .poll(() => page.problems.filter(({ text }) => text.includes('widgets for Elementor could not be loaded')))
      .toHaveLength(1);
    isDown = false;
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await mounted(page, 'accordion');
    await opensSecond(page);
  });

  test('Elementor’s own script has its elements when the part for Elementor does not arrive', async () => {
    const page = await openPage(panelsPage('accordion', '&legacy=last'), {
      fresh: true,
      before: (opened) => opened.route(PART, (route) => route.abort()),
    });
    await expect
      .poll(async () => (await legacyEffects(page)).filter((effect) => /accordion/.test(effect)).length)
      .toBeGreaterThan(0);
  });
});
