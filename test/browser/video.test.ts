import { describe, expect, test } from 'vitest';
import { expectNoProblems, mounted, openPage, type PageOptions, timersRun, type WatchedPage } from '../support/page';
import { describeWidget } from '../support/widgetSuite';
import type { WidgetsApi } from '../support/widgetsApi';

const PAGE = '/fixture/overlays/';
const HOSTS = '.elementor-widget-video';
const FILE = '.elementor-element-d1a0021';
const YOUTUBE = '.elementor-element-d1a0022';
const VIMEO = '.elementor-element-d1a0023';
const OVERLAY = '.elementor-custom-embed-image-overlay';
const PLAY = '.elementor-custom-embed-play';

const providers = (page: WatchedPage): Promise<unknown> =>
  page.route(/youtube|vimeo/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' }),
  );

async function open(query = '', options: PageOptions = {}): Promise<WatchedPage> {
  const page = await openPage(PAGE + query, { ...options, before: providers });
  await page.locator(FILE).scrollIntoViewIfNeeded();
  for (const host of [FILE, YOUTUBE, VIMEO]) await mounted(page, 'video', host);
  return page;
}

const isPlaying = (page: WatchedPage): Promise<unknown> =>
  page.waitForFunction((host) => {
    const video = document.querySelector<HTMLVideoElement>(`${host} video`);
    return video && !video.paused;
  }, FILE);

