import { describe, expect, test } from 'vitest';
import {
  forgetHeard,
  heardByAnalytics,
  heardByOthers,
  legacyEffects,
  ORDERS,
  openBesideLegacy,
} from '../support/coexistence';
import { expectNoProblems, hostsBecome, mounted, openPage, type PageOptions, type WatchedPage } from '../support/page';
import { withoutPointer } from '../support/rest';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/sorting/';
const ABOVE = '#ordering-above select';

const open = async (path = PAGE, options?: PageOptions): Promise<WatchedPage> => {
  const page = await openPage(path, options);
  await mounted(page, 'sort-dropdown');
  return page;
};

/** The orders that forms were submitted with, when their submits are prevented. */
const holdSubmits = (page: WatchedPage): Promise<void> =>
  page.evaluate(() => {
    const sent: string[] = [];
    Object.assign(window, { __sent: sent });
    document.addEventListener('submit', (event) => {
      event.preventDefault();
      sent.push(String(new FormData(event.target as HTMLFormElement).get('orderby')));
    });
  });

const sentOrders = (page: WatchedPage): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { __sent: string[] }).__sent);

/** What Chromium does at an arrow key on a closed select, where its platform does not open the list. */
const browse = async (page: WatchedPage, ...values: string[]): Promise<void> => {
  for (const value of values) {
    await page.$eval(
      ABOVE,
      async (select, next) => {
        const field = select as HTMLSelectElement;
        field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }));
        field.value = next;
        field.dispatchEvent(new Event('change', { bubbles: true }));
        // The task of the key is over.
        await new Promise((done) => setTimeout(done));
      },
      value,
    );
  }
};

describeWidget({
  name: 'sort-dropdown',
  page: `${PAGE}?orderby=price`,
  host: '.woocommerce-ordering, .woocommerce-result-count',
  // The count is hidden from screen readers until it is said again, a second after the start.
  ignore: ['aria-hidden'],
  settings: {
    leavesTraces: true,
    change: { everyKey: true },
    async shows(page) {
      await holdSubmits(page);
      await page.focus(ABOVE);
      await browse(page, 'rating');
      expect(await sentOrders(page)).toEqual(['rating']);
    },
  },
  async keyboard(page) {
    await holdSubmits(page);
    await page.focus(ABOVE);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await page.$eval(ABOVE, (select) => (select as HTMLSelectElement).value)).toBe('popularity');
    expect(await sentOrders(page)).toEqual([]);
    await page.keyboard.press('Enter');
    expect(await sentOrders(page)).toEqual(['popularity']);
  },
});

test('a choice opens the list in that order, and keeps what else the address says', async () => {
  const page = await open(`${PAGE}?theme=none`);
  await Promise.all([page.waitForURL(/orderby=price/), page.selectOption('#ordering-below select', 'price')]);
  const { searchParams } = new URL(page.url());
  expect([...searchParams].sort()).toEqual([
    ['orderby', 'price'],
    ['paged', '1'],
    ['theme', 'none'],
  ]);
  expectNoProblems(page);
});

test('another select that a plugin has put into the form does not send it', async () => {
  const page = await open();
  await holdSubmits(page);
  await page.$eval(ABOVE, (select) => {
    select.insertAdjacentHTML('beforebegin', '<select name="size" id="size"><option>12<option>24</select>');
  });
  await page.selectOption('#size', '24');
  expect(await sentOrders(page)).toEqual([]);
  await page.selectOption(`${ABOVE}.orderby`, 'price');
  expect(await sentOrders(page)).toEqual(['price']);
});

test('keys that browse the closed select send the form once, when the focus leaves', async () => {
  const page = await open();
  await holdSubmits(page);
  await page.focus(ABOVE);
  await browse(page, 'popularity', 'rating', 'price');
  expect(await sentOrders(page)).toEqual([]);
  await page.focus('#content a');
  expect(await sentOrders(page)).toEqual(['price']);
});

test('keys that come back to the first order send nothing', async () => {
  const page = await open();
  await holdSubmits(page);
  await page.focus(ABOVE);
  await browse(page, 'popularity', 'menu_order');
  await page.focus('#content a');
  expect(await sentOrders(page)).toEqual([]);
});

test('a choice in the opened list is sent at once, after browsing by keys, too', async () => {
  const page = await open();
  await holdSubmits(page);
  await page.focus(ABOVE);
  await browse(page, 'popularity');
  await page.selectOption(ABOVE, 'price');
  expect(await sentOrders(page)).toEqual(['price']);
  await page.focus('#content a');
  expect(await sentOrders(page)).toEqual(['price']);
});

