import { describe, expect, test } from 'vitest';
import { forgetHeard, legacyEffects, ORDERS, openBesideLegacy } from '../support/coexistence';
import { framesAsked } from '../support/frames';
import { expectNoProblems, hostsBecome, mounted, openPage, type PageOptions, type WatchedPage } from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/sticky/';
const BAR = '.elementor-element-ac10001';
const CARD = '.elementor-element-ac10003';
const COLUMN = '.elementor-element-ac10007 > .elementor-widget-wrap';
const FOOT = '.elementor-element-ac10004';
const SPACER = '.elementor-sticky__spacer';

async function open(path = PAGE, options?: PageOptions): Promise<WatchedPage> {
  const page = await openPage(path, options);
  await mounted(page, 'sticky');
  await scrollPage(page, 0);
  return page;
}

const frames = (page: WatchedPage): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

async function scrollPage(page: WatchedPage, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await frames(page);
}

const styleOf = (page: WatchedPage, selector: string): Promise<string> =>
  page.$eval(selector, (element) => element.getAttribute('style') ?? '');

/** The classes that tell how an element stands. */
const classesOf = (page: WatchedPage, selector: string): Promise<string[]> =>
  page.$eval(selector, (element) =>
    [...element.classList].filter((name) => /^elementor-(sticky|section--handles)/.test(name)),
  );

/** From the top of the window, in pixels. */
const topOf = (page: WatchedPage, selector: string): Promise<number> =>
  page.$eval(selector, (element) => element.getBoundingClientRect().top);

const bottomOf = (page: WatchedPage, selector: string): Promise<number> =>
  page.$eval(selector, (element) => element.getBoundingClientRect().bottom);

/** From the top of the page, in pixels, before anything is scrolled. */
const placeOf = (page: WatchedPage, selector: string): Promise<number> =>
  page.$eval(selector, (element) => element.getBoundingClientRect().top + scrollY);

const setSettings = (page: WatchedPage, host: string, settings: object | string): Promise<void> =>
  page.$eval(
    host,
    (element, given) =>
      element.setAttribute('data-settings', typeof given === 'string' ? given : JSON.stringify(given)),
    settings,
  );

const only = (host: string): string => `${PAGE}?only=${host.split('-').at(-1)}`;

/** Sticks at the bottom, where it does from the start. */
const LOW = { sticky: 'bottom', sticky_offset: 30 };

const isLow = async (page: WatchedPage, host: string): Promise<void> => {
  await scrollPage(page, 0);
  await expect.poll(() => styleOf(page, host)).toContain('bottom: 30px');
};

describeWidget({
  name: 'sticky',
  page: only(BAR),
  host: BAR,
  settings: {
    change: { sticky_offset: 30 },
    async shows(page) {
      await scrollPage(page, 600);
      await expect.poll(() => styleOf(page, BAR)).toContain('top: 30px');
    },
  },
});

describe('an element that sticks from the start', () => {
  describeWidget({
    name: 'sticky',
    page: only(FOOT),
    host: FOOT,
    settings: { change: LOW, shows: (page) => isLow(page, FOOT) },
  });
});

