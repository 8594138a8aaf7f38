import { describe, expect, test } from 'vitest';
import { forgetHeard, legacyEffects, openBesideLegacy } from '../support/coexistence';
import { expectNoProblems, mounted, openPage, type PageOptions, timersRun, type WatchedPage } from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/entrance/';
const RISES = '.elementor-element-e27a001';
const LATE = '.elementor-element-e27a002';
const BELOW = '.elementor-element-e27a003';
const LINKED = '.elementor-element-e27a004';
const PLAIN = '.elementor-element-e27a005';
const BROKEN = '.elementor-element-e27a006';
const CLOSED = '.elementor-element-e27a007';

/** Notes the delay of the timer that shows an element. */
const watchTimers = (page: WatchedPage, selector: string): Promise<unknown> =>
  page.addInitScript((element) => {
    const { setTimeout: set } = window;
    const isAnimated = (): boolean => !!document.querySelector(element)?.classList.contains('animated');
    const watched = (run: (...args: unknown[]) => void, delay?: number, ...args: unknown[]): number =>
      set(() => {
        const wasAnimated = isAnimated();
        run(...args);
        if (!wasAnimated && isAnimated()) Object.assign(window, { __delay: delay });
      }, delay);
    Object.assign(window, { setTimeout: watched });
  }, selector);

const open = async (path = PAGE, options?: PageOptions): Promise<WatchedPage> => {
  const page = await openPage(path, options);
  await mounted(page, 'entrance', ':not(details *)');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  return page;
};

const has = (page: WatchedPage, selector: string, ...names: string[]): Promise<boolean> =>
  page.$eval(selector, (host, all) => all.every((name) => host.classList.contains(name)), names);

const opacity = (page: WatchedPage, selector: string): Promise<string> =>
  page.$eval(selector, (host) => getComputedStyle(host).opacity);

const hidden = (page: WatchedPage): Promise<(string | undefined)[]> =>
  page.$$eval('.elementor-invisible', (all) => all.map((one) => (one as HTMLElement).dataset.id));

describeWidget({
  name: 'entrance',
  page: `${PAGE}?only=e27a001`,
  host: RISES,
  settings: {
    change: { _animation: 'zoomIn' },
    shows: (page) => page.waitForSelector(`${RISES}.animated.zoomIn:not(.fadeInUp)`),
  },
  // An element that was shown keeps its classes, as nothing else would show it again.
  ignore: ['class'],
  // An element does not enter again at a second attempt.
  ignoreWhenFailed: ['data-storefront-entered'],
});

describe('an element with an entrance animation', () => {
  test('an element comes with its animation once it is in view, and after its delay', async () => {
    const page = await openPage(PAGE, { before: (opening) => watchTimers(opening, LATE) });
    await page.waitForSelector(`${RISES}.animated.fadeInUp:not(.elementor-invisible)`);
    await page.waitForSelector(`${LATE}.animated.zoomIn:not(.elementor-invisible)`);
    expect(await page.evaluate(() => (window as { __delay?: number }).__delay)).toBe(400);
    await expect.poll(() => hidden(page)).toEqual(['e27a007', 'e27a003', 'e27a004']);
    expect(await has(page, PLAIN, 'animated')).toBe(false);
    expect(await has(page, BROKEN, 'animated')).toBe(false);
    await page.locator(BELOW).scrollIntoViewIfNeeded();
    await page.waitForSelector(`${BELOW}.animated.fadeIn:not(.elementor-invisible)`);
    expect(await page.getAttribute(BELOW, 'data-storefront-waits')).toBeNull();
    expectNoProblems(page);
  });

  test('an element comes with the animation of its device, and without one where that is “none”', async () => {
    const page = await open(PAGE, { mobile: true });
    await page.$eval(RISES, (host) => {
      const item = document.createElement('div');
      item.className = 'elementor-element elementor-invisible e-new';
      item.dataset.settings = '{"_animation":"fadeIn","_animation_mobile":"zoomIn"}';
      item.textContent = 'One more';
      host.before(item);
    });
    await page.waitForSelector('.e-new.animated.zoomIn:not(.fadeIn, .elementor-invisible)');
    await page.locator(BELOW).scrollIntoViewIfNeeded();
    await page.waitForSelector(`${BELOW}:not(.elementor-invisible)`);
    expect(await has(page, BELOW, 'animated')).toBe(false);
    await expect.poll(() => opacity(page, BELOW)).toBe('1');
  });

  test('an element in a closed part of the page waits until that is opened', async () => {
    const page = await open();
    await page.evaluate(() => document.querySelector('#closed')?.scrollIntoView());
    await mounted(page, 'entrance', CLOSED);
    expect(await has(page, CLOSED, 'elementor-invisible')).toBe(true);
    await page.locator('#closed summary').click();
    await page.waitForSelector(`${CLOSED}.animated.fadeIn:not(.elementor-invisible)`);
  });

  test('an element that is added later is shown, too', async () => {
    const page = await open();
    await page.$eval(RISES, (host) => {
      const item = document.createElement('div');
      item.className = 'elementor-element elementor-invisible e-new';
      item.dataset.settings = '{"animation":"fadeIn","animation_delay":50}';
      item.textContent = 'One more';
      host.before(item);
    });
    await page.waitForSelector('.e-new.animated.fadeIn:not(.elementor-invisible)');
  });

  test('a waiting element is reached by keyboard, and shown then', async () => {
    const page = await openPage(PAGE);
    await mounted(page, 'entrance', RISES);
    expect(await has(page, LINKED, 'elementor-invisible')).toBe(true);
    expect(await opacity(page, LINKED)).toBe('0');
    await page.locator('#closed summary').focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toContain('/product/mug/');
    await page.waitForSelector(`${LINKED}.animated.slideInRight:not(.elementor-invisible)`);
  });
});

