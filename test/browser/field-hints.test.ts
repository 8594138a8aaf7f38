import { describe, expect, test } from 'vitest';
import { forgetHeard, heardByAnalytics, legacyEffects, ORDERS, openBesideLegacy } from '../support/coexistence';
import { expectNoProblems, mounted, openPage, type PageOptions, started, type WatchedPage } from '../support/page';
import { describeWidget } from '../support/widgetSuite';
import { openStage } from './runtimeStage';

const PAGE = '/fixture/hints/';

const open = async (options?: PageOptions): Promise<WatchedPage> => {
  const page = await openPage(PAGE, options);
  await mounted(page, 'field-hints');
  return page;
};

/** On a phone, where the site wants hints to float. */
async function openFloating(path: string): Promise<WatchedPage> {
  const page = await openPage(path, {
    mobile: true,
    before: (opening) =>
      opening.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () =>
          document.querySelector('form.checkout')?.setAttribute('data-settings', '{"float":"yes"}'),
        );
      }),
  });
  await mounted(page, 'field-hints');
  return page;
}

const hint = (name: string): string => `#billing_${name}-description`;

const openHints = (page: WatchedPage): Promise<string[]> =>
  page.$$eval('.description[aria-hidden=false]', (all) =>
    all.map((one) => one.id.replace(/billing_|-description/g, '')),
  );

const shut = (page: WatchedPage, name: string): Promise<unknown> =>
  page.locator(hint(name)).waitFor({ state: 'hidden' });

describeWidget({
  name: 'field-hints',
  // The addresses of this page have their own suite.
  page: `${PAGE}?config=${encodeURIComponent('{"disable":["address-fields"]}')}`,
  host: 'form.checkout',
  async startWidget(page) {
    // Nobody hears the pointer before the widget waits for it.
    await page.waitForSelector('form.checkout[data-widget-state]');
    await page.hover('form.checkout');
  },
  settings: {
    change: { float: 'yes' },
    async shows(page) {
      await page.focus('#billing_city');
      await page.waitForFunction(() => (document.querySelector('#billing_city-description') as HTMLElement).style.left);
    },
  },
  async keyboard(page) {
    await page.focus('#billing_first_name');
    await expect.poll(() => openHints(page)).toEqual(['first_name']);
    await page.keyboard.press('Escape');
    await expect.poll(() => openHints(page)).toEqual([]);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('billing_first_name');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => openHints(page)).toEqual(['first_name']);
  },
});

