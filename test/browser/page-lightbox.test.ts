import { describe, expect, test } from 'vitest';
import {
  forgetHeard,
  heardByAnalytics,
  heardByOthers,
  legacyEffects,
  ORDERS,
  openBesideLegacy,
} from '../support/coexistence';
import {
  axe,
  expectNoProblems,
  holdChunk,
  mounted,
  openPage,
  type PageOptions,
  timersRun,
  type WatchedPage,
} from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/page-lightbox/';
const BOX = '.storefront-lightbox';
const SINGLE = '.elementor-element-b0a1e01 a';
const GALLERY = '.elementor-element-b0a1e02 .demo-lightbox-grid > a';
const MIXED = '.elementor-element-b0a1e03 a';
const ACTIONS = '.elementor-element-b0a1e04 a';
const OTHERS = '.elementor-element-b0a1e05 a';
const HOSTED = '.elementor-element-b0a1d11';
const YOUTUBE = '.elementor-element-b0a1d12';
const VIMEO = '.elementor-element-b0a1d13';

/** The players of the providers are not asked. */
const withPlayers = (page: WatchedPage): Promise<unknown> =>
  page.route(/youtube|vimeo/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' }),
  );

async function open(path = PAGE, { before, ...options }: PageOptions = {}): Promise<WatchedPage> {
  const page = await openPage(path, {
    ...options,
    async before(opening) {
      await withPlayers(opening);
      await before?.(opening);
    },
  });
  await mounted(page, 'page-lightbox');
  return page;
}

const isOpen = (page: WatchedPage): Promise<unknown> => page.waitForSelector(`${BOX}.pswp--visible`);
const isClosed = (page: WatchedPage): Promise<unknown> => page.waitForSelector(BOX, { state: 'detached' });
const text = (page: WatchedPage, part: string): Promise<string | null> => page.textContent(`${BOX} .pswp__${part}`);
const idOf = (page: WatchedPage): Promise<string | null> => page.getAttribute(BOX, 'id');

async function press(page: WatchedPage, selector: string): Promise<void> {
  await page.click(selector);
  await isOpen(page);
}

/** How many lightboxes are there after all that a click can have started? */
async function lightboxesAfter(page: WatchedPage, act: () => Promise<unknown>): Promise<number> {
  await act();
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
  return page.locator(BOX).count();
}

const configure = (page: WatchedPage, change: object): Promise<unknown> =>
  page.addInitScript((given) => {
    let config: Record<string, unknown> | undefined;
    Object.defineProperty(window, 'elementorFrontendConfig', {
      configurable: true,
      get: () => config,
      set: (value: Record<string, unknown>) => {
        config = { ...value, ...(given as object) };
      },
    });
  }, change);

describeWidget({
  name: 'page-lightbox',
  page: `${PAGE}?nomini&only=b0a1e02`,
  host: 'body',
  // The links and forms of the theme carry the switches of the address.
  ignore: ['href', 'action'],
  settings: {
    change: { global_image_lightbox: 'no', lightbox_enable_counter: 'no' },
    async shows(page) {
      await press(page, `${GALLERY} >> nth=0`);
      expect(await page.locator(`${BOX} .pswp__counter`).count()).toBe(0);
      await page.keyboard.press('Escape');
      await isClosed(page);
    },
  },
  async keyboard(page) {
    await page.focus(`${GALLERY} >> nth=0`);
    await page.keyboard.press('Enter');
    await isOpen(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => text(page, 'counter')).toBe('3 of 4');
    await page.keyboard.press('Escape');
    await isClosed(page);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.querySelector('img')?.alt))
      .toBe('Mug on a table');
  },
});