describeWidget({
  name: 'video',
  page: PAGE,
  host: HOSTS,
  // The picture over it goes when it is pressed.
  removes: OVERLAY,
  settings: {
    change: {
      video_type: 'youtube',
      youtube_url: 'https://youtu.be/XHOmBV4js_E',
      show_image_overlay: '',
      labelText: 'Our film',
    },
    async shows(page) {
      await providers(page);
      await page.click(`${YOUTUBE} ${PLAY}`);
      await page.locator(`${YOUTUBE} iframe`).waitFor();
    },
  },
  async keyboard(page) {
    await page.focus(`${FILE} ${PLAY}`);
    await page.keyboard.press('Enter');
    await isPlaying(page);
    expect(await page.locator(`${FILE} ${OVERLAY}`).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('video');
  },
});

describe('a video in its place', () => {
  test('a video plays when its picture is pressed, which goes', async () => {
    const page = await open();
    expect(await page.locator(`${FILE} video[inert]`).count()).toBe(1);
    await page.click(`${FILE} ${OVERLAY}`, { position: { x: 5, y: 5 } });
    await isPlaying(page);
    expect(await page.locator(`${FILE} ${OVERLAY}`).count()).toBe(0);
    expect(await page.locator(`${FILE} video[inert]`).count()).toBe(0);
    expectNoProblems(page);
  });

  test('a video at YouTube gets a named player with what the settings say, once it is asked for', async () => {
    const page = await open();
    expect(await page.locator(`${YOUTUBE} iframe`).count()).toBe(0);
    await page.click(`${YOUTUBE} ${PLAY}`);
    const frame = page.locator(`${YOUTUBE} iframe`);
    const url = new URL((await frame.getAttribute('src')) ?? '');
    expect(url.origin + url.pathname).toBe('https://www.youtube.com/embed/XHOmBV4js_E');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      autoplay: '1',
      start: '3',
      loop: '1',
      playlist: 'XHOmBV4js_E',
    });
    expect(await frame.getAttribute('title')).toBe('Video');
    expectNoProblems(page);
  });

  test('a video in a frame of the page is started by its address, which is loaded late', async () => {
    const page = await open();
    const frame = page.locator(`${VIMEO} iframe`);
    expect(await frame.getAttribute('src')).toBeNull();
    await page.click(`${VIMEO} ${PLAY}`);
    await expect
      .poll(() => frame.getAttribute('src'))
      .toBe('https://player.vimeo.com/video/76979871?autopause=0&loop=0&autoplay=1#t=5');
    expect(await page.locator(`${VIMEO} ${OVERLAY}`).count()).toBe(0);
  });

  test('a video is a link while the visitor has not agreed to the provider, and comes when that is said', async () => {
    const page = await open('?consent=1');
    await page.click(`${YOUTUBE} ${PLAY}`);
    const link = page.locator(`${YOUTUBE} .storefront-video-link a`);
    expect(await link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=XHOmBV4js_E');
    expect(await page.locator(`${YOUTUBE} iframe`).count()).toBe(0);
    await page.context().addCookies([{ name: 'sgcc-cookie-notice', value: 'on', url: page.url() }]);
    await page.evaluate(() => {
      const { StorefrontWidgets } = window as unknown as {
        StorefrontWidgets: { push(run: (api: { page: { events: { emit(...args: unknown[]): void } } }) => void): void };
      };
      StorefrontWidgets.push(({ page: services }) =>
        services.events.emit(document.body, 'storefront-widgets:consent', 'allow'),
      );
    });
    await page.locator(`${YOUTUBE} iframe`).waitFor();
    expectNoProblems(page);
  });

  test('nothing is asked of a provider while a script holds its addresses back, and the video comes when it lets go', async () => {
    const asked: string[] = [];
    const page = await openPage(PAGE, {
      async before(opening) {
        await providers(opening);
        opening.on('request', (request) => {
          if (/youtube/.test(request.url())) asked.push(request.url());
        });
        await opening.addInitScript(() => {
          const unblock = (): Promise<unknown> => new Promise((done) => addEventListener('consented', done));
          Object.assign(window, { consentApi: { unblock, unblockSync: (address: string) => /youtube/.test(address) } });
        });
      },
    });
    await page.locator(FILE).scrollIntoViewIfNeeded();
    await mounted(page, 'video', YOUTUBE);
    await page.click(`${YOUTUBE} ${PLAY}`);
    await page.locator(`${YOUTUBE} .storefront-video-link`).waitFor();
    await timersRun(page, 500);
    expect(asked).toEqual([]);
    await page.evaluate(() => dispatchEvent(new Event('consented')));
    await page.locator(`${YOUTUBE} iframe`).waitFor();
    await page.click(`${VIMEO} ${PLAY}`);
    await page.locator(`${VIMEO} iframe[src]`).waitFor();
    expectNoProblems(page);
  });

  test('a script that takes added frames of a provider away keeps the frame from asking anything, and the widget unmounts', async () => {
    let asked = 0;
    const page = await openPage(PAGE, {
      async before(opening) {
        await providers(opening);
        opening.on('request', (request) => {
          if (/youtube/.test(request.url())) asked += 1;
        });
        await opening.addInitScript(() => {
          new MutationObserver((records) => {
            for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
              if (node instanceof HTMLIFrameElement && /youtube/.test(node.src)) {
                document.documentElement.dataset.taken = node.src;
                node.remove();
              }
            }
          }).observe(document, { childList: true, subtree: true });
        });
      },
    });
    await page.locator(FILE).scrollIntoViewIfNeeded();
    await mounted(page, 'video', YOUTUBE);
    await page.click(`${YOUTUBE} ${PLAY}`);
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.taken)).toContain('youtube.com/embed');
    await timersRun(page, 500);
    expect(asked).toBe(0);
    await page.evaluate((host) => {
      const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets: WidgetsApi };
      api.unmount(document.querySelector(host)!);
    }, YOUTUBE);
    expect(await page.locator(`${YOUTUBE} ${OVERLAY}`).count()).toBe(1);
    expectNoProblems(page);
  });

  test('a video that plays by itself stands still for visitors who want less motion', async () => {
    const page = await openPage('/blank/', { reducedMotion: true });
    await page.evaluate(() => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<div data-widget="video"><video class="elementor-video" src="/assets/clip.webm" autoplay muted loop></video></div>',
      );
    });
    await mounted(page, 'video');
    await page.waitForFunction(() => document.querySelector('video')?.paused);
    expect(await page.locator('video[controls]:not([autoplay])').count()).toBe(1);
    expectNoProblems(page);
  });

  test('a video with an address that names none stays as it is', async () => {
    const page = await openPage('/blank/');
    await page.evaluate(() => {
      document.body.insertAdjacentHTML(
        'beforeend',
        `<div data-widget="video" data-settings='{"video_type":"youtube","youtube_url":"javascript:alert(1)","start":"x"}'><div class="elementor-video">Here</div></div>`,
      );
    });
    await mounted(page, 'video');
    expect(await page.locator('iframe').count()).toBe(0);
    expect(await page.getByText('Here').isVisible()).toBe(true);
    expectNoProblems(page);
  });
});
