import { describe, expect, test } from 'vitest';
import { forgetHeard, legacyEffects, ORDERS, openBesideLegacy } from '../support/coexistence';
import { framesAsked } from '../support/frames';
import { expectNoProblems, hostsBecome, mounted, openPage, type PageOptions, type WatchedPage } from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/motion/';
const UP = '.elementor-element-d0e5001';
const MIST = '.elementor-element-d0e5003';
const GROWS = '.elementor-element-d0e5004';
const TRACKS = '.elementor-element-d0e5005';
const TILTS = '.elementor-element-d0e5006';
const WHOLE = '.elementor-element-d0e5007';
const BROKEN = '.elementor-element-d0e5008';
const BANNER = '.elementor-element-d0e5100';
const LAYER = `${BANNER} > .elementor-motion-effects-container > .elementor-motion-effects-layer`;

const only = (host: string): string => `${PAGE}?only=${host.split('-').at(-1)}`;
const inner = (host: string): string => `${host} > .elementor-widget-container`;

async function open(path = PAGE, options?: PageOptions): Promise<WatchedPage> {
  const page = await openPage(path, options);
  await mounted(page, 'motion-effects');
  await scrollPage(page, 0);
  return page;
}

const frames = (page: WatchedPage): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

async function scrollPage(page: WatchedPage, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await frames(page);
}

const styleOf = (page: WatchedPage, selector: string, name: string): Promise<string> =>
  page.$eval(selector, (element, property) => (element as HTMLElement).style.getPropertyValue(property), name);

const numberOf = async (page: WatchedPage, selector: string, name: string): Promise<number> =>
  Number.parseFloat(await styleOf(page, selector, name));

/** How far an element has come through the viewport, in percent. */
const percentOf = (page: WatchedPage, selector: string): Promise<number> =>
  page.$eval(selector, (element) => {
    const { top } = element.getBoundingClientRect();
    return Math.min(1, Math.max(0, (innerHeight - top) / (innerHeight + element.clientHeight))) * 100;
  });

const attributesOf = (page: WatchedPage, selector: string): Promise<(string | null)[]> =>
  page.$eval(selector, (element) => [element.getAttribute('class'), element.getAttribute('style')]);

const setSettings = (page: WatchedPage, host: string, change: object | string): Promise<void> =>
  page.$eval(
    host,
    (element, given) => {
      const before = JSON.parse(element.getAttribute('data-settings') ?? '{}') as object;
      const next = typeof given === 'string' ? given : JSON.stringify({ ...before, ...given });
      element.setAttribute('data-settings', next);
    },
    change,
  );

describeWidget({
  name: 'motion-effects',
  page: only(UP),
  host: UP,
  settings: {
    change: { motion_fx_translateX_effect: 'yes' },
    shows: (page) =>
      page.waitForFunction(
        (selector) => document.querySelector<HTMLElement>(selector)?.style.transform.includes('translateX'),
        inner(UP),
      ),
  },
});

describe('a moving background', () => {
  describeWidget({
    name: 'motion-effects',
    page: only(BANNER),
    host: BANNER,
    settings: {
      change: { background_motion_fx_translateX_effect: 'yes' },
      shows: (page) =>
        page.waitForFunction(
          (selector) => document.querySelector<HTMLElement>(selector)?.style.width === '140%',
          LAYER,
        ),
    },
  });
});