describe('pictures in the lightbox of the page', () => {
  test('a single picture opens with its text, and gives the focus back', async () => {
    const page = await open();
    await press(page, SINGLE);
    expect(await idOf(page)).toBe('elementor-lightbox-slideshow-single-img');
    expect(await page.getAttribute(BOX, 'class')).toContain('elementor-lightbox');
    expect(await text(page, 'caption__center')).toBe('The book');
    expect(await page.getAttribute(`${BOX} img.pswp__img`, 'alt')).toBe('A book about boxes');
    expect(await page.locator(`${BOX} .pswp__counter`).count()).toBe(0);
    expect(new URL(page.url()).hash).toBe('');
    expect(await axe(page, BOX)).toEqual([]);
    await page.keyboard.press('Escape');
    await isClosed(page);
    await expect
      .poll(() => page.evaluate((link) => document.activeElement === document.querySelector(link), SINGLE))
      .toBe(true);
    expectNoProblems(page);
  });

  test('a group of pictures begins with the one that was clicked, in the order of their places, and goes round', async () => {
    const page = await open();
    await press(page, `${GALLERY} >> nth=2`);
    expect(await idOf(page)).toBe('elementor-lightbox-slideshow-b0a1d01');
    expect(await text(page, 'counter')).toBe('4 of 4');
    expect(await text(page, 'caption')).toBe('VaseOne of a kind');
    await page.click(`${BOX} .pswp__button--arrow--right`);
    await expect.poll(() => text(page, 'caption')).toBe('PrintComes first');
    await expect.poll(() => text(page, 'counter')).toBe('1 of 4');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => text(page, 'counter')).toBe('4 of 4');
  });

  test('a picture of a group is shared with the hash that opens the group there', async () => {
    const page = await open();
    await press(page, `${GALLERY} >> nth=1`);
    await page.click(`${BOX} .pswp__button--share`);
    const facebook = await page.getAttribute(`${BOX} .pswp__share--facebook`, 'href');
    const shared = new URL(facebook ?? '').searchParams.get('u') ?? '';
    expect(shared).toMatch(/\/fixture\/page-lightbox\/#elementor-action%3Aaction%3Dlightbox%26settings%3D\w+/);
    const visitor = await open(`${PAGE}${new URL(shared).hash}`);
    await isOpen(visitor);
    expect(await text(visitor, 'caption')).toBe('LampBends towards you');
    expect(await visitor.locator(BOX).count()).toBe(1);
  });

  test('a picture that cannot be loaded says so, with a link', async () => {
    const page = await open();
    await press(page, `${OTHERS} >> nth=3`);
    const link = page.locator(`${BOX} .pswp__error-msg a`);
    await link.waitFor();
    expect(await link.textContent()).toBe('The image could not be loaded.');
    expect(await link.getAttribute('href')).toMatch(/nothing-here\.jpg$/);
  });

  test('the lightbox has what the site’s settings switch on', async () => {
    const page = await open(PAGE, {
      before: (opening) =>
        configure(opening, { kit: { global_image_lightbox: 'yes' }, i18n: { close: 'Schließen', next: 7 } }),
    });
    await press(page, `${GALLERY} >> nth=0`);
    const names = await page.$$eval(`${BOX} .pswp__button`, (all) => all.map((one) => one.getAttribute('aria-label')));
    expect(names).toEqual(['Schließen (Esc)', 'Previous (arrow left)', 'Next (arrow right)']);
    expect(await page.locator(`${BOX} .pswp__counter`).count()).toBe(0);
  });
});

