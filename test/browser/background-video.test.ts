import { describe, expect, test } from 'vitest';
import { timersRun } from '../support/clock';
import { legacyEffects, ORDERS, openBesideLegacy } from '../support/coexistence';
import {
  expectNoProblems,
  hostsBecome,
  mounted,
  openPage,
  type PageOptions,
  requestsTo,
  type WatchedPage,
} from '../support/page';
import { playerLog, routeProviders } from '../support/videoProviders';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/backgrounds/';
const FILE = '.elementor-element-bd0e010';
const ONCE = '.elementor-element-bd0e011';
const BOXED = '.elementor-element-bd0e015';
const YOUTUBE = '.elementor-element-bd0e012';
const VIMEO = '.elementor-element-bd0e013';
const OTHER = '.elementor-element-bd0e014';

const only = (host: string): string => `${PAGE}?only=${host.split('-').at(-1)}`;
const container = (host: string): string => `${host} > .elementor-background-video-container`;
const file = (host: string): string => `${container(host)} > video`;
const button = (host: string): string => `${host} .storefront-play-button`;

async function open(host: string, options?: PageOptions): Promise<WatchedPage> {
  const page = await openPage(only(host), options);
  await mounted(page, 'background-video', host);
  return page;
}

const openAtProvider = (host: string, options?: PageOptions): Promise<WatchedPage> =>
  open(host, { before: (page) => routeProviders(page), ...options });

const plays = (page: WatchedPage, host: string): Promise<boolean> =>
  page.$eval(file(host), (video) => !(video as HTMLVideoElement).paused && (video as HTMLVideoElement).currentTime > 0);

const label = (page: WatchedPage, host: string): Promise<string | null> =>
  page.getAttribute(button(host), 'aria-label');

const classOf = (page: WatchedPage, host: string): Promise<string | null> =>
  page.getAttribute(container(host), 'class');

const away = (page: WatchedPage): Promise<void> =>
  page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }));

const back = (page: WatchedPage): Promise<void> =>
  page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));

const calls = async (page: WatchedPage): Promise<string[]> => (await playerLog(page)).calls;

async function pressByKeys(page: WatchedPage, host: string): Promise<void> {
  await page.locator(button(host)).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => label(page, host)).toBe('Play the background video');
  await page.keyboard.press('Space');
  await expect.poll(() => label(page, host)).toBe('Pause the background video');
}

describeWidget({
  name: 'background-video',
  page: only(FILE),
  host: FILE,
  settings: {
    change: { background_video_start: 1 },
    shows: (page) => page.waitForSelector(`${file(FILE)}[src$="#t=1"]`),
  },
  keyboard: (page) => pressByKeys(page, FILE),
});

describe('a video at a provider', () => {
  describeWidget({
    name: 'background-video',
    page: only(YOUTUBE),
    host: YOUTUBE,
    open: { before: (page) => routeProviders(page) },
    settings: {
      change: { background_video_start: 9 },
      shows: (page) =>
        page.waitForFunction(() =>
          (window as unknown as { __players?: { calls: string[] } }).__players?.calls.includes('seek 9'),
        ),
    },
    keyboard: (page) => pressByKeys(page, YOUTUBE),
  });
});

