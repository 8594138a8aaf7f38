import { describe, expect, test } from 'vitest';
import { forgetHeard, legacyEffects, ORDERS, openBesideLegacy } from '../support/coexistence';
import { expectNoProblems, mounted, openPage, type PageOptions, timersRun, type WatchedPage } from '../support/page';
import { withoutPointer } from '../support/rest';
import { expectRest, openAtRest } from '../support/restingPages';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/jet-popup/';
const POPUP = '#jet-popup-55';

interface PopupWindow {
  jQuery(target: unknown): {
    trigger(name: unknown, args?: unknown[]): void;
    on(name: string, f: (e: never) => void): void;
  };
  __told: { name: string; data: unknown }[];
  __filters: Record<string, (...args: unknown[]) => unknown>;
}

/** What the popup plugin is on a page: hooks, and events that it hears. */
const withPopups = (page: WatchedPage): Promise<unknown> =>
  page.addInitScript(() => {
    const filters: Record<string, unknown> = {};
    const told: unknown[] = [];
    Object.assign(window, {
      __filters: filters,
      __told: told,
      JetPlugins: {},
      elementorFrontend: {
        hooks: {
          addFilter: (name: string, filter: unknown) => Object.assign(filters, { [name]: filter }),
          removeFilter: (name: string) => delete filters[name],
        },
      },
    });
    document.addEventListener('DOMContentLoaded', () => {
      const { jQuery } = window as unknown as { jQuery?: PopupWindow['jQuery'] };
      for (const name of ['jet-popup-open-trigger', 'jet-popup-close-trigger']) {
        const hear = (event: { popupData?: unknown }): unknown => told.push({ name, data: event.popupData });
        if (jQuery) jQuery(window).on(name, hear as never);
        else window.addEventListener(name, hear as never);
      }
    });
  });

const open = async (options: PageOptions = {}, path = `${PAGE}?jquery=1`): Promise<WatchedPage> => {
  const page = await openPage(path, { ...options, before: withPopups });
  await page.mouse.move(5, 5);
  await mounted(page, 'quick-view');
  return page;
};

/** The plugin puts a product into the popup, and says so. */
const bring = (page: WatchedPage, isJetWooBuilder = true): Promise<void> =>
  page.evaluate(
    ([popup, isProduct]) => {
      const { jQuery } = window as unknown as PopupWindow;
      const template = document.querySelector<HTMLTemplateElement>('#arriving');
      document.querySelector(`${popup} .jet-popup__container-content`)?.append(template!.content.cloneNode(true));
      const resizes = { at: [] as number[], since: performance.now() };
      window.addEventListener('resize', () => resizes.at.push(performance.now() - resizes.since));
      Object.assign(window, { __resizes: resizes.at });
      const data = { popupId: 'jet-popup-55', data: { isJetWooBuilder: isProduct } };
      jQuery(window).trigger('jet-popup/render-content/ajax/success', [data]);
    },
    [POPUP, isJetWooBuilder] as const,
  );

const told = (page: WatchedPage): Promise<unknown[]> => page.evaluate(() => (window as unknown as PopupWindow).__told);

const add = (page: WatchedPage, selector: string): Promise<void> =>
  page.evaluate((button) => {
    const { jQuery } = window as unknown as PopupWindow;
    jQuery(document.body).trigger('added_to_cart', [{}, 'hash', jQuery(document.querySelector(button))]);
  }, selector);

describeWidget({ name: 'quick-view', page: `${PAGE}?open`, host: POPUP });

test('a popup that no product opens loads nothing before somebody comes', async () => {
  const page = await openAtRest(PAGE);
  await expectRest(page);
  await page.mouse.move(5, 5);
  await mounted(page, 'quick-view');
});

test('a popup that a product opens is ready for its first press', async () => {
  const page = await openPage(`${PAGE}?jquery=1`, {
    before: async (opening) => {
      await withoutPointer(opening);
      await opening.addInitScript(() =>
        document.addEventListener('DOMContentLoaded', () => {
          const opener = '<a href="#" data-jet-popup=\'{"is-jet-woo-builder":true}\'>Quick view</a>';
          document.body.insertAdjacentHTML('beforeend', opener);
        }),
      );
    },
  });
  await mounted(page, 'quick-view');
});