describe('scrolling effects', () => {
  test('an element moves by its way through the window, there and back, as the page scrolls', async () => {
    const page = await open(only(UP));
    for (const top of [0, 150, 300, 150]) {
      await scrollPage(page, top);
      const percent = await percentOf(page, UP);
      await expect.poll(() => numberOf(page, inner(UP), '--translateY')).toBeCloseTo(-(percent - 50) * 2, 0);
    }
    expect(await styleOf(page, inner(UP), 'transform')).toBe('translateY(var(--translateY))');
    expectNoProblems(page);
  });

  test('an element that is scrolled past stays at the end of its way, and asks for no more frames', async () => {
    const page = await open(only(UP));
    await scrollPage(page, 1800);
    await expect.poll(() => styleOf(page, inner(UP), '--translateY')).toBe('-100px');
    await page.evaluate(() => {
      const asked = { count: 0 };
      const { requestAnimationFrame: ask } = window;
      window.requestAnimationFrame = (run) => {
        asked.count += 1;
        return ask(run);
      };
      Object.assign(window, { asked });
    });
    // How many frames a scroll and the pointer ask for; the element sleeps once the browser has said that it is out of view.
    const askedFor = async (): Promise<number> => {
      await page.evaluate(
        () =>
          new Promise<void>((done) => {
            (window as unknown as { asked: { count: number } }).asked.count = 0;
            addEventListener('scroll', () => setTimeout(done), { once: true });
            window.scrollTo({ top: window.scrollY === 1900 ? 1850 : 1900, behavior: 'instant' });
          }),
      );
      await page.mouse.move(300, 300);
      return page.evaluate(() => (window as unknown as { asked: { count: number } }).asked.count);
    };
    await expect.poll(askedFor).toBe(0);
  });

  test('no frame is asked for while nobody moves', async () => {
    const page = await open();
    await expect.poll(() => framesAsked(page)).toBe(0);
  });

  test('an element fades and clears as the page scrolls; the browser is told, and the transform gets 100 ms', async () => {
    const page = await open(only(MIST));
    const percent = await percentOf(page, MIST);
    const point = Math.min(100, Math.max(0, ((percent - 20) / 60) * 100));
    await expect.poll(() => numberOf(page, inner(MIST), 'opacity')).toBeCloseTo(point / 100, 2);
    expect(await numberOf(page, inner(MIST), '--blur')).toBeCloseTo(7 - (7 * point) / 100, 1);
    expect(await styleOf(page, inner(MIST), 'filter')).toBe('blur(var(--blur))');
    expect(await styleOf(page, inner(MIST), 'will-change')).toBe('opacity');
    expect(await styleOf(page, inner(MIST), '--e-transform-transition-duration')).toBe('100ms');
  });

  test('an element keeps the transform of the style sheet, and its own duration under the pointer', async () => {
    const page = await open(only(GROWS));
    expect(await styleOf(page, inner(GROWS), 'transform')).toBe(
      'rotateZ(var(--e-transform-rotateZ, 0deg)) scale(var(--scale))',
    );
    // The pointer comes once the page rests, because scrolling ends what it has begun.
    await page.mouse.move(1, 1);
    await page.locator(inner(GROWS)).scrollIntoViewIfNeeded();
    await frames(page);
    await page.hover(inner(GROWS));
    await expect.poll(() => styleOf(page, inner(GROWS), '--e-transform-transition-duration')).toBe('');
    await scrollPage(page, 60);
    await expect.poll(() => styleOf(page, inner(GROWS), '--e-transform-transition-duration')).toBe('100ms');
  });

  test('the scrolling of the whole page turns an element, on the devices that are named', async () => {
    const page = await open(only(WHOLE));
    const distance = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    await scrollPage(page, Math.round(distance / 4));
    await expect.poll(() => numberOf(page, inner(WHOLE), '--rotateZ')).toBeCloseTo(50, 0);
    const [plainClass, plainStyle] = ['elementor-widget-container', null];
    await page.setViewportSize({ width: 700, height: 900 });
    await expect.poll(() => attributesOf(page, inner(WHOLE))).toEqual([plainClass, plainStyle]);
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect.poll(() => styleOf(page, inner(WHOLE), 'transform')).toBe('rotateZ(var(--rotateZ))');
  });

  test('an element moves by the height that late pictures give it', async () => {
    const page = await open(only(UP));
    await page.$eval(UP, (host) => {
      host.style.paddingBlock = '40px';
      (host as HTMLElement).style.height = '700px';
    });
    const expected = async (): Promise<number> => {
      const [top, height] = await page.$eval(UP, (host) => [host.getBoundingClientRect().top, host.clientHeight - 80]);
      return -(((900 - (top ?? 0)) / (900 + (height ?? 0))) * 100 - 50) * 2;
    };
    await expect
      .poll(async () => Math.abs((await numberOf(page, inner(UP), '--translateY')) - (await expected())))
      .toBeLessThan(0.1);
  });
});

describe('effects of the pointer', () => {
  test('one element follows the mouse, and another one leans towards it', async () => {
    const page = await open();
    await page.locator(inner(TRACKS)).scrollIntoViewIfNeeded();
    await page.mouse.move(320, 675);
    await expect.poll(() => styleOf(page, inner(TRACKS), '--translateX')).toBe('25px');
    expect(await styleOf(page, inner(TRACKS), '--translateY')).toBe('-25px');
    await expect.poll(() => styleOf(page, inner(TILTS), '--rotateX')).toBe('12.5deg');
    expect(await styleOf(page, inner(TILTS), '--rotateY')).toBe('12.5deg');
    expect(await page.getAttribute(TILTS, 'class')).toContain('elementor-motion-effects-perspective');
    expect(await page.$eval(TILTS, (host) => getComputedStyle(host).perspective)).toBe('1200px');
  });

  test('no element follows the pointer on a phone', async () => {
    const page = await open(PAGE, { mobile: true });
    expect(await attributesOf(page, inner(TRACKS))).toEqual(['elementor-widget-container', null]);
  });
});

