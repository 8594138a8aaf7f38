import { describe, expect, test } from 'vitest';
import { legacyEffects, openBesideLegacy } from '../support/coexistence';
import { framesAsked } from '../support/frames';
import {
  allMounted,
  expectNoProblems,
  mounted,
  oneMoreAnswer,
  openPage,
  type PageOptions,
  requestsTo,
  stopClock,
  timersRun,
  type WatchedPage,
} from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/hotspots/';
const LOOP = '.elementor-element-10e0001';
const PRESS = '.elementor-element-10e0002';
const HOVER = '.elementor-element-10e0003';
const SCROLL = '.elementor-element-10e0004';
const MISSING = '.elementor-element-10e0005';

const only = (host: string): string => `${PAGE}?only=${host.split('-').at(-1)}`;

async function open(host: string, options?: PageOptions): Promise<WatchedPage> {
  const page = await openPage(only(host), options);
  await mounted(page, 'lottie');
  await page.locator(host).scrollIntoViewIfNeeded();
  await page.locator(`${host} .e-lottie__animation svg path`).first().waitFor({ state: 'attached' });
  return page;
}

/** Where the large ball is: from 40 to 260. */
const ball = (page: WatchedPage, host: string): Promise<number> =>
  page.$eval(`${host} svg`, (svg) =>
    Math.max(
      ...[...svg.querySelectorAll('g[transform]')]
        .map((one) => /matrix\(1,0,0,1,([\d.]+),90\)/.exec(one.getAttribute('transform') ?? '')?.[1])
        .map((found) => Number(found ?? Number.NEGATIVE_INFINITY)),
    ),
  );

const control = (host: string): string => `${host} .storefront-play-button`;

describeWidget({
  name: 'lottie',
  page: only(PRESS),
  host: PRESS,
  settings: {
    change: { playText: 'Let it go' },
    shows: (page) => page.locator(`${PRESS} [aria-label="Let it go"]`).waitFor(),
  },
  keyboard: async (page) => {
    const place = page.locator(`${PRESS} .e-lottie__animation[role=button]`);
    // So that it does not come to its end meanwhile.
    await stopClock(page);
    await place.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => place.getAttribute('aria-label')).toBe('Pause the animation');
    await page.keyboard.press('Space');
    await expect.poll(() => place.getAttribute('aria-label')).toBe('Play the animation');
    await page.clock.resume();
  },
});

test('an animation plays in view, and pauses by its button', async () => {
  const page = await open(LOOP);
  const before = await ball(page, LOOP);
  await expect.poll(() => ball(page, LOOP)).not.toBe(before);
  await page.click(control(LOOP));
  await expect.poll(() => framesAsked(page)).toBe(0);
  expect(await page.textContent(`${LOOP} p.e-lottie__caption`)).toBe('Two balls');
  expectNoProblems(page);
});

test('an animation stands still on its last frame under reduced motion, until it is played', async () => {
  const page = await open(LOOP, { reducedMotion: true });
  await expect.poll(() => ball(page, LOOP)).toBeCloseTo(260, 0);
  await expect.poll(() => framesAsked(page)).toBe(0);
  await page.click(control(LOOP));
  await expect.poll(() => ball(page, LOOP)).toBeLessThan(250);
});

test('an animation plays once when it is pressed, by pointer and by key', async () => {
  const page = await open(PRESS);
  const place = `${PRESS} .e-lottie__animation`;
  await expect.poll(() => ball(page, PRESS)).toBe(40);
  expect(await page.getAttribute(place, 'aria-label')).toBe('Play the animation');
  // What has been seen, because it plays for a moment only.
  await page.$eval(place, (element) => {
    const labels: (string | null)[] = [];
    const balls = new Set<string | null | undefined>();
    Object.assign(window, { labels, balls });
    new MutationObserver(() => labels.push(element.getAttribute('aria-label'))).observe(element, {
      attributeFilter: ['aria-label'],
    });
    const look = (): void => {
      for (const one of element.querySelectorAll('g[transform]')) balls.add(one.getAttribute('transform'));
    };
    new MutationObserver(look).observe(element, { subtree: true, attributeFilter: ['transform'] });
  });
  type Seen = { labels: string[]; balls: Set<string> };
  const labels = (): Promise<string[]> => page.evaluate(() => (window as unknown as Seen).labels);
  const positions = (): Promise<number> => page.evaluate(() => (window as unknown as Seen).balls.size);
  await page.click(place);
  const once = ['Pause the animation', 'Play the animation'];
  await expect.poll(labels).toEqual(once);
  await expect.poll(() => ball(page, PRESS)).toBeCloseTo(260, 0);
  await page.evaluate(() => (window as unknown as Seen).balls.clear());
  await page.focus(place);
  await page.keyboard.press('Enter');
  await expect.poll(positions).toBeGreaterThan(3);
  await expect.poll(labels).toEqual([...once, ...once]);
});