describe('what is not for the lightbox', () => {
  test('a picture that says no, a download and a page stay links', async () => {
    const page = await open();
    const isFollowed = (at: number): Promise<boolean> =>
      page
        .locator(OTHERS)
        .nth(at)
        .evaluate((link) => {
          const event = new MouseEvent('click', { bubbles: true, cancelable: true });
          link.addEventListener('click', () => {}, { once: true });
          window.addEventListener('click', (last) => last.preventDefault(), { once: true });
          let wasPrevented = true;
          document.addEventListener('click', ({ defaultPrevented }) => (wasPrevented = defaultPrevented), {
            once: true,
          });
          link.dispatchEvent(event);
          return !wasPrevented;
        });
    for (const at of [0, 1, 2, 4, 5]) expect(await isFollowed(at), String(at)).toBe(true);
    expect(await isFollowed(3)).toBe(false);
    expect(await page.locator(`${OTHERS}[aria-haspopup]`).count()).toBe(1);
  });

  test('no picture opens where the site has the lightbox switched off, but one that says yes does', async () => {
    const page = await open(PAGE, { before: (opening) => configure(opening, { kit: [] }) });
    await page.click(SINGLE);
    await page.waitForURL(/book-140-front/);
    await page.goBack();
    await mounted(page, 'page-lightbox');
    await press(page, `${GALLERY} >> nth=0`);
  });

  test.each(['Control', 'Shift'] as const)('a click with %s is left to the browser', async (key) => {
    const page = await open();
    const popup = page.context().waitForEvent('page');
    expect(await lightboxesAfter(page, () => page.click(SINGLE, { modifiers: [key] }))).toBe(0);
    await (await popup).close();
  });

  test('a link is followed where the lightbox cannot be loaded', async () => {
    const page = await open(PAGE, { block: [/createLightbox/] });
    await page.click(SINGLE);
    await page.waitForURL(/book-140-front/);
  });
});

describe('videos in the lightbox of the page', () => {
  test('a video file plays over the page with its controls, and is gone when the lightbox closes', async () => {
    const page = await open();
    await page.focus(`${HOSTED} .elementor-custom-embed-play`);
    await page.keyboard.press('Space');
    await isOpen(page);
    expect(await idOf(page)).toBe('elementor-lightbox-b0a1d11');
    const video = page.locator(`${BOX} .elementor-video-container > .elementor-video-landscape > video`);
    await expect.poll(() => video.evaluate((one: HTMLVideoElement) => !one.paused)).toBe(true);
    expect(await video.evaluate((one: HTMLVideoElement) => [one.controls, one.muted, one.loop])).toEqual([
      true,
      true,
      true,
    ]);
    const box = await video.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
    expect(await page.getAttribute(BOX, 'aria-label')).toBe('Video');
    expect(await axe(page, BOX)).toEqual([]);
    await page.keyboard.press('Escape');
    await video.waitFor({ state: 'detached' });
    await isClosed(page);
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('elementor-custom-embed-play');
    expectNoProblems(page);
  });

  test.each([
    [1280, 0.85],
    [1024, 0.95],
    [390, 0.95],
  ])('in a window of %i px, %f of its width is the video’s', async (width, part) => {
    const page = await open();
    await page.setViewportSize({ width, height: 1200 });
    await press(page, HOSTED);
    const video = page.locator(`${BOX} .elementor-video-landscape > video`);
    await expect.poll(async () => Math.round((await video.boundingBox())?.width ?? 0)).toBe(Math.round(width * part));
  });

  test('the players of YouTube and Vimeo start as they are told to', async () => {
    const page = await open();
    await press(page, YOUTUBE);
    const frame = page.locator(`${BOX} iframe`);
    expect(await frame.getAttribute('src')).toBe(
      'https://www.youtube-nocookie.com/embed/XHOmBV4js_E?feature=oembed&controls=1&autoplay=1',
    );
    expect(await frame.getAttribute('allow')).toContain('autoplay');
    // Chromium warns of a frame that has both.
    expect(await frame.getAttribute('allow')).toContain('fullscreen');
    expect(await frame.getAttribute('allowfullscreen')).toBeNull();
    await page.click(`${BOX} .pswp__button--close`);
    await isClosed(page);
    const overlay = `${VIMEO} .elementor-custom-embed-image-overlay`;
    expect(await page.getAttribute(overlay, 'role')).toBe('button');
    await page.focus(overlay);
    await page.keyboard.press('Enter');
    await isOpen(page);
    expect(await frame.getAttribute('src')).toBe('https://player.vimeo.com/video/76979871?autoplay=1#t=5');
  });

  test('a video in a group plays while it is the current one', async () => {
    const page = await open();
    await press(page, `${MIXED} >> nth=0`);
    const video = page.locator(`${BOX} video`);
    expect(await video.count()).toBe(0);
    await page.keyboard.press('ArrowRight');
    await video.waitFor();
    await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.autoplay)).toBe(true);
    await expect.poll(() => page.locator(`${BOX} .pswp__button--zoom`).count()).toBe(0);
    await page.keyboard.press('ArrowRight');
    await video.waitFor({ state: 'detached' });
  });

  test('a video in a group waits for visitors who want less motion', async () => {
    const page = await open(PAGE, { reducedMotion: true });
    await press(page, `${MIXED} >> nth=1`);
    const video = page.locator(`${BOX} video`);
    expect(await video.evaluate((one: HTMLVideoElement) => [one.autoplay, one.controls])).toEqual([false, true]);
  });
});