describe('elements that must not stay invisible', () => {
  test('elements are visible before any code has come for visitors who want less motion', async () => {
    const page = await openPage(PAGE, { reducedMotion: true, block: [/\/runtime-/] });
    for (const host of [RISES, LATE, LINKED]) {
      await expect.poll(() => page.$eval(host, (element) => getComputedStyle(element).visibility)).toBe('visible');
      await expect.poll(() => opacity(page, host)).toBe('1');
    }
    const whole = await open(PAGE, { reducedMotion: true });
    await expect.poll(() => hidden(whole)).toEqual([]);
    expect(await whole.locator('.elementor-element.animated').count()).toBe(0);
  });

  test.each([
    ['the chunk', /widget-entrance/],
    ['the runtime', /\/runtime-/],
  ])('no element stays invisible when %s fails', async (_, file) => {
    const page = await openPage(PAGE, { block: [file] });
    await page.mouse.move(9, 9);
    await page.evaluate(async () => {
      for (const host of document.querySelectorAll('.elementor-invisible')) {
        host.scrollIntoView({ block: 'center', behavior: 'instant' });
        await new Promise((done) => setTimeout(done, 200));
      }
    });
    await expect.poll(async () => (await hidden(page)).filter((id) => id !== 'e27a007')).toEqual([]);
    await page.locator('#closed summary').click();
    await expect.poll(() => hidden(page)).toEqual([]);
  });

  test('no element stays invisible while the widget’s file hangs', async () => {
    const page = await openPage(`${PAGE}?only=e27a001`, {
      waitUntil: 'domcontentloaded',
      before: (opening) => opening.route(/widget-entrance/, () => {}),
    });
    await expect.poll(() => opacity(page, RISES)).toBe('1');
  });

  test('no element stays invisible where the widget is switched off', async () => {
    const page = await openPage(`${PAGE}?config=${encodeURIComponent('{"disable":"entrance"}')}`);
    await expect.poll(() => hidden(page)).toEqual([]);
  });

  test('no element stays invisible when the widget is unmounted', async () => {
    const page = await open();
    await page.evaluate(() => {
      const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets: { unmount(root: Element): void } };
      api.unmount(document.body);
    });
    expect((await hidden(page)).filter((id) => id !== 'e27a007')).toEqual([]);
    expect(await page.locator('[data-storefront-waits]').count()).toBe(0);
    await page.locator('#closed summary').click();
    await expect.poll(() => opacity(page, CLOSED)).toBe('1');
  });
});

describe("entrance animations beside Elementor's own script", () => {
  test.each(['first', 'last', 'delayed'] as const)(
    'each element comes once, by the widget, beside Elementor’s own script, our tag: %s',
    async (order) => {
      const page = await openBesideLegacy(PAGE, order, []);
      await page.waitForSelector(`${LATE}.animated.zoomIn:not(.elementor-invisible)`);
      await page.locator(BELOW).scrollIntoViewIfNeeded();
      await page.waitForSelector(`${BELOW}.animated.fadeIn:not(.elementor-invisible)`);
      await page.$eval(RISES, (host) => {
        const item = document.createElement('div');
        item.className = 'elementor-element elementor-invisible e-new';
        item.dataset.settings = '{"_animation":"fadeIn"}';
        item.textContent = 'One more';
        host.before(item);
        const { elementorFrontend } = window as unknown as {
          elementorFrontend: { elementsHandler: { runReadyTrigger(element: Element): void } };
        };
        elementorFrontend.elementsHandler.runReadyTrigger(item);
      });
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.waitForSelector('.e-new.animated.fadeIn:not(.elementor-invisible)');
      expect((await legacyEffects(page)).filter((effect) => effect.startsWith('entrance'))).toEqual([]);
      expectNoProblems(page);
    },
  );

  test('an element that Elementor’s own script already watches comes once', async () => {
    const page = await openBesideLegacy(`${PAGE}?script=injected`, 'first', []);
    await mounted(page, 'entrance', BELOW);
    expect(await legacyEffects(page)).toContain('entrance:watch');
    await forgetHeard(page);
    await page.locator(BELOW).scrollIntoViewIfNeeded();
    await page.waitForSelector(`${BELOW}.animated.fadeIn:not(.elementor-invisible)`);
    await timersRun(page, 400);
    expect(await page.locator('.undefined, .none').count()).toBe(0);
    expect((await legacyEffects(page)).filter((effect) => effect.startsWith('entrance'))).toEqual([]);
  });
});
