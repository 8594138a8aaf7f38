import { describe, expect, test } from 'vitest';
import { axe, expectNoProblems, mounted, openPage, type PageOptions, type WatchedPage } from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/overlays/';
const HOSTS = '.elementor-widget-elementskit-video';
const host = (at: number): string => `.elementor-element-d1a001${at}`;
const opener = (at: number): string => `${host(at)} .ekit-video-popup`;
const WRAP = '.mfp-wrap';

const providers = (page: WatchedPage): Promise<unknown> =>
  page.route(/youtube|vimeo/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' }),
  );

async function open(query = '', options: PageOptions = {}): Promise<WatchedPage> {
  const page = await openPage(PAGE + query, { ...options, before: providers });
  await startWidget(page);
  await mounted(page, 'video-popup', HOSTS);
  return page;
}

/** All of them stand in two rows. */
const startWidget = (page: WatchedPage): Promise<unknown> => page.locator(host(5)).scrollIntoViewIfNeeded();

const gone = (page: WatchedPage): Promise<unknown> => page.locator(WRAP).waitFor({ state: 'detached' });

describeWidget({
  name: 'video-popup',
  page: PAGE,
  host: HOSTS,
  startWidget,
  settings: {
    change: { openText: 'See the film' },
    shows: (page) => page.getByRole('button', { name: 'See the film' }).first().waitFor(),
  },
  async keyboard(page) {
    await page.focus(opener(1));
    await page.keyboard.press('Enter');
    await page.locator(`${WRAP}.mfp-ready video`).waitFor();
    await page.keyboard.press('Escape');
    await gone(page);
    expect(await page.evaluate(() => document.activeElement?.classList.contains('ekit-video-popup'))).toBe(true);
  },
});

describe('a video in a dialog', () => {
  test('a video of the page plays in a dialog as its settings say, and stops when the dialog closes', async () => {
    const page = await open();
    const resized = page.evaluate(
      () => new Promise<true>((done) => addEventListener('resize', () => done(true), { once: true })),
    );
    await page.click(opener(1));
    await page.locator(`${WRAP}.ekit_self_video_wrap_content.mfp-ready`).waitFor();
    expect(await resized).toBe(true);
    const video = page.locator(`${WRAP} video.video_class`);
    await expect
      .poll(() => video.evaluate((one: HTMLVideoElement) => !one.paused && one.muted && one.controls))
      .toBe(true);
    expect(await page.getByRole('dialog', { name: 'Video' }).count()).toBe(1);
    expect(await axe(page)).toEqual([]);
    await page.click('.mfp-close[title="Close (Esc)"]');
    await gone(page);
    const own = page.locator(`${host(1)} .mfp-hide > video`);
    await expect.poll(() => own.evaluate((one: HTMLVideoElement) => one.paused)).toBe(true);
    await expect.poll(() => own.getAttribute('controls')).toBeNull();
    expectNoProblems(page);
  });

  test('a video at YouTube is a named frame of its player in the dialog', async () => {
    const page = await open();
    await page.click(opener(2));
    const frame = page.locator(`${WRAP} .mfp-iframe-holder.mfp-s-ready .mfp-iframe-scaler > iframe.mfp-iframe`);
    await frame.waitFor();
    expect(await frame.getAttribute('src')).toMatch(/^https:\/\/www\.youtube\.com\/embed\/XHOmBV4js_E\?/);
    expect(await frame.getAttribute('title')).toBe('Video');
    await page.keyboard.press('Escape');
    await gone(page);
    expectNoProblems(page);
  });

  test('a video is a link while the visitor has not agreed to the provider', async () => {
    const page = await open('?consent=1');
    await page.click(opener(2));
    const link = page.locator(`${WRAP} .storefront-video-link a`);
    expect(await link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=XHOmBV4js_E');
    expect(await page.locator('iframe').count()).toBe(1);
  });

  test('the dialog says so where a file is missing, or the page has nothing to show', async () => {
    const page = await open();
    await page.click(opener(3));
    const link = page.locator('.mfp-s-error a', { hasText: 'The content could not be loaded.' });
    expect(await link.getAttribute('href')).toMatch(/\/assets\/nothing\.webm$/);
    await page.click('.mfp-close');
    await gone(page);
    await page.click(opener(4));
    await page.locator('.mfp-s-error', { hasText: 'Content not found' }).waitFor();
    await page.keyboard.press('Escape');
    await gone(page);
    expectNoProblems(page, [/nothing\.webm/, /404/]);
  });

  test('the arrows go on to the next of several videos, and the dialog counts them', async () => {
    const page = await openPage('/blank/', { before: providers });
    await page.evaluate(() => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<div data-widget="video-popup"><a class="video-link popup" href="https://vimeo.com/1">One</a> <a class="video-link popup" href="/images/none.jpg">Two</a> <a class="video-link popup" href="javascript:alert(1)">Three</a></div>',
      );
    });
    await mounted(page, 'video-popup');
    await page.getByRole('button', { name: 'One' }).click();
    await page.locator('.mfp-counter', { hasText: '1 of 3' }).waitFor();
    expect(await page.locator('iframe').getAttribute('src')).toBe('https://player.vimeo.com/video/1');
    await page.locator(WRAP).focus();
    await page.keyboard.press('ArrowRight');
    await page.locator('.mfp-s-error a', { hasText: 'The image could not be loaded.' }).waitFor();
    await page.click('.mfp-arrow-right');
    await page.locator('.mfp-failure', { hasText: 'Content not found' }).waitFor();
    await page.click('.mfp-arrow-right');
    await page.locator('.mfp-counter', { hasText: '1 of 3' }).waitFor();
    expectNoProblems(page, [/none\.jpg/, /404/]);
  });
});

describe('a video in the place of its picture', () => {
  test('a video takes the place of its picture when the button is pressed, and plays where its settings say so', async () => {
    const page = await open();
    const video = page.locator(`${host(5)} video`);
    expect(await video.isVisible()).toBe(false);
    await page.locator(host(5)).getByRole('button', { name: 'Play video' }).click();
    await expect.poll(() => video.evaluate((one: HTMLVideoElement) => !one.paused)).toBe(true);
    expect(await page.locator(`${host(5)} .ekit-inline-video-overlay-image`).isVisible()).toBe(false);
    expect(await page.locator(`${host(5)} .ekit-video-inline-btn`).isVisible()).toBe(false);
    expectNoProblems(page);
  });

  test('a video at a provider gets `autoplay=1` in place of another value', async () => {
    const page = await openPage('/blank/', { before: providers });
    await page.evaluate(() => {
      const address = 'https://www.youtube.com/embed/XHOmBV4js_E?autoplay=0&mute=1';
      document.body.insertAdjacentHTML(
        'beforeend',
        `<div data-widget="video-popup" data-settings='{"videoStyle":"inline","autoplay":"yes"}'><div class="ekit-inline-video-content"><iframe src="${address}"></iframe></div><div class="ekit-inline-video-overlay-image">Picture</div></div>`,
      );
    });
    await mounted(page, 'video-popup');
    await page.click('.ekit-inline-video-overlay-image');
    expect(await page.locator('iframe').getAttribute('src')).toBe(
      'https://www.youtube.com/embed/XHOmBV4js_E?autoplay=1&mute=1',
    );
    expect(await page.locator('iframe').getAttribute('title')).toBe('Video');
    expectNoProblems(page);
  });
});
