import { describe, expect, test } from 'vitest';
import { axe } from '../support/axe';
import { mounted, timersRun, type WatchedPage } from '../support/page';
import { expectRest, expectSame, openAtRest, openHeld, startedBy } from '../support/restingPages';

describe('off-canvas', () => {
  const PAGE = '/fixture/overlays/';
  const PANEL = '#off-canvas-d1a0005';

  test('links to an off-canvas panel say at rest what they open, and the panel is closed', async () => {
    const page = await openAtRest(PAGE);
    await page.waitForSelector(`${PANEL}[inert][aria-hidden=true]`, { state: 'attached' });
    await page.waitForSelector('.open-panel[aria-haspopup=dialog][aria-expanded=false][role=button]');
    await expectRest(page);
  });

  for (const [how, use] of [
    ['press', (page: WatchedPage) => page.click('.open-panel')],
    ['Space', (page: WatchedPage) => page.press('.open-panel', 'Space')],
    [
      'event of another script',
      (page: WatchedPage) =>
        page.evaluate(() => {
          const detail = { id: 'd1a0005', displayMode: 'open' };
          window.dispatchEvent(new CustomEvent('elementor-pro/off-canvas/toggle-display-mode', { detail }));
        }),
    ],
  ] as const)
    test(`the first ${how} opens the off-canvas panel`, async () => {
      const { page, release } = await openHeld(PAGE);
      await page.waitForSelector('.open-panel[role=button]');
      await use(page);
      release();
      await page.waitForSelector(`${PANEL}[aria-hidden=false]`);
    });
});

describe('back-to-top', () => {
  const PAGE = '/fixture/back-to-top/';

  test('the back-to-top button is hidden at rest as the widget hides it, and shows once the page is scrolled', async () => {
    const page = await openAtRest(PAGE);
    await expectRest(page);
    const button = page.locator('.ekit-btt__button').first();
    await page.waitForSelector('.ekit-btt__button[inert]', { state: 'attached' });
    expect(await button.evaluate((one) => getComputedStyle(one).visibility)).toBe('hidden');
    await page.mouse.wheel(0, 2500);
    await page.waitForSelector('.ekit-btt__button:not([inert])');
  });
});

describe('video-popup and team-popup', () => {
  const PAGE = '/fixture/overlays/';

  for (const [widget, host] of [
    ['video-popup', '[data-widget_type^="elementskit-video."]'],
    ['team-popup', '[data-widget_type^="elementskit-team."]'],
  ] as const)
    test(`the widget is the same at rest as mounted: ${widget}`, async () => {
      const page = await openAtRest(PAGE);
      await page.locator(`${host} [aria-haspopup=dialog]`).first().waitFor();
      expect(await axe(page, host)).toEqual([]);
      await expectSame(page, widget, host);
    });

  for (const [what, opener, shown] of [
    ['a video', '.ekit-video-popup', '.mfp-wrap'],
    ['a member', '.ekit-team-popup', '.ekit-team-modal'],
  ] as const)
    for (const how of ['press', 'Enter'] as const)
      test(`the first ${how} opens the popup of ${what}`, async () => {
        const { page, release } = await openHeld(PAGE);
        const button = page.locator(`${opener}[role=button], button${opener}`).first();
        if (how === 'press') await button.click();
        else await button.press('Enter');
        release();
        await page.locator(shown).first().waitFor();
      });
});

describe('stretched-section', () => {
  const PAGE = '/fixture/entrance/';
  const SECTION = '.elementor-section-stretched';
  const box = (page: WatchedPage): Promise<unknown> =>
    page.$eval(SECTION, (one) => {
      const { left, width } = one.getBoundingClientRect();
      return [Math.round(left), Math.round(width) - document.documentElement.clientWidth];
    });

  test('a stretched section is as wide as the window at rest, also after the window is resized', async () => {
    const page = await openAtRest(PAGE);
    await expectRest(page);
    for (const width of [1280, 700, 1100]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => box(page)).toEqual([0, 0]);
    }
    await expectRest(page);
  });
});

