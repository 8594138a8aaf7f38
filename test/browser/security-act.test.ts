import { describe, expect, inject, test } from 'vitest';
import { allMounted, expectNoProblems, mounted, type WatchedPage } from '../support/page';
import { EVIL, harm, openPost, POLICIES } from '../support/post';

const quoted = (value: unknown): string => JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const hashOf = (name: string, settings: unknown): string =>
  `#elementor-action%3Aaction%3D${encodeURIComponent(name)}%26settings%3D${encodeURIComponent(btoa(JSON.stringify(settings)))}`;

const PICTURE = '/images/lamp-45-scene-100x100.svg';
const YOUTUBE = 'https://www.youtube.com/watch?v=XHOmBV4js_E';
const VIMEO = 'https://vimeo.com/235215203';

const LIGHTBOX = '.storefront-lightbox';
const POPUP = '.elementor-popup-modal';

/** Does the page answer? A frozen one does not. */
async function answers(page: WatchedPage): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, 30_000, false);
  });
  const answer = await Promise.race([page.evaluate(() => true).catch(() => true), late]);
  clearTimeout(timer);
  return answer;
}

/** Opens the page again with a hash, as a hostile link leads to it. */
async function follow(page: WatchedPage, hash: string): Promise<void> {
  await page.evaluate((given) => history.replaceState(null, '', given), hash);
  await page.reload();
  await allMounted(page);
}

/** What `report()` says of a widget's settings. */
const told = (page: WatchedPage, widget: string): Promise<string> =>
  page.evaluate(
    (name) =>
      (
        window as unknown as { StorefrontWidgets: { report(): { widget: string; diagnostics: string[] }[] } }
      ).StorefrontWidgets.report()
        .filter((row) => row.widget === name)
        .flatMap(({ diagnostics }) => diagnostics)
        .join('\n'),
    widget,
  );

const count = (page: WatchedPage, selector: string): Promise<number> => page.locator(selector).count();

/** The page has a reason to load the lightbox and popups. */
const LIKELY = `<div class="elementor"><a href="${PICTURE}" data-elementor-open-lightbox="yes"><img src="${PICTURE}" alt="Lamp"></a></div>`;

const image = (url: string) => hashOf('lightbox', { url: new URL(url, inject('base')).href });
const video = (url: string, more: object = {}) =>
  hashOf('lightbox', { type: 'video', videoType: 'hosted', url: new URL(url, inject('base')).href, ...more });

describe('a hostile link with an action in its address', () => {
  const OF_CUSTOMERS: Record<string, string> = {
    'a foreign picture': image(`${EVIL}/phishing.png`),
    'a foreign video': video(`${EVIL}/film.mp4`),
    'a picture of the site': image(PICTURE),
    'a video of a provider': hashOf('lightbox', { type: 'video', videoType: 'youtube', url: YOUTUBE, autoplay: true }),
    'a popup': hashOf('popup:open', { id: '5' }),
  };
  test.each(Object.entries(OF_CUSTOMERS))('a review’s link in the address opens nothing: %s', async (_, hash) => {
    const popup = '<div data-elementor-type="popup" data-elementor-id="5" class="elementor"><p>Hello</p></div>';
    const page = await openPost({ post: `${LIKELY}${popup}`, comment: `<a href="${hash}">Nice shop</a>` });
    await follow(page, hash);
    await mounted(page, 'page-lightbox');
    expect(await harm(page)).toEqual([]);
    expect(await count(page, `${LIGHTBOX},${POPUP}`)).toBe(0);
  });

  const OF_AUTHORS: Record<string, string> = {
    'a foreign picture': image(`${EVIL}/phishing.png`),
    'a foreign video': video(`${EVIL}/film.mp4`),
    'a foreign picture before a video of the site': video('/assets/clip.webm', {
      videoParams: { poster: `${EVIL}/p.png` },
    }),
    'a foreign picture by a group that is not there': hashOf('lightbox', {
      id: 4,
      url: `${EVIL}/p.png`,
      slideshow: 'none',
    }),
  };
  test.each(Object.entries(OF_AUTHORS))(
    'a post’s element in the address shows nothing foreign: %s',
    async (_, hash) => {
      const page = await openPost({ post: `${LIKELY}<p data-e-action-hash="${hash}">x</p><a href="${hash}">x</a>` });
      await follow(page, hash);
      await mounted(page, 'page-lightbox');
      expect(await harm(page)).toEqual([]);
      expect(await count(page, LIGHTBOX)).toBe(0);
    },
  );

  test('a post’s element in the address shows a picture of the site', async () => {
    const hash = image(PICTURE);
    const page = await openPost({ post: `${LIKELY}<p data-e-action-hash="${hash}">x</p>` });
    await follow(page, hash);
    await page.locator(`${LIGHTBOX} img.pswp__img`).first().waitFor();
    expect(await harm(page)).toEqual([]);
  });

  test('a host of the configuration counts as the site for an action in the address', async () => {
    const hash = image('https://cdn.example/lamp.png');
    const config = JSON.stringify({ hosts: ['cdn.example'] });
    const page = await openPost({ post: `${LIKELY}<p data-e-action-hash="${hash}">x</p>` }, { query: { config } });
    await follow(page, hash);
    await page.locator(LIGHTBOX).waitFor();
  });

  test('a press on a review’s link opens nothing', async () => {
    const hash = image(`${EVIL}/phishing.png`);
    const page = await openPost({ post: LIKELY, comment: `<a href="${hash}">Nice shop</a>` });
    await mounted(page, 'page-lightbox');
    await page.getByRole('link', { name: 'Nice shop' }).click();
    expect(await harm(page)).toEqual([]);
    expect(await count(page, LIGHTBOX)).toBe(0);
  });
});