describe('a background', () => {
  test('a background moves in a layer that never leaves an edge bare, beneath the text', async () => {
    const page = await open(only(BANNER));
    for (const top of [0, 200, 400, 3000]) {
      await scrollPage(page, top);
      const [room, shift] = await page.$eval(LAYER, (layer) => [
        layer.clientHeight - (layer.parentElement?.clientHeight ?? 0),
        Number.parseFloat((layer as HTMLElement).style.getPropertyValue('--translateY')),
      ]);
      expect(room).toBeGreaterThan(100);
      expect(shift).toBeLessThanOrEqual(0);
      expect(shift).toBeGreaterThanOrEqual(-(room ?? 0));
    }
    await scrollPage(page, 0);
    expect(await page.$eval(BANNER, (host) => getComputedStyle(host).backgroundImage)).toBe('none');
    const onTop = await page.$eval(`${BANNER} h2`, (heading) => {
      const { x, y, width, height } = heading.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === heading;
    });
    expect(onTop).toBe(true);
    expectNoProblems(page);
  });

  test('a background that is marked by hand moves without Elementor, beneath the text', async () => {
    const page = await openPage('/blank/');
    await page.$eval('#stage', (stage) => {
      const settings = {
        background_motion_fx_motion_fx_scrolling: 'yes',
        background_motion_fx_translateY_effect: 'yes',
      };
      const host = document.createElement('div');
      host.dataset.widget = 'motion-effects';
      host.dataset.settings = JSON.stringify(settings);
      host.style.cssText = 'height: 400px; background: linear-gradient(red, blue)';
      host.innerHTML = '<p id="text">Text</p>';
      stage.append(host);
    });
    await mounted(page, 'motion-effects');
    const layer = page.locator('.elementor-motion-effects-layer');
    await expect.poll(() => layer.evaluate((one) => one.style.getPropertyValue('--translateY'))).toMatch(/^-[\d.]+px$/);
    expect(await layer.evaluate((one) => getComputedStyle(one).backgroundImage)).toContain('linear-gradient');
    const onTop = await page.$eval('#text', (text) => {
      const { x, y } = text.getBoundingClientRect();
      return document.elementFromPoint(x + 5, y + 5) === text;
    });
    expect(onTop).toBe(true);
  });
});

describe('a visitor who wants less motion', () => {
  test('a visitor who wants less motion sees everything in its place, and can change that at any time', async () => {
    const page = await openPage(PAGE, { reducedMotion: true });
    await mounted(page, 'motion-effects');
    await scrollPage(page, 200);
    expect(await page.locator('.elementor-motion-effects-layer').count()).toBe(0);
    for (const host of [UP, MIST, GROWS, TRACKS]) {
      expect(await attributesOf(page, inner(host))).toEqual(['elementor-widget-container', null]);
    }
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(() => styleOf(page, inner(UP), '--translateY')).not.toBe('');
    await page.locator(LAYER).waitFor({ state: 'attached' });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => attributesOf(page, inner(MIST))).toEqual(['elementor-widget-container', null]);
    expect(await page.locator('.elementor-motion-effects-layer').count()).toBe(0);
    expectNoProblems(page);
  });
});