describe('a video file', () => {
  test('a video file plays, covers the element, and stops with its button and out of view', async () => {
    const page = await open(FILE);
    await expect.poll(() => plays(page, FILE)).toBe(true);
    const video = page.locator(file(FILE));
    expect(await video.getAttribute('src')).toBe('/assets/builder/sea.webm');
    await expect
      .poll(() =>
        video.evaluate((element, selector) => {
          const box = element.getBoundingClientRect();
          const host = document.querySelector(selector)!.getBoundingClientRect();
          const isCovered = box.width >= host.width && box.height >= host.height;
          return isCovered && Math.abs(box.width / box.height - 16 / 9) < 0.005;
        }, FILE),
      )
      .toBe(true);
    const box = await video.boundingBox();
    const buttonSize = async (): Promise<number> => {
      const { width, height } = (await page.locator(button(FILE)).boundingBox())!;
      return Math.min(width, height);
    };
    await expect.poll(buttonSize).toBeGreaterThanOrEqual(24);
    await away(page);
    await expect.poll(() => plays(page, FILE)).toBe(false);
    await back(page);
    await expect.poll(() => plays(page, FILE)).toBe(true);
    await page.click(button(FILE));
    await expect.poll(() => plays(page, FILE)).toBe(false);
    await away(page);
    await back(page);
    await page.setViewportSize({ width: 900, height: 900 });
    await expect.poll(async () => (await video.boundingBox())!.width).toBeLessThan(box!.width);
    await timersRun(page, 300);
    expect(await plays(page, FILE)).toBe(false);
    await expect.poll(() => label(page, FILE)).toBe('Play the background video');
    expectNoProblems(page);
  });

  test('a video file that plays once is gone at the end of its part, with its button', async () => {
    const page = await open(ONCE, {
      before: (blank) =>
        blank.addInitScript(() => {
          Object.assign(window, { seeks: 0 });
          document.addEventListener('seeking', () => void (window as unknown as { seeks: number }).seeks++, true);
        }),
    });
    expect(await page.getAttribute(file(ONCE), 'src')).toBe('/assets/builder/sea.webm#t=1,2');
    await expect.poll(() => page.locator(file(ONCE)).isHidden()).toBe(true);
    await expect.poll(() => page.locator(button(ONCE)).count()).toBe(0);
    expect(await page.$eval(file(ONCE), (video) => (video as HTMLVideoElement).currentTime)).toBeGreaterThan(1.5);
    // The shop sends no ranges: a seek may fail, and is not tried again and again.
    expect(await page.evaluate(() => (window as unknown as { seeks: number }).seeks)).toBeLessThan(5);
    expectNoProblems(page);
  });

  test('a video file goes back to its start at its end', async () => {
    const page = await open(FILE);
    await page.$eval(FILE, (host) => {
      const settings = JSON.parse(host.getAttribute('data-settings') ?? '') as object;
      const part = { background_video_start: 1, background_video_end: 2 };
      host.setAttribute('data-settings', JSON.stringify({ ...settings, ...part }));
    });
    await page.waitForSelector(`${file(FILE)}[src$="#t=1,2"]`);
    await page.$eval(file(FILE), (element) => {
      const video = element as HTMLVideoElement;
      const returns: number[] = [];
      let last = 0;
      video.addEventListener('timeupdate', () => {
        if (video.currentTime < last) returns.push(video.currentTime);
        last = video.currentTime;
      });
      Object.assign(window, { returns });
    });
    const starts = () =>
      page.evaluate(() => (window as unknown as { returns: number[] }).returns.filter((at) => at > 0.9).length);
    await expect.poll(starts).toBeGreaterThan(2);
    await expect.poll(() => plays(page, FILE)).toBe(true);
  });

  test('a video file is loaded on phones only where the settings ask for that', async () => {
    const phone = await open(FILE, { mobile: true });
    await expect.poll(() => plays(phone, FILE)).toBe(true);
    const without = await open(ONCE, { mobile: true });
    await timersRun(without, 300);
    expect(await without.getAttribute(file(ONCE), 'src')).toBeNull();
    expect(await without.locator(button(ONCE)).count()).toBe(0);
  });

  test.each([false, true])('a boxed container has one video, the server’s; on a phone: %s', async (mobile) => {
    const page = await open(BOXED, { mobile });
    await timersRun(page, 300);
    expect(await page.locator(`${BOXED} video`).count()).toBe(1);
    const video = page.locator(`${BOXED} > .e-con-inner > .elementor-background-video-container > video`);
    await expect.poll(() => video.getAttribute('src')).toBe(mobile ? null : '/assets/builder/sea.webm');
  });

  for (const wish of ['less motion', 'to save data']) {
    test(`a video file is loaded for visitors who want ${wish} when they press the button`, async () => {
      let sent: unknown[] = [];
      const page = await open(FILE, {
        reducedMotion: wish === 'less motion',
        async before(opening) {
          sent = requestsTo(opening, /sea\.webm/);
          if (wish === 'less motion') return;
          await opening.addInitScript(() => {
            Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
          });
        },
      });
      await expect.poll(() => label(page, FILE)).toBe('Play the background video');
      await timersRun(page, 300);
      expect(await page.getAttribute(file(FILE), 'src')).toBeNull();
      expect(sent).toEqual([]);
      await page.click(button(FILE));
      await expect.poll(() => plays(page, FILE)).toBe(true);
    });
  }

  test('a video file that cannot be played leaves the element without a button', async () => {
    const page = await open(FILE, { block: [/sea\.webm/] });
    await expect.poll(() => page.locator(button(FILE)).count()).toBe(0);
    expectNoProblems(page, [/ERR_FAILED/]);
  });

  test('a video file plays behind an element without Elementor that is marked by hand', async () => {
    const page = await openPage('/blank/');
    await page.$eval('#stage', (stage) => {
      const host = document.createElement('div');
      host.dataset.widget = 'background-video';
      host.dataset.settings = JSON.stringify({ background_video_link: '/assets/builder/sea.webm' });
      host.style.cssText = 'height: 300px; background: #333';
      host.innerHTML = '<p id="text">Text</p>';
      stage.append(host);
    });
    await mounted(page, 'background-video');
    const video = page.locator('.elementor-background-video-container > video');
    await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime > 0 && one.muted)).toBe(true);
    const isOnTop = () =>
      page.$eval('#text', (text) => {
        const { x, y } = text.getBoundingClientRect();
        return document.elementFromPoint(x + 5, y + 5) === text;
      });
    await expect.poll(isOnTop).toBe(true);
  });
});