describe('entrance', () => {
  const PAGE = '/fixture/entrance/';
  const RISES = '.elementor-element-e27a001';
  const LATE = '.elementor-element-e27a002';
  const BELOW = '.elementor-element-e27a003';
  const LINKED = '.elementor-element-e27a004';
  const entered = (host: string, name: string): string => `${host}.animated.${name}:not(.elementor-invisible)`;
  /** How often an animation has begun, by element. */
  const watchAnimations = (page: WatchedPage): Promise<unknown> =>
    page.addInitScript(() => {
      const begun: string[] = [];
      Object.assign(window, { begun });
      addEventListener('animationstart', ({ target, animationName }) =>
        animationName === 'storefront-show' ? 0 : begun.push((target as HTMLElement).dataset.id ?? ''),
      );
    });
  const begun = (page: WatchedPage): Promise<string[]> =>
    page.evaluate(() => (window as unknown as { begun: string[] }).begun);

  test('elements in view enter without the runtime, and the others wait', async () => {
    const page = await openAtRest(PAGE);
    await page.waitForSelector(entered(RISES, 'fadeInUp'));
    await page.waitForSelector(entered(LATE, 'zoomIn'));
    await page.waitForSelector(`${BELOW}[data-storefront-waits].elementor-invisible`);
    await timersRun(page, 5000);
    expect(await page.$eval(BELOW, (one) => getComputedStyle(one).opacity)).toBe('0');
    await expectRest(page);
  });

  test('each element enters once, also when the widget comes', async () => {
    const page = await openAtRest(PAGE, { before: watchAnimations });
    await page.waitForSelector(entered(LATE, 'zoomIn'));
    await expect.poll(() => begun(page)).toEqual(expect.arrayContaining(['e27a001', 'e27a002']));
    await page.mouse.move(5, 5);
    await mounted(page, 'entrance', RISES);
    await timersRun(page, 1000);
    const before = await begun(page);
    expect(before).toEqual([...new Set(before)]);
    await page.locator(BELOW).scrollIntoViewIfNeeded();
    await page.waitForSelector(entered(BELOW, 'fadeIn'));
    const all = await begun(page);
    expect(all).toEqual([...new Set(all)]);
  });

  test('an element that is scrolled to enters while the runtime is missing', async () => {
    const page = await openAtRest(PAGE, { block: [/\/runtime-/] });
    await page.waitForSelector(`${BELOW}[data-storefront-waits]`);
    await page.locator(BELOW).evaluate((one) => one.scrollIntoView({ behavior: 'instant' }));
    await page.waitForSelector(`${BELOW}:not(.elementor-invisible)`);
  });

  test('a waiting element is shown when the focus comes into it', async () => {
    const { page, release } = await openHeld(PAGE);
    await page.waitForSelector(`${LINKED}[data-storefront-waits]`);
    await page.locator('#closed summary').focus();
    await page.keyboard.press('Tab');
    await page.waitForSelector(entered(LINKED, 'slideInRight'));
    release();
    await mounted(page, 'entrance', LINKED);
    await page.waitForSelector(entered(LINKED, 'slideInRight'));
  });

  test('entrance starts at once, and shows all, where the file for pages at rest does not arrive', async () => {
    const page = await openAtRest(PAGE, { block: [/rest-entrance/] });
    await page.waitForSelector(entered(RISES, 'fadeInUp'));
    await mounted(page, 'entrance', RISES);
    expect(await startedBy(page, 'entrance')).toMatch(/rest-entrance/);
  });
});

describe('loop-grid', () => {
  const PAGE = '/fixture/loop/?only=';
  const MORE = '.elementor-element-a10f001';
  const NUMBERS = '.elementor-element-a10f002';
  const BUTTON = `${MORE} .elementor-button`;
  const count = (page: WatchedPage, host: string): Promise<number> => page.locator(`${host} .e-loop-item`).count();

  test('a loop grid with a button is the same at rest as mounted', async () => {
    const page = await openAtRest(`${PAGE}more`);
    await page.waitForSelector(`${BUTTON}[role=button]`);
    await expectSame(page, 'loop-grid', MORE);
  });

  for (const [how, use] of [
    ['press', (page: WatchedPage) => page.click(BUTTON)],
    ['Space', (page: WatchedPage) => page.press(BUTTON, 'Space')],
  ] as const)
    test(`the first ${how} on the button of a loop grid loads more`, async () => {
      const { page, release } = await openHeld(`${PAGE}more`);
      const before = await count(page, MORE);
      await use(page);
      release();
      await expect.poll(() => count(page, MORE)).toBeGreaterThan(before);
    });

  test('the first press on a page number changes the loop grid in place', async () => {
    const { page, release } = await openHeld(`${PAGE}numbers`);
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await page.click(`${NUMBERS} a.page-numbers >> nth=0`);
    release();
    await page.waitForURL(/e-page|page/);
    expect(await page.evaluate(() => (window as { isSame?: boolean }).isSame)).toBe(true);
  });

  const PICTURES = '.elementor-element-a10f005';
  const FITTED = `${PICTURES} .elementor-has-item-ratio .elementor-post__thumbnail`;
  const flat = (page: WatchedPage): Promise<boolean[]> =>
    page.$$eval(FITTED, (all) => all.map((one) => one.classList.contains('elementor-fit-height')));

  test('the pictures of posts fill their boxes without the runtime, whatever ratio these get', async () => {
    const page = await openAtRest(`${PAGE}pictures`);
    await expect.poll(() => flat(page)).toEqual([false, true, false, true, false, true]);
    // Now all pictures are flatter than their boxes.
    await page.addStyleTag({
      content: '.elementor-post > a > .elementor-post__thumbnail{padding-block-end:200%!important}',
    });
    await expect.poll(() => flat(page)).toEqual([true, true, true, true, true, true]);
    await expectRest(page);
    await expectSame(page, 'loop-grid', PICTURES);
  });

  for (const when of ['without the runtime', 'once the widget has mounted'])
    test(`a picture that arrives late fills its box ${when}`, async () => {
      let deliver = (): void => {};
      const arrived = new Promise<void>((done) => {
        deliver = done;
      });
      const page = await openAtRest(`${PAGE}pictures`, {
        waitUntil: 'domcontentloaded',
        before: (opening) =>
          opening.route(/-300x100\.svg/, async (route) => {
            await arrived;
            await route.continue();
          }),
      });
      const isUsed = when !== 'without the runtime';
      if (isUsed) {
        await page.focus(`${PICTURES} a[href^="/product/"]:not([tabindex])`);
        await mounted(page, 'loop-grid', PICTURES);
      }
      await expect.poll(() => flat(page)).toEqual([false, false, false, false, false, false]);
      deliver();
      await expect.poll(() => flat(page)).toEqual([false, true, false, true, false, true]);
      if (!isUsed) await expectRest(page);
    });

  test('a loop grid with masonry or infinite scrolling starts in view', async () => {
    for (const kind of ['masonry', 'infinite']) {
      const page = await openAtRest(`${PAGE}${kind}`);
      await mounted(page, 'loop-grid');
      expect(await startedBy(page, 'loop-grid')).toBe('visible');
    }
  });
});