test('a product that arrives in the popup is named for themes, started, and measured after 500 ms', async () => {
  const page = await open();
  await bring(page);
  expect(await page.getAttribute(POPUP, 'class')).toBe(
    'jet-popup woocommerce product single-product quick-view-product',
  );
  expect(await page.getAttribute('.jet-popup__container-content', 'class')).toBe(
    'jet-popup__container-content product',
  );
  await mounted(page, 'variation-form');
  await page.waitForFunction(() => (window as unknown as { __resizes: number[] }).__resizes.length > 0);
  const [at] = await page.evaluate(() => (window as unknown as { __resizes: number[] }).__resizes);
  expect(at).toBeGreaterThan(490);
  const form = page.locator(`${POPUP} form`);
  for (const name of await form
    .locator('select')
    .evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).name)))
    await form.locator(`[name="${name}"]`).selectOption({ index: 1 });
  await expect.poll(() => form.locator('.variation_id').inputValue()).toMatch(/^[1-9]/);
  expectNoProblems(page);
});

test('a form whose class comes after its markup is started, too', async () => {
  const page = await open();
  await page.$eval('#arriving', (template) =>
    (template as HTMLTemplateElement).content.querySelector('.variations_form')!.classList.remove('variations_form'),
  );
  await bring(page);
  await page.$eval(`${POPUP} form`, (form) => form.classList.add('variations_form'));
  await mounted(page, 'variation-form');
});

test('a popup with something else stays as it is', async () => {
  const page = await open();
  await bring(page, false);
  await timersRun(page, 100);
  expect(await page.getAttribute(POPUP, 'class')).toBe('jet-popup');
});

test('the plugin is told which product the button belongs to', async () => {
  const page = await open();
  const data = await page.evaluate(() => {
    const { __filters: filters, jQuery } = window as unknown as PopupWindow;
    const filter = filters['jet-popup/widget-extensions/popup-data']!;
    const target = document.querySelectorAll('.jet-quickview-button__link')[1];
    const widget = { 'is-jet-woo-builder': true, 'jet-woo-builder-qv-template': '31' };
    return [
      filter({ popupId: 'x' }, widget, jQuery(document.querySelector('.jet-woo-products')), { target }),
      filter({ popupId: 'x' }, {}, null, null),
    ];
  });
  expect(data).toEqual([{ popupId: 'x', isJetWooBuilder: true, templateId: '31', productId: '40' }, { popupId: 'x' }]);
});

test('an add closes the quick view that it came from, and opens a purchase popup; others do neither', async () => {
  const page = await open();
  await bring(page);
  await add(page, `${POPUP} .single_add_to_cart_button`);
  expect(await told(page)).toEqual([
    { name: 'jet-popup-close-trigger', data: { popupId: 'jet-popup-55', constantly: false } },
  ]);
  await add(page, '.plain-add');
  expect((await told(page))[1]).toEqual({ name: 'jet-popup-open-trigger', data: { popupId: 'jet-popup-77' } });
  await add(page, 'h1');
  await add(page, '.not-there');
  expect(await told(page)).toHaveLength(2);
  expectNoProblems(page);
});

for (const order of ORDERS) {
  describe(`quick views beside legacy scripts, our tag: ${order}`, () => {
    test('an add closes the quick view once', async () => {
      const page = await openBesideLegacy(PAGE, order, ['quick-view']);
      await page.evaluate(() => {
        const { jQuery } = window as unknown as PopupWindow;
        const heard: unknown[] = [];
        Object.assign(window, { __told: heard });
        jQuery(window).on('jet-popup-close-trigger', () => heard.push(1));
      });
      await forgetHeard(page);
      await page.mouse.move(5, 5);
      await page.mouse.click(5, 5);
      await bring(page);
      await add(page, `${POPUP} .single_add_to_cart_button`);
      expect(await told(page)).toHaveLength(1);
      expect((await legacyEffects(page)).filter((effect) => effect === 'jet:close-popup')).toEqual([]);
    });
  });
}