describe('YouTube', () => {
  test('a YouTube video plays its part without cookies, in a frame that takes no focus', async () => {
    const page = await openAtProvider(YOUTUBE);
    await expect.poll(() => classOf(page, YOUTUBE)).toBe('elementor-background-video-container elementor-hidden-phone');
    const { options, calls: made } = await playerLog(page);
    const { origin } = new URL(page.url());
    expect(options).toEqual([
      {
        videoId: 'XHOmBV4js_E',
        host: 'https://www.youtube-nocookie.com',
        origin,
        playerVars: { controls: 0, rel: 0, playsinline: 1, cc_load_policy: 0, origin },
      },
    ]);
    expect(made.slice(0, 3)).toEqual(['mute', 'seek 5', 'play']);
    const frame = page.locator(`${container(YOUTUBE)} iframe`);
    const read = (name: string) => frame.getAttribute(name);
    await expect
      .poll(async () => [await read('aria-hidden'), await read('tabindex'), await read('title')])
      .toEqual(['true', '-1', 'Background video']);
    await expect.poll(() => read('class')).toContain('elementor-background-video-embed');
    await expect.poll(async () => (await frame.boundingBox())!.width).toBeGreaterThan(1000);
    await page.evaluate(() => {
      (window as unknown as { __player: { time: number } }).__player.time = 20;
    });
    await expect.poll(async () => (await calls(page)).filter((call) => call === 'seek 5').length).toBe(2);
    await away(page);
    await expect.poll(async () => (await calls(page)).at(-1)).toBe('pause');
    expectNoProblems(page);
  });

  test('the script of YouTube is loaded once a page', async () => {
    const page = await openAtProvider(YOUTUBE);
    await page.$eval(YOUTUBE, (host) => host.after(host.cloneNode(true)));
    await expect.poll(async () => (await playerLog(page)).options.length).toBe(2);
    expect(await page.locator('script[src*=iframe_api]').count()).toBe(1);
  });

  test('the provider’s script is not asked for while a script holds its address back', async () => {
    const page = await openPage(only(YOUTUBE), {
      async before(opening) {
        await routeProviders(opening);
        await opening.addInitScript(() => {
          const unblock = (): Promise<unknown> => new Promise((done) => addEventListener('consented', done));
          Object.assign(window, { consentApi: { unblock } });
        });
      },
    });
    await mounted(page, 'background-video', YOUTUBE);
    await timersRun(page, 500);
    expect(await page.locator('script[src*=iframe_api]').count()).toBe(0);
    await page.evaluate(() => dispatchEvent(new Event('consented')));
    await page.locator(`${container(YOUTUBE)} iframe`).waitFor();
    expectNoProblems(page);
  });

  test('a YouTube video leaves the element as it was when its script is blocked', async () => {
    const page = await openPage(only(YOUTUBE), { block: [/iframe_api/] });
    await mounted(page, 'background-video');
    await expect.poll(() => classOf(page, YOUTUBE)).toBe('elementor-background-video-container elementor-hidden-phone');
    await expect.poll(() => page.locator(button(YOUTUBE)).count()).toBe(0);
    expectNoProblems(page, [/ERR_FAILED/]);
  });

  test('a YouTube video stays hidden until it plays, in view, too', async () => {
    const page = await open(YOUTUBE, { fresh: true, before: (opening) => routeProviders(opening, true) });
    await expect.poll(() => classOf(page, YOUTUBE)).toContain('elementor-loading');
    await timersRun(page, 500);
    expect(await classOf(page, YOUTUBE)).toContain('elementor-loading elementor-invisible');
  });

  test('a YouTube video hides nothing for good when its script hangs', async () => {
    const page = await open(YOUTUBE, {
      fresh: true,
      async before(opening) {
        await opening.clock.install();
        await routeProviders(opening, true);
      },
    });
    await expect.poll(() => classOf(page, YOUTUBE)).toContain('elementor-loading elementor-invisible');
    await page.clock.fastForward(121_000);
    await expect.poll(() => classOf(page, YOUTUBE)).toBe('elementor-background-video-container elementor-hidden-phone');
    await expect.poll(() => page.locator(button(YOUTUBE)).count()).toBe(0);
    expectNoProblems(page);
  });
});