describe('a bar at the top', () => {
  test('a bar leaves its place at the edge of the window and comes back to it, and nothing else moves', async () => {
    const page = await open();
    const [place, next, height] = [
      await placeOf(page, BAR),
      await placeOf(page, '#words'),
      await page.evaluate(() => document.documentElement.scrollHeight),
    ];
    await expect.poll(() => classesOf(page, BAR)).toEqual(['elementor-sticky']);
    await expect.poll(() => page.getAttribute(BAR, 'style')).toBeNull();

    await scrollPage(page, Math.ceil(place) + 60);
    await expect
      .poll(() => classesOf(page, BAR))
      .toEqual(['elementor-sticky', 'elementor-sticky--active', 'elementor-section--handles-inside']);
    await expect
      .poll(() => styleOf(page, BAR))
      .toMatch(/^position: fixed; width: [\d.]+px; margin-top: 0px; margin-bottom: 0px; top: 0px;/);
    await expect.poll(() => topOf(page, BAR)).toBe(0);
    expect(await placeOf(page, '#words')).toBeCloseTo(next, 1);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);

    await scrollPage(page, 0);
    await expect.poll(() => classesOf(page, BAR)).toEqual(['elementor-sticky']);
    await expect.poll(() => page.getAttribute(BAR, 'style')).toBeNull();
    expect(await placeOf(page, '#words')).toBeCloseTo(next, 1);
    expectNoProblems(page);
  });

  test('a bar keeps its place by an empty box, so that no id is there twice', async () => {
    const page = await open();
    await scrollPage(page, 700);
    const spacer = page.locator(`${BAR} + ${SPACER}`);
    expect(await spacer.evaluate((box) => [box.childNodes.length, box.id, box.getAttribute('aria-hidden')])).toEqual([
      0,
      '',
      'true',
    ]);
    const twice = await page.evaluate(() => {
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      return ids.filter((id, at) => ids.indexOf(id) !== at);
    });
    expect(twice).toEqual([]);
  });

  test('a bar gets its effects when the page is scrolled further', async () => {
    const page = await open();
    const place = Math.ceil(await placeOf(page, BAR));
    for (const [further, hasEffects] of [
      [60, false],
      [115, false],
      [121, true],
      [60, false],
    ] as const) {
      await scrollPage(page, place + further);
      await expect
        .poll(async () => (await classesOf(page, BAR)).includes('elementor-sticky--effects'))
        .toBe(hasEffects);
    }
  });

  test('a bar stays below the bar for editors', async () => {
    const page = await open(`${PAGE}?bar=admin`);
    await scrollPage(page, 700);
    await expect.poll(() => topOf(page, BAR)).toBe(32);
    await page.setViewportSize({ width: 500, height: 900 });
    await expect.poll(() => topOf(page, BAR)).toBe(0);
  });

  test('a bar is as wide as its place, after a resize and when its place gets another width', async () => {
    const page = await open();
    await scrollPage(page, 700);
    /** How much wider it is than its place, and how far beside it. */
    const misfit = (): Promise<number[]> =>
      page.$eval(BAR, (bar) => {
        const parent = bar.parentElement as Element;
        const beside = bar.getBoundingClientRect().left - parent.getBoundingClientRect().left;
        return [bar.clientWidth - parent.clientWidth, beside];
      });
    await page.setViewportSize({ width: 1100, height: 900 });
    await page.waitForFunction(() => innerWidth === 1100);
    await expect.poll(misfit).toEqual([0, 0]);
    await page.$eval(BAR, ({ parentElement }) => {
      if (parentElement) parentElement.style.marginInline = '50px';
    });
    await expect.poll(misfit).toEqual([0, 0]);
    expectNoProblems(page);
  });

  test('a bar grows in a place that gets narrow, without an error of a resize loop', async () => {
    const page = await open();
    await scrollPage(page, 700);
    const height = (): Promise<number> => page.$eval(SPACER, (spacer) => spacer.clientHeight);
    const before = await height();
    await page.$eval(BAR, ({ parentElement }) => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      addEventListener('error', ({ message }) => seen.push(message));
      if (parentElement) parentElement.style.width = '150px';
    });
    await expect.poll(height).toBeGreaterThan(before);
    await frames(page);
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
  });

  test('a bar does not hide what gets the focus, and the page scrolls as before once the bar is gone', async () => {
    const page = await open();
    const root = (): Promise<string | null> => page.$eval('html', (html) => html.getAttribute('style'));
    await scrollPage(page, 1200);
    await page.$eval(`${BAR} ~ section p`, (text) => {
      const link = document.createElement('a');
      link.href = '/';
      link.id = 'above';
      link.textContent = 'Above';
      text.prepend(link);
    });
    await expect.poll(() => topOf(page, BAR)).toBe(0);
    await expect.poll(root).not.toBeNull();
    await page.focus('#above');
    await expect.poll(() => topOf(page, '#above')).toBeGreaterThanOrEqual(Math.floor(await bottomOf(page, BAR)));
    await page.$$eval('[data-widget~=sticky]', (hosts) => {
      const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets: { unmount(host: Element): void } };
      for (const host of hosts) api.unmount(host);
    });
    await expect.poll(root).toBeNull();
    await expect.poll(() => page.locator(SPACER).count()).toBe(0);
  });

  test('a bar tells when it sticks and when it lets go', async () => {
    const page = await open();
    await page.$eval(BAR, (bar) => {
      const told: string[] = [];
      Object.assign(window, { told });
      for (const type of ['sticky:stick', 'sticky:unstick']) bar.addEventListener(type, () => told.push(type));
    });
    await scrollPage(page, 700);
    await scrollPage(page, 800);
    await scrollPage(page, 0);
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { told: string[] }).told))
      .toEqual(['sticky:stick', 'sticky:unstick']);
  });

  test('a bar asks for no frame while nobody moves', async () => {
    const page = await open();
    await scrollPage(page, 700);
    await expect.poll(() => framesAsked(page)).toBe(0);
  });
});

