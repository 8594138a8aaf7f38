import { describe, expect, test } from 'vitest';
import { legacyEffects, ORDERS, openBesideLegacy } from '../support/coexistence';
import { expectNoProblems, mounted, openPage, type PageOptions, type WatchedPage } from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/anchors/';
const BAR = '.elementor-element-ac20001';

async function open(path = PAGE, options?: PageOptions): Promise<WatchedPage> {
  const page = await openPage(path, options);
  await mounted(page, 'anchors');
  if (!path.includes('bar=no')) await mounted(page, 'sticky');
  return page;
}

const topOf = (page: WatchedPage, selector: string): Promise<number> =>
  page.$eval(selector, (element) => element.getBoundingClientRect().top);

const barHeight = (page: WatchedPage): Promise<number> => page.$eval(BAR, (bar) => bar.getBoundingClientRect().height);

const focused = (page: WatchedPage): Promise<string> => page.evaluate(() => document.activeElement?.id ?? '');

/** Waits until the page stands still, and gives how far it is scrolled. */
const stands = (page: WatchedPage): Promise<number> =>
  page.evaluate(async () => {
    for (let last = -1, still = 0; still < 10; still = last === scrollY ? still + 1 : 0) {
      last = scrollY;
      await new Promise((done) => requestAnimationFrame(done));
    }
    return scrollY;
  });

const link = (page: WatchedPage, name: string) => page.locator(`${BAR} a`, { hasText: name });

describeWidget({
  name: 'anchors',
  page: `${PAGE}?bar=no`,
  host: '.elementor-12',
  keyboard: async (page) => {
    await link(page, 'Boats').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('boats');
    await expect.poll(() => topOf(page, '#boats')).toBeCloseTo(0, 0);
  },
});

describe('a link to a place on the page', () => {
  test('a link scrolls below the bar, takes the focus along and leaves no hash, as in Elementor before 3.25', async () => {
    const page = await open();
    await page.evaluate(() => {
      const { elementorFrontendConfig: config } = window as unknown as { elementorFrontendConfig: { version: string } };
      config.version = '3.24.8';
    });
    for (const [name, id] of [
      ['Boats', 'boats'],
      ['Gulls', 'gulls'],
      ['Tides', 'tides'],
    ] as const) {
      await link(page, name).click();
      await expect.poll(() => focused(page)).toBe(id);
      await expect.poll(() => topOf(page, `#${id}`)).toBeCloseTo(await barHeight(page), 0);
    }
    expect(new URL(page.url()).hash).toBe('');
    expectNoProblems(page);
  });

  test('a link leaves its hash in the address, and scripts hear of it, as in Elementor since 3.25', async () => {
    const page = await open(PAGE, {
      before: (opening) =>
        opening.addInitScript(() => {
          const heard: string[] = [];
          Object.assign(window, { heard });
          window.addEventListener('hashchange', ({ newURL }) => heard.push(new URL(newURL).hash));
        }),
    });
    await link(page, 'Boats').click();
    await link(page, 'Tides').click();
    await expect.poll(() => topOf(page, '#tides')).toBeCloseTo(await barHeight(page), 0);
    expect(new URL(page.url()).hash).toBe('#tides');
    await page.goBack();
    await expect.poll(() => new URL(page.url()).hash).toBe('#boats');
    expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([
      '#boats',
      '#tides',
      '#boats',
    ]);
  });

  test('a link leads to the top of the window where nothing sticks', async () => {
    const page = await open(`${PAGE}?bar=no`);
    await link(page, 'Boats').click();
    await expect.poll(() => topOf(page, '#boats')).toBeCloseTo(0, 0);
  });

  test('a link leads as far below the top as the bar’s offset says', async () => {
    const page = await open(`${PAGE}?offset=150`);
    await expect
      .poll(() => page.$eval('#boats', (place) => (place as HTMLElement).style.scrollMarginTop))
      .toBe('150px');
    await link(page, 'Boats').click();
    await expect.poll(() => topOf(page, '#boats')).toBeCloseTo(150, 0);
  });

  test('the site may give the bar’s offset, too', async () => {
    const settings = { [BAR]: { sticky_anchor_link_offset: 170 } };
    const page = await open(`${PAGE}?config=${encodeURIComponent(JSON.stringify({ settings }))}`);
    await expect
      .poll(() => page.$eval('#boats', (place) => (place as HTMLElement).style.scrollMarginTop))
      .toBe('170px');
  });

  test('a link scrolls smoothly, and at once for visitors who want less motion', async () => {
    const page = await open(PAGE, { reducedMotion: true });
    const jumped = await page.$eval(`${BAR} a[href="#boats"]`, (one) => {
      (one as HTMLElement).click();
      return scrollY;
    });
    expect(jumped).toBe(await stands(page));
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const [before, after] = await page.$eval(`${BAR} a[href="#tides"]`, (one) => {
      const from = scrollY;
      (one as HTMLElement).click();
      return [from, scrollY];
    });
    expect(after).toBe(before);
    // The first frames may come before it moves.
    await expect.poll(() => stands(page)).toBeLessThan(jumped);
  });

  test('a link is left to the browser where it leads elsewhere, or with a modifier key', async () => {
    const page = await open();
    const isLeft = (name: string, init: Record<string, boolean> = {}): Promise<boolean> =>
      link(page, name).evaluate((one, given) => {
        let isFree = false;
        window.addEventListener(
          'click',
          (event) => {
            isFree = !event.defaultPrevented;
            event.preventDefault();
          },
          { once: true },
        );
        one.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...given }));
        return isFree;
      }, init);
    for (const name of ['A plain heading', 'Nobody', 'Nothing', 'Broken', 'Shop'])
      expect(await isLeft(name), name).toBe(true);
    for (const key of ['ctrlKey', 'shiftKey', 'metaKey', 'altKey'])
      expect(await isLeft('Boats', { [key]: true })).toBe(true);
    expect(await isLeft('Boats')).toBe(false);
    expectNoProblems(page);
  });
});