describe('settings of motion effects', () => {
  test('edited settings are followed, without a second copy of anything', async () => {
    const page = await open();
    await page.locator(BANNER).scrollIntoViewIfNeeded();
    await setSettings(page, BANNER, { background_motion_fx_translateX_effect: 'yes' });
    await expect.poll(() => page.$eval(LAYER, (layer) => (layer as HTMLElement).style.width)).toBe('140%');
    await setSettings(page, BANNER, { motion_fx_motion_fx_scrolling: 'yes', motion_fx_opacity_effect: 'yes' });
    await expect.poll(() => styleOf(page, BANNER, 'will-change')).toBe('opacity');
    expect(await page.locator('.elementor-motion-effects-layer').count()).toBe(1);
    await setSettings(page, BANNER, '{}');
    await page.locator('.elementor-motion-effects-layer').waitFor({ state: 'detached' });
    expect(await page.getAttribute(BANNER, 'class')).not.toContain('elementor-motion-effects');
    expectNoProblems(page);
  });

  test('broken settings give their defaults, or no effect at all', async () => {
    const page = await open(only(BROKEN));
    const percent = await percentOf(page, BROKEN);
    await expect.poll(() => numberOf(page, inner(BROKEN), '--translateY')).toBeCloseTo(-(percent - 50) * 4, 0);
    for (const broken of ['[]', 'null', '{', '"motion"', '{"motion_fx_motion_fx_scrolling":[]}']) {
      await setSettings(page, BROKEN, broken);
      await expect.poll(() => attributesOf(page, inner(BROKEN))).toEqual(['elementor-widget-container', null]);
      await page.$eval(BROKEN, (host) =>
        host.setAttribute(
          'data-settings',
          '{"motion_fx_motion_fx_scrolling":"yes","motion_fx_translateY_effect":"yes","motion_fx_devices":"x"}',
        ),
      );
      await expect.poll(() => styleOf(page, inner(BROKEN), 'transform')).not.toBe('');
    }
    expectNoProblems(page);
  });

  test('an element that Elementor’s editor moves itself is left alone', async () => {
    const page = await openPage(PAGE, {
      async before(opening) {
        await opening.addInitScript(() => Object.assign(window, { elementorFrontend: { elementsHandler: {} } }));
        await opening.route(/fixture\/motion/, async (route) => {
          const response = await route.fetch();
          const body = (await response.text()).replace('data-id="d0e5001"', '$& data-model-cid="c12"');
          await route.fulfill({ response, body });
        });
      },
    });
    await mounted(page, 'motion-effects');
    await scrollPage(page, 200);
    expect(await attributesOf(page, inner(UP))).toEqual(['elementor-widget-container', null]);
  });
});

/** How often Elementor's own script has done something: it looks at its settings, starts, moves, stops. */
async function countOf(page: WatchedPage, name: 'look' | 'start' | 'move' | 'stop'): Promise<number> {
  return (await legacyEffects(page)).filter((effect) => effect === `motion:${name}`).length;
}

for (const order of ORDERS) {
  describe(`beside Elementor's own script, our tag: ${order}`, () => {
    test('each element moves once, not by Elementor’s script', async () => {
      const page = await openBesideLegacy(PAGE, order, ['motion-effects']);
      await scrollPage(page, 0);
      await expect.poll(async () => (await countOf(page, 'start')) - (await countOf(page, 'stop'))).toBe(0);
      await forgetHeard(page);
      for (const top of [50, 150, 250]) {
        await scrollPage(page, top);
        const percent = await percentOf(page, UP);
        await expect.poll(() => numberOf(page, inner(UP), '--translateY')).toBeCloseTo(-(percent - 50) * 2, 0);
      }
      expect(await page.locator('.elementor-motion-effects-layer').count()).toBe(1);
      await page.setViewportSize({ width: 1200, height: 900 });
      // It looks at both families of each element again.
      const elements = await page.locator('[data-widget~=motion-effects]').count();
      await expect.poll(() => countOf(page, 'look')).toBeGreaterThanOrEqual(elements * 2);
      await scrollPage(page, 100);
      expect([await countOf(page, 'start'), await countOf(page, 'move')]).toEqual([0, 0]);
      expectNoProblems(page);
    });
  });
}

test('Elementor’s own script moves what the widget’s chunk cannot, and what is handed back', async () => {
  const failed = await openPage(`${PAGE}?legacy=first`, { block: [/widget-motion-effects/] });
  await hostsBecome(failed, 'motion-effects', 'failed', UP);
  await scrollPage(failed, 120);
  await expect.poll(() => styleOf(failed, inner(UP), '--translateY')).toBe('23px');

  const page = await openBesideLegacy(PAGE, 'first', ['motion-effects']);
  await page.$eval(UP, (host) => {
    const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets: { unmount(host: Element): void } };
    api.unmount(host);
  });
  await scrollPage(page, 120);
  await expect.poll(() => styleOf(page, inner(UP), '--translateY')).toBe('23px');
});

test('the effects of another device come once the window has kept its size for 200 ms', async () => {
  const page = await open(only(WHOLE));
  await page.locator(`${inner(WHOLE)}.elementor-motion-effects-element`).waitFor();
  const waited = page.$eval(
    inner(WHOLE),
    (element) =>
      new Promise<number>((done) => {
        let resized = 0;
        window.addEventListener('resize', () => {
          resized = performance.now();
        });
        new MutationObserver(() => {
          if (!element.classList.contains('elementor-motion-effects-element')) done(performance.now() - resized);
        }).observe(element, { attributeFilter: ['class'] });
      }),
  );
  for (const width of [760, 720, 700]) await page.setViewportSize({ width, height: 900 });
  expect(await waited).toBeGreaterThan(190);
});