/** The site manages consent, and the visitor has not agreed. */
const denied = (page: WatchedPage | { addInitScript(script: string): Promise<unknown> }): Promise<unknown> =>
  page.addInitScript(`window.storefrontWidgetsConsent = { marketing: 'deny' };`);

const agree = (page: WatchedPage): Promise<void> =>
  page.evaluate(() => {
    document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail: { marketing: 'allow' } }));
  });

const background = (settings: object): string =>
  `<div class="elementor-element" style="height:200px" data-settings="${quoted({ background_background: 'video', ...settings })}"><p>x</p></div>`;

/** What markup may try, to be asked for less. */
const FOOLS: Record<string, string> = {
  'plain markup': '',
  'elements with the names of what manages consent':
    '<a id="storefrontWidgetsConsent">x</a><a id="wp_has_consent">x</a><a id="wp_consent_type">x</a>',
  'elements with the names of the providers': '<a id="YT">x</a><a id="YT" name="loaded">x</a><a id="Vimeo">x</a>',
};

describe('videos of providers without consent', () => {
  describe.each(Object.entries(FOOLS))('%s', (_, names) => {
    const PLAYERS: Record<string, object> = {
      YouTube: { background_video_link: YOUTUBE },
      Vimeo: { background_video_link: VIMEO, consentCategory: '' },
      'YouTube, under another category': { background_video_link: YOUTUBE, consentCategory: 'functional' },
      'YouTube, privately': { background_video_link: YOUTUBE, background_privacy_mode: 'yes', consentCategory: 'none' },
    };
    test.each(Object.entries(PLAYERS))('a background without consent does not ask %s', async (_name, settings) => {
      const page = await openPost({ post: `${names}${background(settings)}` }, { before: denied });
      await mounted(page, 'background-video');
      expect(await harm(page)).toEqual([]);
    });
  });

  test('a background plays once the visitor agrees', async () => {
    const page = await openPost({ post: background({ background_video_link: YOUTUBE }) }, { before: denied });
    await mounted(page, 'background-video');
    expect(await harm(page)).toEqual([]);
    const asked = page.waitForRequest(/youtube/);
    await agree(page);
    await asked;
  });

  const VIDEOS: Record<string, object> = {
    YouTube: { type: 'video', videoType: 'youtube', url: YOUTUBE, autoplay: true },
    Vimeo: { type: 'video', videoType: 'vimeo', url: VIMEO, autoplay: true, consentCategory: '' },
  };
  describe.each(Object.entries(VIDEOS))('the lightbox, with a video of %s', (_, settings) => {
    test.each(POLICIES)(
      'the lightbox has a link in place of a video without consent, under the policy "%s"',
      async (policy) => {
        const post = `<p data-elementor-open-lightbox="yes" data-elementor-lightbox="${quoted(settings)}">Watch it</p>`;
        const page = await openPost({ post }, { before: denied, policy });
        await mounted(page, 'page-lightbox');
        await page.getByText('Watch it').click();
        const link = page.locator(`${LIGHTBOX} .storefront-video-link a`);
        await link.waitFor();
        expect(await link.getAttribute('href')).toMatch(/^https:\/\/(www\.youtube|vimeo)\.com\//);
        expect(await harm(page)).toEqual([]);
        expect(await count(page, 'iframe')).toBe(0);
        await agree(page);
        await page.locator(`${LIGHTBOX} iframe`).waitFor({ state: 'attached' });
        await expect.poll(() => count(page, '.storefront-video-link')).toBe(0);
      },
    );
  });

  const FRAMES: Record<string, string> = {
    'with no category': quoted({ video_type: 'youtube', youtube_url: YOUTUBE, consentCategory: '' }),
    'with a category that is never asked for': quoted({
      video_type: 'youtube',
      youtube_url: YOUTUBE,
      consentCategory: 'x',
    }),
    'of Vimeo': quoted({ video_type: 'vimeo', vimeo_url: VIMEO, consentCategory: 'necessary' }),
  };
  test.each(Object.entries(FRAMES))('a video %s is a link without consent', async (_, settings) => {
    const post = `<div data-widget="video" data-settings="${settings}"><div class="elementor-video">x</div></div>`;
    const page = await openPost({ post }, { before: denied });
    await page.locator('.storefront-video-link a').waitFor();
    expect(await harm(page)).toEqual([]);
    expect(await told(page, 'video')).toContain('consentCategory');
  });

  test('the site itself may set another category of consent', async () => {
    const config = JSON.stringify({ settings: { video: { consentCategory: 'functional' } } });
    const post = `<div data-widget="video" data-settings="${quoted({ video_type: 'youtube', youtube_url: YOUTUBE })}"><div class="elementor-video">x</div></div>`;
    const page = await openPost({ post }, { before: denied, query: { config } });
    await page.locator('iframe').waitFor({ state: 'attached' });
  });
});

const gallery = (urls: readonly string[]): string =>
  `<div class="elementor-element" style="height:200px" data-settings="${quoted({
    background_background: 'slideshow',
    background_slideshow_gallery: urls.map((url) => ({ url })),
    background_slideshow_loop: 'yes',
  })}"><p>x</p></div>`;

const layers = (urls: readonly string[]): string =>
  `<div data-widget="parallax" style="height:200px" data-settings="${quoted({
    ekit_section_parallax_multi: 'yes',
    ekit_section_parallax_multi_items: urls.map((url, at) => ({ _id: `l${at}`, image: { url } })),
  })}"><p>x</p></div>`;

const lottie = (address: unknown, more: object = {}): string =>
  `<div data-widget="lottie" style="height:200px" data-settings="${quoted({ source: 'external_url', source_external_url: address, ...more })}"></div>`;

describe('what is loaded by settings is the site’s', () => {
  const FOREIGN: Record<string, [widget: string, markup: string]> = {
    'a video file': ['background-video', background({ background_video_link: `${EVIL}/film.mp4` })],
    'a video file, without a protocol': [
      'background-video',
      background({ background_video_link: '//evil.example/film.mp4' }),
    ],
    'a video file of another port': [
      'background-video',
      background({ background_video_link: 'http://127.0.0.1:1/film.mp4' }),
    ],
    'pictures of a slideshow': ['background-slideshow', gallery([`${EVIL}/1.png`, PICTURE, '//evil.example/2.png'])],
    'pictures of layers': ['parallax', layers([`${EVIL}/1.png`, '//evil.example/2.png'])],
    'an animation': ['lottie', lottie(`${EVIL}/a.json`)],
    'an animation, in a record': ['lottie', lottie({ url: `${EVIL}/a.json` })],
    'an animation of a file': [
      'lottie',
      lottie('', { source: 'media_file', source_json: { url: '//evil.example/a.json' } }),
    ],
  };
  test.each(Object.entries(FOREIGN))('a foreign address in settings loads nothing: %s', async (_, [widget, post]) => {
    const page = await openPost({ post });
    await mounted(page, widget);
    expect(await harm(page)).toEqual([]);
    expect(await told(page, widget)).toContain('storefrontWidgetsConfig.hosts');
    expectNoProblems(page);
  });

  test('a host of the configuration counts as the site for pictures of a slideshow', async () => {
    const config = JSON.stringify({ hosts: ['cdn.example'] });
    const page = await openPost({ post: gallery(['https://cdn.example/1.png']) }, { query: { config } });
    await mounted(page, 'background-slideshow');
    await page.locator('.elementor-background-slideshow__slide').waitFor({ state: 'attached' });
    expect(await told(page, 'background-slideshow')).toBe('');
  });
});

const shape = (more: object) => ({
  ty: 'gr',
  it: [
    { ty: 'rc', p: { k: [0, 0] }, s: { k: [9, 9] }, r: { k: 0 } },
    more,
    { ty: 'fl', c: { k: [1, 0, 0, 1] }, o: { k: 100 } },
    { ty: 'tr', p: { k: [0, 0] }, a: { k: [0, 0] }, s: { k: [100, 100] }, r: { k: 0 }, o: { k: 100 } },
  ],
});
const place = { o: { k: 100 }, r: { k: 0 }, p: { k: [0, 0, 0] }, a: { k: [0, 0, 0] }, s: { k: [100, 100, 100] } };
const layer = (more: object) => ({ ty: 4, ks: place, ip: 0, op: 40, st: 0, sr: 1, ...more });
const movie = (more: object) => ({
  v: '5.7.0',
  fr: 40,
  ip: 0,
  op: 41,
  w: 100,
  h: 100,
  assets: [],
  layers: [],
  ...more,
});
const repeater = (copies: unknown, offset: unknown = 0) => ({
  ty: 'rp',
  c: { k: copies },
  o: { k: offset },
  m: 1,
  tr: {
    ty: 'tr',
    p: { k: [1, 0] },
    a: { k: [0, 0] },
    s: { k: [100, 100] },
    r: { k: 0 },
    so: { k: 100 },
    eo: { k: 100 },
  },
});
const nested = (levels: number, each: number) =>
  Array.from({ length: levels }, (_, at) => ({
    id: `p${at}`,
    layers: Array.from({ length: each }, () =>
      layer(at > 0 ? { ty: 0, refId: `p${at - 1}`, w: 9, h: 9 } : { shapes: [] }),
    ),
  }));

const BOMBS: Record<string, unknown> = {
  'a repeater of 100,000': movie({ layers: [layer({ shapes: [shape(repeater(100_000))] })] }),
  'a repeater that grows': movie({
    layers: [
      layer({
        shapes: [
          shape(
            repeater([
              { t: 0, s: [1] },
              { t: 1, s: [90_000] },
            ]),
          ),
        ],
      }),
    ],
  }),
  'a repeater far away': movie({ layers: [layer({ shapes: [shape(repeater(2, 4e9))] })] }),
  'repeaters in repeaters': movie({
    layers: [layer({ shapes: [shape(repeater(150)), repeater(150), repeater(150)] })],
  }),
  'a star of a billion points': movie({
    layers: [
      layer({
        shapes: [
          shape({
            ty: 'sr',
            sy: 1,
            pt: { k: 1e9 },
            p: { k: [0, 0] },
            r: { k: 0 },
            or: { k: 9 },
            os: { k: 0 },
            ir: { k: 4 },
            is: { k: 0 },
          }),
        ],
      }),
    ],
  }),
  'parts in parts': movie({ assets: nested(9, 9), layers: [layer({ ty: 0, refId: 'p8', w: 9, h: 9 })] }),
  'a part in itself': movie({
    assets: [{ id: 'p', layers: [layer({ ty: 0, refId: 'p', w: 9, h: 9 })] }],
    layers: [layer({ ty: 0, refId: 'p', w: 9, h: 9 })],
  }),
  '100,000 layers': movie({ layers: Array.from({ length: 100_000 }, () => ({ ty: 3, ks: {}, ip: 0, op: 9, st: 0 })) }),
};

describe('animations that would freeze the page', () => {
  test.each(Object.entries(BOMBS))('an animation that would freeze the page is not drawn: %s', async (_, data) => {
    const warnings: string[] = [];
    const page = await openPost(
      { post: lottie('/bomb.json', { trigger: 'none', loop: 'yes' }) },
      {
        async before(opening) {
          opening.on('console', (message) => warnings.push(message.text()));
          await opening.route(/bomb\.json/, (route) => route.fulfill({ json: data }));
        },
      },
    );
    await mounted(page, 'lottie');
    await expect.poll(() => warnings).toContainEqual(expect.stringMatching(/bomb\.json is none, or too large to draw/));
    expect(await harm(page)).toEqual([]);
    expect(await answers(page)).toBe(true);
    expect(await count(page, '.storefront-lottie svg')).toBe(0);
  });

  test('a picture and a font of another host are not loaded by an animation', async () => {
    const data = movie({
      assets: [{ id: 'i', w: 9, h: 9, u: `${EVIL}/`, p: 'i.png', e: 0 }],
      fonts: {
        list: [
          { fName: 'A', fFamily: 'A', fStyle: 'Regular', fPath: `${EVIL}/a.css`, origin: 1, fOrigin: 'g', ascent: 70 },
          { fName: 'B', fFamily: 'B', fStyle: 'Regular', fPath: `${EVIL}/b.js`, origin: 2, fOrigin: 't', ascent: 70 },
          { fName: 'C', fFamily: 'C', fStyle: 'Regular', fPath: `${EVIL}/c.woff`, origin: 3, fOrigin: 'p', ascent: 70 },
        ],
      },
      layers: [layer({ ty: 2, refId: 'i' })],
    });
    const page = await openPost(
      { post: lottie('/bomb.json', { trigger: 'none' }) },
      { before: async (opening) => opening.route(/bomb\.json/, (route) => route.fulfill({ json: data })) },
    );
    await page.locator('.storefront-lottie svg').waitFor({ state: 'attached' });
    expect(await harm(page)).toEqual([]);
  });
});

const popup = (settings: object, more = ''): string =>
  `<div data-elementor-type="popup" data-elementor-id="77" class="elementor elementor-77" ${more} data-elementor-settings="${quoted(settings)}"><h2>Log in again</h2><p>Your password, please.</p></div>`;

const LOADED = { triggers: { page_load: 'yes', page_load_delay: 0 }, timing: [] };

describe('a popup in a post', () => {
  const BY_ITSELF: Record<string, string> = {
    'when the page is loaded': popup(LOADED),
    'after a click anywhere': popup({ triggers: { click: 'yes', click_times: 1 } }),
    'after no activity': popup({ triggers: { inactivity: 'yes', inactivity_time: 0 } }),
    'at what its selector names': popup({ open_selector: 'a, button, body, *' }),
    'by data-widget': `<div data-widget="popup" data-elementor-id="77" data-settings="${quoted({ ...LOADED, open_selector: '*' })}"><h2>Log in</h2></div>`,
    'in a document of Elementor': `<div class="elementor" data-elementor-type="wp-post">${popup(LOADED)}</div>`,
  };
  test.each(Object.entries(BY_ITSELF))('a popup in a post does not open by itself: %s', async (_, post) => {
    const page = await openPost({ post: `<p class="x">A paragraph</p>${post}` });
    await mounted(page, 'popup');
    // All that it may wait for is loaded.
    expect(await harm(page)).toEqual([]);
    await page.locator('p.x').click();
    await page.getByRole('button', { name: 'Log in' }).hover();
    expect(await harm(page)).toEqual([]);
    expect(await count(page, POPUP)).toBe(0);
  });

  test('a popup in a post leaves the links of the page alone', async () => {
    const page = await openPost({ post: `<a href="#there">There</a>${popup({ open_selector: 'a' })}` });
    await mounted(page, 'popup');
    await page.getByRole('link', { name: 'There' }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#there');
    expect(await count(page, POPUP)).toBe(0);
  });

  test('a popup in a post does not open by the page’s address', async () => {
    const hash = hashOf('popup:open', { id: '77' });
    const page = await openPost({ post: `${popup({})}<a href="${hash}">Open it</a>` });
    await follow(page, hash);
    await mounted(page, 'popup');
    expect(await harm(page)).toEqual([]);
    expect(await count(page, POPUP)).toBe(0);
    await page.getByText('Open it').click();
    await page.locator(POPUP).waitFor();
  });

  test.each([
    '(a+)+$',
    '(a|a)*b',
    '(.*)*(.*)*(.*)*(.*)*x',
    '.*.*.*.*.*.*.*.*.*.*x',
    '(?:a{0,100}){0,100}{0,100}b',
    '(a+)\\1+b',
  ])('a popup in a post does not freeze the page by the rule %s', async (url_url) => {
    const rule = { url: 'yes', url_action: 'regex', url_url };
    const post = `${popup({ triggers: LOADED.triggers, timing: rule })}`;
    const page = await openPost({ post });
    await page.goto(page.url(), { referer: `${inject('base')}/${'a'.repeat(3000)}!` }).catch(() => undefined);
    expect(await answers(page)).toBe(true);
    expect(await harm(page)).toEqual([]);
    expect(await count(page, POPUP)).toBe(0);
  });
});

describe('what there is too much of', () => {
  test('a background shows fifty pictures at most', async () => {
    const page = await openPost({ post: gallery(Array.from({ length: 20_000 }, (_, at) => `${PICTURE}?${at}`)) });
    await mounted(page, 'background-slideshow');
    expect(await answers(page)).toBe(true);
    await page.locator('.elementor-background-slideshow__slide').first().waitFor({ state: 'attached' });
    expect(await count(page, '.elementor-background-slideshow__slide')).toBe(50);
    expect(await told(page, 'background-slideshow')).toContain('more than 50');
  });

  test('a section has fifty layers at most', async () => {
    const page = await openPost({ post: layers(Array.from({ length: 5000 }, () => PICTURE)) });
    await mounted(page, 'parallax');
    expect(await answers(page)).toBe(true);
    await expect.poll(() => count(page, '.elementskit-parallax-multi-layer')).toBe(50);
  });

  const SPINNING: Record<string, string> = {
    'a headline of 20,000 words': `<div data-widget="animated-headline" data-settings="${quoted({ headline_style: 'rotate', animation_type: 'wave', rotating_text: 'ab\n'.repeat(6000), rotate_iteration_delay: 0, loop: 'yes' })}"><h2 class="elementor-headline"><span class="w">${'<span class="elementor-headline-dynamic-text">word</span>'.repeat(3000)}</span></h2></div>`,
    'a word of 100,000 letters': `<div data-widget="animated-headline" data-settings="${quoted({ headline_style: 'rotate', animation_type: 'typing', loop: 'yes' })}"><h2 class="elementor-headline"><span class="w"><span class="elementor-headline-dynamic-text">${'a'.repeat(100_000)}</span><span class="elementor-headline-dynamic-text">b</span></span></h2></div>`,
    'times beyond a timer': gallery([PICTURE, '/images/mug-205-front-300x300.svg']).replace(
      '&quot;background_slideshow_loop&quot;',
      '&quot;background_slideshow_slide_duration&quot;:99999999999,&quot;background_slideshow_loop&quot;',
    ),
    'times of nothing': gallery([PICTURE, '/images/mug-205-front-300x300.svg']).replace(
      '&quot;background_slideshow_loop&quot;',
      '&quot;background_slideshow_slide_duration&quot;:0,&quot;background_slideshow_transition_duration&quot;:0,&quot;background_slideshow_loop&quot;',
    ),
    'numbers of no size': `<div data-widget="counter" data-settings="${quoted({ to: '9'.repeat(5000), duration: 1e300, delimiter: 'x'.repeat(10_000) })}">0</div><div data-widget="pie-chart" data-settings="${quoted({ percent: 50, size: 1e9, lineWidth: 1e300 })}"></div><div data-widget="progress-bar" data-settings="${quoted({ value: 1e308, duration: -1 })}"></div>`,
    'headings without end': `<div data-widget="table-of-contents" data-settings="${quoted({ container: 'main', exclude_headings_by_selector: Array.from({ length: 400 }, (_, at) => `${at % 2 > 0 ? ':has(* * * *) ~' : 'h1 i'} * * * .x${at}`) })}"></div>${'<h2>Heading</h2>'.repeat(3000)}`,
  };
  test.each(Object.entries(SPINNING))('the page goes on with %s', async (_, post) => {
    const page = await openPost({ post });
    expect(await answers(page)).toBe(true);
    expect(await harm(page)).toEqual([]);
    expect(await answers(page)).toBe(true);
    expect(await count(page, '*')).toBeLessThan(30_000);
  });
});