describe('a card in its column', () => {
  test('a card stays beside the text and ends where its column ends', async () => {
    const page = await open();
    const place = await placeOf(page, CARD);
    await scrollPage(page, Math.ceil(place) - 90);
    await expect.poll(() => topOf(page, CARD)).toBe(100);
    const left = await page.$eval(CARD, (card) => card.getBoundingClientRect().left);
    expect(await page.$eval(`${CARD} + ${SPACER}`, (box) => box.getBoundingClientRect().left)).toBeCloseTo(left, 1);
    await expect.poll(() => classesOf(page, CARD)).toContain('elementor-sticky--effects');

    await scrollPage(page, Math.ceil((await bottomOf(page, COLUMN)) + (await page.evaluate(() => scrollY))) - 60);
    await expect.poll(() => styleOf(page, CARD)).toMatch(/position: absolute;.* bottom: 0px;/);
    await expect.poll(() => styleOf(page, CARD)).not.toMatch(/(^|\s)top:/);
    await expect.poll(() => classesOf(page, CARD)).toContain('elementor-sticky--active');
    await expect.poll(() => bottomOf(page, CARD)).toBeCloseTo(await bottomOf(page, COLUMN), 0);
    expect(await page.$eval(CARD, (card) => card.getBoundingClientRect().left)).toBeCloseTo(left, 1);

    await scrollPage(page, Math.ceil(place) - 90);
    await expect.poll(() => topOf(page, CARD)).toBe(100);
    await scrollPage(page, 0);
    await expect.poll(() => page.getAttribute(CARD, 'style')).toBeNull();
    await expect.poll(() => page.getAttribute(COLUMN, 'style')).toBeNull();
  });

  test('a card has the distance of the device, and sticks on the devices that are named', async () => {
    const page = await open();
    await page.setViewportSize({ width: 900, height: 900 });
    await scrollPage(page, Math.ceil(await placeOf(page, CARD)));
    await expect.poll(() => topOf(page, CARD)).toBe(60);
    await page.setViewportSize({ width: 600, height: 900 });
    await expect.poll(() => classesOf(page, CARD)).toEqual([]);
    await expect.poll(() => page.getAttribute(CARD, 'style')).toBeNull();
    await expect.poll(() => page.locator(`${CARD} + ${SPACER}`).count()).toBe(0);
  });
});