test('an animation plays under the pointer, and goes back after it', async () => {
  const page = await open(HOVER);
  await page.mouse.move(2, 2);
  await page.hover(`${HOVER} .e-lottie__animation`);
  await expect.poll(() => ball(page, HOVER)).toBeGreaterThan(60);
  await page.mouse.move(2, 2);
  await expect.poll(() => ball(page, HOVER)).toBeCloseTo(40, 2);
});

test('an animation goes forward as the page is scrolled', async () => {
  const page = await open(SCROLL);
  expect(await page.getAttribute(`${SCROLL} .storefront-lottie`, 'role')).toBe('img');
  await page.evaluate(() => {
    document.body.style.paddingBlock = '1500px';
    scrollTo({ top: 700, behavior: 'instant' });
  });
  await expect.poll(() => ball(page, SCROLL)).toBe(40);
  await page.evaluate(() => scrollTo({ top: 9000, behavior: 'instant' }));
  await expect.poll(() => ball(page, SCROLL)).toBeGreaterThan(250);
});

test('a file that is missing or no animation leaves the page as it is', async () => {
  const page = await openPage(only(MISSING));
  await mounted(page, 'lottie');
  await allMounted(page);
  await oneMoreAnswer(page);
  await timersRun(page, 50);
  for (const url of ['/', 'javascript:alert(1)', '', 'data:application/json,{}']) {
    await page.$eval(
      MISSING,
      (host, address) =>
        host.setAttribute(
          'data-settings',
          JSON.stringify({ source: 'external_url', source_external_url: { url: address } }),
        ),
      url,
    );
    await allMounted(page);
    await oneMoreAnswer(page);
    await timersRun(page, 50);
    expect(await page.locator(`${MISSING} svg`).count()).toBe(0);
  }
  expectNoProblems(page, [/nothing\.json.*404/, /404/]);
});

test('a page without an animation does not load the player', async () => {
  let sent: { url: string }[] = [];
  const page = await openPage(only('-40a0001'), {
    fresh: true,
    before: (opening) => {
      sent = requestsTo(opening, /\/player-|widget-lottie/);
    },
  });
  await mounted(page, 'hotspot');
  await allMounted(page);
  await oneMoreAnswer(page);
  await timersRun(page, 50);
  expect(sent).toEqual([]);
});

describe.each(['first', 'last', 'delayed'] as const)('beside Elementor’s handler, our tag: %s', (order) => {
  test('the animation is drawn once, not by Elementor', async () => {
    const page = await openBesideLegacy(only(PRESS), order, ['lottie']);
    await page.locator(`${PRESS} svg`).waitFor();
    expect((await legacyEffects(page)).filter((effect) => effect.includes('lottie'))).toEqual([]);
    expect(await page.locator(`${PRESS} svg`).count()).toBe(1);
  });
});

test('a widget without a chosen file shows the animation that Elementor names on the page', async () => {
  const page = await openPage(only(PRESS), {
    before: (opening) =>
      opening.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          const { ElementorProFrontendConfig: before } = window as { ElementorProFrontendConfig?: object };
          const lottie = { defaultAnimationUrl: '/assets/juggler.json' };
          Object.assign(window, { ElementorProFrontendConfig: { ...before, lottie } });
          const host = document.querySelector<HTMLElement>('.elementor-element-10e0002')!;
          const { source_json: _, source_external_url: __, ...rest } = JSON.parse(host.dataset.settings!);
          host.dataset.settings = JSON.stringify(rest);
        });
      }),
  });
  await mounted(page, 'lottie');
  await page.locator(PRESS).scrollIntoViewIfNeeded();
  await page.locator(`${PRESS} .e-lottie__animation svg path`).first().waitFor({ state: 'attached' });
});