describe('action links', () => {
  test('action links open a group and a video; broken ones open nothing', async () => {
    const page = await open();
    await press(page, `${ACTIONS} >> nth=0`);
    expect(await text(page, 'counter')).toBe('3 of 4');
    await page.keyboard.press('Escape');
    await isClosed(page);
    await press(page, `${ACTIONS} >> nth=1`);
    expect(await page.getAttribute(`${BOX} iframe`, 'src')).not.toContain('autoplay');
    await page.keyboard.press('Escape');
    await isClosed(page);
    expect(await lightboxesAfter(page, () => page.click(`${ACTIONS} >> nth=2`))).toBe(0);
    expectNoProblems(page);
  });

  test('a hash that no element carries opens nothing', async () => {
    const settings = Buffer.from(JSON.stringify({ url: 'https://evil.test/a.jpg' })).toString('base64');
    const page = await open(`${PAGE}#${encodeURIComponent(`elementor-action:action=lightbox&settings=${settings}`)}`);
    expect(await lightboxesAfter(page, async () => {})).toBe(0);
  });
});

describe('the lightbox of the page in the editor', () => {
  test('a click in the editor opens nothing and leads nowhere, until the user wants the lightbox', async () => {
    const page = await open(`${PAGE}?edit=1`);
    expect(await lightboxesAfter(page, () => page.click(SINGLE))).toBe(0);
    expect(new URL(page.url()).pathname).toBe(PAGE);
    await page.evaluate(() => Object.assign(window, { elementor: { getPreferences: () => 'yes' } }));
    await press(page, SINGLE);
  });

  test('the lightbox follows edit mode while the page runs', async () => {
    const page = await open();
    await page.click('.demo-edit-switch');
    expect(await lightboxesAfter(page, () => page.click(SINGLE))).toBe(0);
    await page.click('.demo-edit-switch');
    await press(page, SINGLE);
  });
});

test('a click before the widget is there is held, and opens the picture', async () => {
  const release: { now?: () => void } = {};
  const page = await openPage(PAGE, {
    async before(opening) {
      release.now = await holdChunk(opening, 'page-lightbox');
    },
  });
  await page.click(`${GALLERY} >> nth=0`);
  expect(new URL(page.url()).pathname).toBe(PAGE);
  release.now?.();
  await isOpen(page);
  expect(await text(page, 'caption')).toBe('MugHolds a quarter of a litre');
});

describe.each(ORDERS)('beside Elementor’s scripts, order %s', (order) => {
  test('a picture, a video and an action open once, and others hear the clicks', async () => {
    const page = await openBesideLegacy(PAGE, order, ['page-lightbox']);
    await withPlayers(page);
    await forgetHeard(page);
    for (const selector of [`${GALLERY} >> nth=0`, HOSTED, `${ACTIONS} >> nth=0`]) {
      await press(page, selector);
      expect(await page.locator(BOX).count()).toBe(1);
      await page.keyboard.press('Escape');
      await isClosed(page);
    }
    expect(await legacyEffects(page)).toEqual([]);
    expect(await heardByOthers(page, 'click', 'document')).toBe(3);
    expect((await heardByAnalytics(page, 'click')).bubble).toBe(3);
    await page.click(`${ACTIONS} >> nth=3`);
    await expect.poll(() => legacyEffects(page)).toEqual(['action:addon:open']);
  });
});