describe('a hint', () => {
  test('a hint opens with its field and closes when another field is focused, also in another form', async () => {
    const page = await open();
    await page.focus('#billing_first_name');
    await page.locator(hint('first_name')).waitFor();
    await page.focus('#billing_city');
    await expect.poll(() => openHints(page)).toEqual(['city']);
    await shut(page, 'first_name');
    await page.focus('#search');
    await expect.poll(() => openHints(page)).toEqual([]);
    await shut(page, 'city');
    await page.focus('#billing_city');
    await page.focus('#billing_last_name');
    await expect.poll(() => openHints(page)).toEqual([]);
    expectNoProblems(page);
  });

  test('a hint slides 250 ms', async () => {
    const page = await open();
    const durations = await page.evaluate(() => {
      const one = document.querySelector('#billing_city-description') as HTMLElement;
      (document.querySelector('#billing_city') as HTMLElement).focus();
      const opening = one.getAnimations().map(({ effect }) => effect?.getTiming().duration);
      document.body.click();
      const closing = one.getAnimations().map(({ effect }) => effect?.getTiming().duration);
      return [opening, closing, one.checkVisibility(), one.getAttribute('aria-hidden')];
    });
    expect(durations).toEqual([[250], [250], true, 'true']);
    await shut(page, 'city');
  });

  test('a hint opens and closes at once for visitors who want less motion', async () => {
    const page = await open({ reducedMotion: true });
    const looks = await page.evaluate(() => {
      const one = document.querySelector('#billing_city-description') as HTMLElement;
      const look = () => [one.checkVisibility(), one.getAnimations().length];
      (document.querySelector('#billing_city') as HTMLElement).focus();
      const opened = look();
      (document.querySelector('#elsewhere') as HTMLElement).click();
      return [opened, look()];
    });
    expect(looks).toEqual([
      [true, 0],
      [false, 0],
    ]);
  });

  test('a hint closes on a click elsewhere, not on one inside or on its label, nor when a link gets the focus', async () => {
    const page = await open();
    await page.click('#billing_city');
    await page.click(hint('city'));
    await expect.poll(() => openHints(page)).toEqual(['city']);
    await page.click('label[for=billing_city]');
    await expect.poll(() => openHints(page)).toEqual(['city']);
    await page.focus('#elsewhere');
    await expect.poll(() => openHints(page)).toEqual(['city']);
    await page.click('h1');
    await expect.poll(() => openHints(page)).toEqual([]);
    await page.click('#billing_city');
    await expect.poll(() => openHints(page)).toEqual(['city']);
  });

  test('a hint stays open when its field slides from under the pointer, and turns round without a jump', async () => {
    const page = await open();
    const heights = await page.evaluate(() => {
      const one = document.querySelector('#billing_first_name-description') as HTMLElement;
      (document.querySelector('#billing_first_name') as HTMLElement).focus();
      for (const slide of one.getAnimations()) slide.currentTime = 60;
      const before = one.getBoundingClientRect().height;
      (document.querySelector('#billing_city') as HTMLElement).focus();
      return [before, one.getBoundingClientRect().height];
    });
    expect(Math.abs((heights[0] ?? 0) - (heights[1] ?? 99))).toBeLessThan(2);
    await page.focus('#billing_last_name');
    await page.hover('#billing_city');
    await page.mouse.down();
    await page.mouse.move(700, 30);
    await page.mouse.up();
    await expect.poll(() => openHints(page)).toEqual(['city']);
  });

  test('a hint swallows the Escape that closes it, and no other', async () => {
    const page = await open();
    await page.evaluate(() => {
      const keys: string[] = [];
      document.addEventListener('keydown', ({ key, defaultPrevented }) => keys.push(`${key} ${defaultPrevented}`));
      Object.assign(window, { keys });
    });
    await page.focus('#billing_city');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.keyboard.press('a');
    expect(await page.evaluate(() => (window as unknown as { keys: string[] }).keys)).toEqual([
      'Escape false',
      'a false',
    ]);
    expect(await page.inputValue('#billing_city')).toBe('a');
  });

  test('a hint opens in a form that had none before its field arrived', async () => {
    const page = await openStage({ html: '<form><input name="a"></form>' });
    await started(page);
    await page.$eval('#stage form', (form) => {
      const field = '<input id="b"><span class="description" aria-hidden="true" style="display:none">Hint</span>';
      form.insertAdjacentHTML('beforeend', `<p><span class="woocommerce-input-wrapper">${field}</span></p>`);
    });
    await page.locator('#stage form[data-widget~=field-hints]').waitFor();
    await page.focus('#b');
    await page.locator('#stage .description').waitFor();
  });

  test('a hint opens for the field whose focus brought the widget', async () => {
    const page = await openPage(PAGE);
    await page.focus('#billing_city');
    await page.waitForFunction(() => document.querySelector('#billing_city-description[aria-hidden=false]'));
  });

  test('a hint stays with a state field that is replaced', async () => {
    const page = await open();
    await mounted(page, 'address-fields');
    await page.selectOption('#billing_country', 'GB');
    await page.focus('#billing_state');
    await expect.poll(() => openHints(page)).toEqual(['state']);
  });

  test('a hint floats beside its field, inside the page, where the site wants it', async () => {
    const page = await openFloating(PAGE);
    const height = await page.$eval('form.checkout', (form) => form.getBoundingClientRect().height);
    await page.focus('#billing_city');
    await page.waitForFunction(() => (document.querySelector('#billing_city-description') as HTMLElement).style.left);
    const place = () =>
      page.evaluate(() => {
        const of = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
        const [field, one, form] = [of('#billing_city'), of('#billing_city-description'), of('form.checkout')];
        return { height: form.height, isBelow: one.top > field.bottom, isInside: one.left >= 0 && one.right <= 390 };
      });
    // It is placed again while the page still moves.
    await expect.poll(place).toEqual({ height, isBelow: true, isInside: true });
    expectNoProblems(page);
  });

  test('a hint floats inside the page where text runs to the left, too', async () => {
    const page = await openFloating(`${PAGE}?dir=rtl`);
    // A short field at the left edge: its hint has no room on that side.
    await page.addStyleTag({ content: '#billing_city_field .woocommerce-input-wrapper { margin-right: 60% }' });
    await page.focus('#billing_city');
    await page.waitForFunction(() => (document.querySelector('#billing_city-description') as HTMLElement).style.left);
    const edges = () =>
      page.evaluate(() => {
        const one = document.querySelector('#billing_city-description') as HTMLElement;
        const parent = (one.offsetParent as Element).getBoundingClientRect();
        const { left, right } = one.getBoundingClientRect();
        return {
          isAtSpot: Math.abs(left - parent.left - Number.parseFloat(one.style.left)) < 2,
          isInside: left >= 0 && right <= 390,
        };
      });
    // It is placed again while the page still moves.
    await expect.poll(edges).toEqual({ isAtSpot: true, isInside: true });
    expectNoProblems(page);
  });
});

for (const order of ORDERS) {
  test(`a hint opens and closes once beside the legacy script, our tag ${order}, and analytics hear clicks in fields`, async () => {
    const page = await openBesideLegacy(PAGE, order, ['field-hints']);
    await forgetHeard(page);
    await page.click('#billing_first_name');
    await expect.poll(() => openHints(page)).toEqual(['first_name']);
    await page.click('#billing_city');
    await expect.poll(() => openHints(page)).toEqual(['city']);
    await page.keyboard.press('Escape');
    await shut(page, 'city');
    await page.click('#billing_city');
    await page.click('h1');
    await shut(page, 'city');
    expect((await legacyEffects(page)).filter((effect) => effect.startsWith('hint'))).toEqual([]);
    expect(await heardByAnalytics(page, 'click')).toEqual({ capture: 4, bubble: 4 });
    expectNoProblems(page);
  });
}