describe('taxonomy-filter', () => {
  const PAGE = '/fixture/loop/?only=';
  const BAR = '.elementor-element-f10f001';

  test('a filter bar is the same at rest as mounted', async () => {
    const page = await openAtRest(`${PAGE}more`);
    await page.waitForSelector(`${BAR} [aria-label="Filter by category"]`);
    expect(await axe(page, BAR)).toEqual([]);
    await expectSame(page, 'taxonomy-filter', BAR);
  });

  test('the first press on a term filters the list, and a second bar adds its term', async () => {
    const { page, release } = await openHeld(`${PAGE}more`);
    const term = page.locator(`${BAR} .e-filter-item:not([data-filter=__all])`).first();
    await term.click();
    release();
    await page.waitForURL(/e-filter-a10f001-product_cat=/);
    await page.locator('.elementor-element-f10f002 .e-filter-item:not([data-filter=__all])').first().click();
    await page.waitForURL(/product_cat=.*product_tag=/);
    expect(await term.getAttribute('aria-pressed')).toBe('true');
  });

  test('a filter bar that is a row, or whose address names a term, starts by itself', async () => {
    const row = await openAtRest(`${PAGE}numbers`);
    await mounted(row, 'taxonomy-filter');
    expect(await startedBy(row, 'taxonomy-filter')).toBe('visible');
    const filtered = await openAtRest(`${PAGE}more&e-filter-a10f001-product_cat=kitchen`);
    await mounted(filtered, 'taxonomy-filter');
    expect(await startedBy(filtered, 'taxonomy-filter')).toBe('the address');
  });
});

describe('notice-place', () => {
  const PAGE = '/fixture/shop-sections/';
  const PLACE = '.e-woocommerce-notices-wrapper';

  test('the place for notices shows at rest, and a notice that a script adds comes to it', async () => {
    const page = await openAtRest(PAGE);
    await page.waitForSelector(`${PLACE}:not(.e-woocommerce-notices-wrapper-loading)`, { state: 'attached' });
    await expectRest(page);
    await page.$eval('form.checkout', (form) =>
      form.insertAdjacentHTML('beforebegin', '<div class="woocommerce-message">Saved</div>'),
    );
    await page.waitForSelector(`${PLACE} > .woocommerce-message`);
    expect(await startedBy(page, 'notice-place')).toBe('a notice');
  });
});

describe('video', () => {
  const PAGE = '/fixture/overlays/';
  const FILE = '.elementor-element-d1a0021';
  const PLAY = `${FILE} .elementor-custom-embed-play`;

  test('a video with a picture over it is the same at rest as mounted', async () => {
    // The window is so high that the video is in view: there a video without a picture would start.
    const page = await openAtRest(PAGE, { viewport: { width: 1280, height: 4000 } });
    await page.waitForSelector(`${FILE} video[inert]`, { state: 'attached' });
    await expectSame(page, 'video', FILE);
  });

  for (const [how, use] of [
    ['press', (page: WatchedPage) => page.click(PLAY)],
    ['Enter', (page: WatchedPage) => page.press(PLAY, 'Enter')],
    ['Space', (page: WatchedPage) => page.press(PLAY, 'Space')],
  ] as const)
    test(`the first ${how} plays the video`, async () => {
      const { page, release } = await openHeld(PAGE);
      await use(page);
      release();
      await page.waitForFunction((host) => {
        const video = document.querySelector<HTMLVideoElement>(`${host} video`);
        return video && !video.paused;
      }, FILE);
    });
});