test('an element that is edited while Elementor runs is left to Elementor', async () => {
  const page = await openBesideLegacy(`${PAGE}?edit=1`, 'first', ['page-lightbox']);
  await page.evaluate(() => {
    Object.assign(window, { elementorFrontend: { elementsHandler: {} }, elementor: { getPreferences: () => 'yes' } });
    document.querySelector('.elementor-element-b0a1e01')?.setAttribute('data-model-cid', 'c1');
  });
  await forgetHeard(page);
  expect(await lightboxesAfter(page, () => page.click(SINGLE))).toBe(0);
  expect(await legacyEffects(page)).toEqual(['lightbox:open']);
});

describe('the colours of the site’s settings', () => {
  const look = (page: WatchedPage): Promise<Record<string, string>> =>
    page.$eval(BOX, (box) => {
      const style = (part: string): CSSStyleDeclaration => getComputedStyle(box.querySelector(part) as Element);
      return {
        root: getComputedStyle(box).backgroundColor,
        background: style('.pswp__bg').backgroundColor,
        icon: style('.pswp__button--close').color,
        button: style('.pswp__button--close').backgroundColor,
        caption: style('.pswp__caption').color,
        header: style('.pswp__button--close .pswp__icn').width,
        arrow: style('.pswp__button--arrow .pswp__icn').width,
      };
    });

  test('the lightbox has the colours of the site’s settings, translucent ones, too', async () => {
    const page = await open();
    await page.addStyleTag({
      content: `.elementor-lightbox { background-color: rgba(255, 250, 240, 0.9); --lightbox-ui-color: rgb(1, 2, 3);
        --lightbox-ui-color-hover: rgb(4, 5, 6); --lightbox-text-color: rgb(7, 8, 9);
        --lightbox-header-icons-size: 30px; --lightbox-navigation-icons-size: 40px }`,
    });
    await press(page, GALLERY);
    await page.mouse.move(5, 400);
    expect(await look(page)).toEqual({
      root: 'rgba(0, 0, 0, 0)',
      background: 'rgba(255, 250, 240, 0.9)',
      icon: 'rgb(1, 2, 3)',
      button: 'rgba(0, 0, 0, 0)',
      caption: 'rgb(7, 8, 9)',
      header: '30px',
      arrow: '40px',
    });
    await page.hover(`${BOX} .pswp__button--close`);
    expect((await look(page)).icon).toBe('rgb(4, 5, 6)');
  });

  test('the lightbox is translucent as Elementor’s without such colours, with readable icons', async () => {
    const page = await open();
    await press(page, GALLERY);
    await page.mouse.move(5, 400);
    expect(await look(page)).toMatchObject({
      background: 'rgba(0, 0, 0, 0.8)',
      icon: 'rgb(255, 255, 255)',
      button: 'rgba(0, 0, 0, 0.45)',
      header: '24px',
    });
    expect(await axe(page)).toEqual([]);
  });
});

describe('beside another lightbox, which listens at the document', () => {
  test.each(['asks', 'does not ask'])(
    'one lightbox opens where another one %s whether the click is taken',
    async (way) => {
      const page = await open();
      await page.evaluate((asks) => {
        document.addEventListener('click', (event) => {
          const link = (event.target as Element).closest('a[href$=".svg"], a[href$=".jpg"], a[href$=".png"]');
          if (!link || (asks && event.defaultPrevented)) return;
          event.preventDefault();
          document.body.insertAdjacentHTML('beforeend', '<div class="theirs">Theirs</div>');
        });
      }, way === 'asks');
      await page.click(SINGLE);
      // Where the other lightbox asks first, ours takes the click.
      const [ours, theirs] = way === 'asks' ? [1, 0] : [0, 1];
      await expect.poll(() => page.locator(`${BOX}, .theirs`).count()).toBe(1);
      await timersRun(page, 300);
      expect([await page.locator(BOX).count(), await page.locator('.theirs').count()]).toEqual([ours, theirs]);
    },
  );
});