describe('Vimeo and other addresses', () => {
  test('a Vimeo video plays from its start on, again and again', async () => {
    const page = await openAtProvider(VIMEO);
    // A player that is ready before it is known to be in view is paused at first.
    const asked = async () => (await calls(page)).filter((call, at) => at > 0 || call !== 'pause');
    await expect.poll(asked).toEqual(['play', 'seek 3']);
    const [options] = (await playerLog(page)).options;
    expect(options).toEqual({
      id: '235215203',
      autoplay: true,
      muted: true,
      background: true,
      transparent: true,
      loop: true,
    });
    const tell = (name: string, seconds: number) =>
      page.evaluate(
        ([event, at]) => (window as unknown as { __tell(name: string, at: number): void }).__tell(event, at),
        [name, seconds] as const,
      );
    await tell('timeupdate', 30);
    await tell('timeupdate', 59.7);
    await expect.poll(asked).toEqual(['play', 'seek 3', 'seek 3']);
    const ratio = async (): Promise<number> => {
      const box = await page.locator(`${container(VIMEO)} iframe.elementor-background-video-embed`).boundingBox();
      return box!.width / box!.height;
    };
    await expect.poll(ratio).toBeCloseTo(640 / 480, 1);
    await page.click(button(VIMEO));
    await expect.poll(async () => (await calls(page)).at(-1)).toBe('pause');
    expectNoProblems(page);
  });

  test('an unlisted Vimeo video keeps the code that opens it, and starts where its address says', async () => {
    const page = await openAtProvider(VIMEO);
    await expect.poll(async () => (await playerLog(page)).options.length).toBe(1);
    await page.$eval(VIMEO, (host) =>
      host.setAttribute(
        'data-settings',
        '{"background_background":"video","background_video_link":"https://vimeo.com/235215203/a1b2c3#t=7s"}',
      ),
    );
    await expect
      .poll(async () => (await playerLog(page)).options.at(-1)?.url)
      .toBe('https://vimeo.com/235215203/a1b2c3');
    await expect.poll(async () => (await calls(page)).at(-1)).toBe('seek 7');
  });

  test('videos that nobody can play are left alone', async () => {
    const page = await open(OTHER);
    expect(await page.innerHTML(container(OTHER))).toBe('<div class="elementor-background-video-embed"></div>');
    expect(await page.locator(button(OTHER)).count()).toBe(0);
    expectNoProblems(page);
  });
});

test('a background video with broken settings plays nothing', async () => {
  const page = await open(FILE);
  const set = (settings: string) =>
    page.$eval(FILE, (host, given) => host.setAttribute('data-settings', given), settings);
  const type = '"background_background":"video"';
  for (const broken of ['[]', '{', `{${type}}`, `{${type},"background_video_link":[]}`]) {
    await set(broken);
    await expect.poll(() => page.getAttribute(file(FILE), 'src')).toBeNull();
    await set(`{${type},"background_video_link":"/assets/builder/sea.webm","background_video_start":[]}`);
    await expect.poll(() => page.getAttribute(file(FILE), 'src')).toBe('/assets/builder/sea.webm');
  }
  expectNoProblems(page);
});

for (const order of ORDERS) {
  test(`one of the two plays the video beside Elementor's own script, our tag: ${order}`, async () => {
    const page = await openBesideLegacy(only(FILE), order, ['background-video']);
    await expect.poll(() => plays(page, FILE)).toBe(true);
    const players = async (): Promise<[ours: number, theirs: number]> => [
      await page.locator(button(FILE)).count(),
      (await legacyEffects(page)).filter((effect) => effect === 'background:video').length,
    ];
    await expect.poll(async () => (await players()).reduce((sum, count) => sum + count)).toBe(1);
    await timersRun(page, 300);
    const [ours, theirs] = await players();
    expect(ours + theirs).toBe(1);
    // A widget that has started before this script came keeps the element.
    if (order !== 'last' && order !== 'async') expect(ours).toBe(1);
    expectNoProblems(page);
  });
}

test("Elementor's own script plays the video when the widget's file does not arrive", async () => {
  const page = await openPage(`${only(FILE)}&legacy=first`, { block: [/widget-background-video/] });
  await hostsBecome(page, 'background-video', 'failed', FILE);
  await expect.poll(() => page.getAttribute(file(FILE), 'src')).toBe('/assets/builder/sea.webm');
});