test('a choice made before the widget arrived is sent when it does; one that the browser restored is not', async () => {
  const page = await openPage(PAGE, {
    waitUntil: 'domcontentloaded',
    before: (opening) =>
      opening.route(/widget-sort-dropdown/, async (route) => {
        await opening.waitForFunction(() => 'ready' in window);
        await route.continue();
      }),
  });
  await holdSubmits(page);
  await page.selectOption(ABOVE, 'price');
  await page.evaluate(() => {
    const restored = document.querySelector<HTMLSelectElement>('#ordering-below select');
    if (restored) restored.value = 'rating';
    const select = document.querySelector<HTMLSelectElement>('#ordering-above select');
    // A press of the pointer focuses without a ring.
    select?.focus({ focusVisible: false } as FocusOptions);
    Object.assign(window, { ready: true });
  });
  await mounted(page, 'sort-dropdown');
  await expect.poll(() => sentOrders(page)).toEqual(['price']);
});

test('Enter that comes before the widget sends the choice by keys when the widget is there', async () => {
  const page = await openPage(PAGE, {
    waitUntil: 'domcontentloaded',
    before: (opening) =>
      opening.route(/widget-sort-dropdown/, async (route) => {
        await opening.waitForFunction(() => 'ready' in window);
        await route.continue();
      }),
  });
  await holdSubmits(page);
  await page.focus(ABOVE);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const chosen = await page.$eval(ABOVE, (select) => (select as HTMLSelectElement).value);
  expect(await sentOrders(page)).toEqual([]);
  await page.evaluate(() => Object.assign(window, { ready: true }));
  await expect.poll(() => sentOrders(page)).toEqual([chosen]);
});

test('a script that changes the order through jQuery sends the form, and jQuery hears the submit', async () => {
  const page = await open(`${PAGE}?jquery=1`);
  await holdSubmits(page);
  const heard = await page.evaluate(() => {
    type Collection = { on(t: string, f: () => void): void; val(v: string): Collection; trigger(t: string): void };
    const { jQuery } = window as unknown as { jQuery(target: string): Collection };
    let count = 0;
    jQuery('#ordering-above').on('submit', () => {
      count += 1;
    });
    jQuery('#ordering-above select').val('price').trigger('change');
    return count;
  });
  expect(heard).toBe(1);
  expect(await sentOrders(page)).toEqual(['price']);
});

for (const [how, query] of [
  ['jQuery', '?jquery=1'],
  ['a native event', ''],
] as const) {
  test(`the first order that a script chooses, with ${how}, sends the form, though the widget is still at rest`, async () => {
    const page = await openPage(`${PAGE}${query}`, { waitUntil: 'networkidle', fresh: true, before: withoutPointer });
    await holdSubmits(page);
    await page.$eval(ABOVE, (select) => {
      type Collection = { trigger(type: string): void };
      const { jQuery } = window as unknown as { jQuery?(target: Element): Collection };
      (select as HTMLSelectElement).value = 'price';
      if (jQuery) jQuery(select).trigger('change');
      else select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await expect.poll(() => sentOrders(page)).toEqual(['price']);
    await mounted(page, 'sort-dropdown');
    expect(await sentOrders(page)).toEqual(['price']);
    expectNoProblems(page);
  });
}

for (const order of ORDERS) {
  describe(`sorting beside legacy scripts, our tag: ${order}`, () => {
    test('a choice sends one form, once, and everybody else hears it', async () => {
      const page = await openBesideLegacy(PAGE, order, ['sort-dropdown']);
      await holdSubmits(page);
      await forgetHeard(page);
      await page.selectOption(ABOVE, 'price');
      expect(await sentOrders(page)).toEqual(['price']);
      expect((await legacyEffects(page)).filter((effect) => effect.startsWith('ordering'))).toEqual([]);
      expect(await heardByOthers(page, 'change', 'document delegated')).toBe(1);
      expect(await heardByOthers(page, 'submit', 'document')).toBe(1);
      expect(await heardByAnalytics(page, 'submit')).toEqual({ capture: 1, bubble: 1 });
      expectNoProblems(page);
    });
  });
}

test('the legacy script sends the form when our chunk never arrives', async () => {
  const page = await openPage(`${PAGE}?legacy=first`, { block: [/widget-sort-dropdown/] });
  await hostsBecome(page, 'sort-dropdown', 'failed');
  await Promise.all([page.waitForURL(/orderby=price/), page.selectOption(ABOVE, 'price')]);
});