describe('a foot at the bottom', () => {
  test('a foot sticks from the start, and lies in its place once that is in view', async () => {
    const page = await open();
    await expect.poll(() => bottomOf(page, FOOT)).toBe(890);
    await expect.poll(() => styleOf(page, FOOT)).toContain('bottom: 10px;');
    await page.$eval(`${FOOT} + ${SPACER}`, (box) => box.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await frames(page);
    await expect.poll(() => page.getAttribute(FOOT, 'style')).toBeNull();
    await expect.poll(() => classesOf(page, FOOT)).toEqual(['elementor-sticky']);
    await scrollPage(page, 0);
    await expect.poll(() => bottomOf(page, FOOT)).toBe(890);
    await page.setViewportSize({ width: 900, height: 900 });
    await expect.poll(() => classesOf(page, FOOT)).toEqual([]);
  });
});

describe('on a page from right to left', () => {
  test('a card keeps its side on a page from right to left', async () => {
    const page = await open(`${PAGE}?dir=rtl`);
    const right = await page.$eval(CARD, (card) => card.getBoundingClientRect().right);
    await scrollPage(page, Math.ceil(await placeOf(page, CARD)));
    await expect.poll(() => topOf(page, CARD)).toBe(100);
    expect(await page.$eval(CARD, (card) => card.getBoundingClientRect().right)).toBeCloseTo(right, 1);
  });
});

describe('settings of what sticks', () => {
  test('broken settings leave everything in its place', async () => {
    const page = await open();
    await scrollPage(page, 700);
    for (const broken of [
      '[]',
      'null',
      '{',
      '"top"',
      '{"sticky":[]}',
      '{"sticky":"left"}',
      '{"sticky":"top","sticky_on":[]}',
    ]) {
      await setSettings(page, BAR, broken);
      await expect.poll(() => classesOf(page, BAR)).toEqual([]);
      await expect.poll(() => page.getAttribute(BAR, 'style')).toBeNull();
      await setSettings(page, BAR, { sticky: 'top', sticky_offset: [], sticky_effects_offset: null });
      await expect.poll(() => styleOf(page, BAR)).toContain('top: 0px');
    }
    await setSettings(page, BAR, { sticky: 'top', sticky_on: 'desktop', sticky_offset: 'far', sticky_parent: [] });
    await expect.poll(() => styleOf(page, BAR)).toContain('top: 0px');
    expectNoProblems(page);
  });

  test('an element that Elementor’s editor keeps itself is left alone', async () => {
    const page = await openPage(PAGE, {
      before: async (opening) => {
        await opening.addInitScript(() => Object.assign(window, { elementorFrontend: { elementsHandler: {} } }));
        await opening.route(/fixture\/sticky/, async (route) => {
          const response = await route.fetch();
          const body = (await response.text()).replace('data-id="ac10001"', '$& data-model-cid="c12"');
          await route.fulfill({ response, body });
        });
      },
    });
    await mounted(page, 'sticky');
    await scrollPage(page, 700);
    expect(await classesOf(page, BAR)).toEqual([]);
    expect(await page.getAttribute(BAR, 'style')).toBeNull();
  });
});

test('any element sticks that is marked by hand', async () => {
  const page = await openPage('/blank/');
  await page.$eval('#stage', (stage) => {
    const [host, after] = [document.createElement('header'), document.createElement('div')];
    host.dataset.widget = 'sticky';
    host.dataset.settings = JSON.stringify({ sticky: 'top', sticky_offset: 5 });
    host.style.cssText = 'padding: 10px; border: 2px solid; margin: 20px 0; background: #eee';
    host.textContent = 'Header';
    after.style.height = '3000px';
    stage.append(host, after);
  });
  await mounted(page, 'sticky');
  const boxOf = (): Promise<[number, number]> =>
    page.$eval('header[data-widget]', (host) => [
      host.getBoundingClientRect().left,
      host.getBoundingClientRect().width,
    ]);
  const [box, height] = [await boxOf(), await page.evaluate(() => document.documentElement.scrollHeight)];
  await scrollPage(page, 900);
  await expect.poll(() => topOf(page, 'header[data-widget]')).toBe(5);
  expect(await boxOf()).toEqual(box);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  expect(await page.$eval('header[data-widget]', (host) => getComputedStyle(host).zIndex)).toBe('99');
});

/** How often Elementor's own script has done something. */
async function countOf(page: WatchedPage, name: 'run' | 'start' | 'stick' | 'stop'): Promise<number> {
  return (await legacyEffects(page)).filter((effect) => effect === `sticky:${name}`).length;
}

for (const order of ORDERS) {
  describe(`beside Elementor's own script, our tag: ${order}`, () => {
    test('each element sticks once, not by Elementor’s script', async () => {
      const page = await openBesideLegacy(PAGE, order, ['sticky']);
      await scrollPage(page, 0);
      await expect.poll(async () => (await countOf(page, 'start')) - (await countOf(page, 'stop'))).toBe(0);
      await expect.poll(() => classesOf(page, BAR)).toEqual(['elementor-sticky']);
      await forgetHeard(page);
      await scrollPage(page, 700);
      await expect.poll(() => topOf(page, BAR)).toBe(0);
      expect(await page.locator(`${BAR}`).count()).toBe(1);
      await expect.poll(() => page.locator(`${BAR} + ${SPACER}`).count()).toBe(1);
      await page.setViewportSize({ width: 1200, height: 900 });
      await expect.poll(() => countOf(page, 'run')).toBeGreaterThanOrEqual(3);
      await scrollPage(page, 750);
      expect([await countOf(page, 'start'), await countOf(page, 'stick')]).toEqual([0, 0]);
      await expect.poll(() => page.locator(`${BAR} + ${SPACER}`).count()).toBe(1);
      expectNoProblems(page);
    });
  });
}

test('Elementor’s own script keeps what the widget’s chunk cannot', async () => {
  const page = await openPage(`${PAGE}?legacy=first`, { block: [/widget-sticky/] });
  await hostsBecome(page, 'sticky', 'failed', BAR);
  await scrollPage(page, 700);
  await expect.poll(() => topOf(page, BAR)).toBe(0);
});