describe('a page that is opened with a hash', () => {
  test('a page that is opened with a hash shows the place below the bar', async () => {
    const page = await open(`${PAGE}#boats`);
    await expect.poll(() => topOf(page, '#boats')).toBeCloseTo(await barHeight(page), 0);
    expect(new URL(page.url()).hash).toBe('#boats');
  });

  test('a page that is opened with a hash shows the place as far below the top as the bar’s offset says', async () => {
    const page = await open(`${PAGE}?offset=150#gulls`);
    await expect.poll(() => topOf(page, '#gulls')).toBeCloseTo(150, 0);
  });

  test('a hostile hash does nothing when the page is opened with it', async () => {
    const page = await open(`${PAGE}#<img src=x onerror=alert(1)>`);
    expect(await stands(page)).toBe(0);
    expectNoProblems(page);
  });
});

test('links in an element that is marked by hand lead to any place', async () => {
  const page = await openPage('/blank/');
  await page.$eval('#stage', (stage) => {
    stage.innerHTML =
      '<nav data-widget="anchors"><a href="#far">Far</a></nav><div style="height: 3000px"></div><h2 id="far">Far</h2><div style="height: 3000px"></div>';
  });
  await mounted(page, 'anchors');
  await page.click('a[href="#far"]');
  await expect.poll(() => focused(page)).toBe('far');
  await expect.poll(() => topOf(page, '#far')).toBeCloseTo(0, 0);
});

for (const order of ORDERS) {
  test(`a link scrolls once beside Elementor's own script, our tag: ${order}`, async () => {
    const page = await openBesideLegacy(PAGE, order, ['anchors', 'sticky']);
    await expect.poll(() => page.$eval(BAR, (bar) => bar.className)).toContain('elementor-sticky');
    await link(page, 'Boats').click();
    await expect.poll(() => topOf(page, '#boats')).toBeCloseTo(await barHeight(page), 0);
    expect((await legacyEffects(page)).filter((effect) => effect === 'anchor:scroll')).toEqual([]);
    expectNoProblems(page);
  });
}
