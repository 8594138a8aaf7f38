import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { qualifies } from '../../src/elementor/lightboxLinks';
import { playerAddress, providerOf } from '../../src/elementor/videoAddress';
import { itemOf, ownSettings, ratioOf } from '../../src/widgets/page-lightbox/items';
import { groupOf } from '../../src/widgets/page-lightbox/links';
import { mayOpen } from '../../src/widgets/page-lightbox/serve';
import { readKit, settings as schema } from '../../src/widgets/page-lightbox/settings';
import { element } from './core/dom';

const settingsOf = (raw: Record<string, unknown> = {}) => schema.parse(raw, () => {});
const settings = settingsOf();
const item = (html: string, raw = {}) => itemOf(element(html), settingsOf(raw));

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe('a link for the lightbox', () => {
  test.each([
    ['/a.jpg', true],
    ['/a.JPEG', true],
    ['/a.png?size=2', true],
    ['/a.svg', true],
    ['/a.webp', true],
    ['/a.avif', true],
    ['/a.gif', true],
    ['/a.jpg#top', false],
    ['/view?file=a.jpg', false],
    ['/a.pdf', false],
    ['/jpg', false],
    ['javascript:alert(1)//.jpg', false],
    ['data:text/html,<p>.jpg', false],
    ['', false],
  ])('the address %j is one for the lightbox: %s', (href, expected) => {
    expect(qualifies(element(`<a href="${href}">x</a>`), true)).toBe(expected);
  });

  test.each([
    ['', true, true],
    ['', false, false],
    ['data-elementor-open-lightbox="yes"', false, true],
    ['data-elementor-open-lightbox="no"', true, false],
    ['data-elementor-open-lightbox="default"', true, true],
    ['data-elementor-open-lightbox="default"', false, false],
    ['download', true, false],
    ['download data-elementor-open-lightbox="yes"', true, false],
    ['download data-elementor-lightbox-video="/a.mp4"', true, true],
  ])('a link with %j on a site where the lightbox is %s opens it: %s', (attributes, isGlobal, expected) => {
    expect(qualifies(element(`<a href="/a.jpg" ${attributes}>x</a>`), isGlobal)).toBe(expected);
  });

  test('an element with lightbox data, or a link with a video, opens the lightbox', () => {
    expect(qualifies(element('<div data-elementor-lightbox="{}"></div>'), true)).toBe(true);
    expect(qualifies(element('<div data-elementor-lightbox="{}"></div>'), false)).toBe(false);
    expect(qualifies(element('<a href="/page/" data-elementor-lightbox-video="/a.mp4">x</a>'), true)).toBe(true);
  });
});

describe('a group', () => {
  test('a group of links is in the order of the document, without the copies of sliders', () => {
    const root = element(
      `<div><p class="swiper-slide-duplicate"><a id="x" data-elementor-lightbox-slideshow="g">x</a></p>
       <a id="a" data-elementor-lightbox-slideshow="g">a</a><div class="slick-cloned"><p><a id="y" data-elementor-lightbox-slideshow="g"></a></p></div>
       <div id="b" data-elementor-lightbox="{}" data-elementor-lightbox-slideshow="g"></div>
       <span id="s" data-elementor-lightbox-slideshow="g"></span><a id="o" data-elementor-lightbox-slideshow="other">o</a></div>`,
    );
    expect(groupOf('g').map(({ id }) => id)).toEqual(['a', 'b']);
    root.querySelector('#a')?.setAttribute('data-elementor-lightbox-index', '7');
    expect(groupOf('g').map(({ id }) => id)).toEqual(['b', 'a']);
    expect(groupOf('"]')).toEqual([]);
  });
});

describe('what is shown of a link', () => {
  test('the item of a link is its picture with its texts and the address that leads to it', () => {
    const shown = item(
      `<a href="/a.jpg" data-elementor-lightbox-title="A &lt;b&gt;cup&lt;/b&gt;" data-elementor-lightbox-description="2 < 3 > 1"
        data-e-action-hash="#elementor-action%3Aaction%3Dlightbox"><img alt="Cup"></a>`,
    );
    expect(shown).toMatchObject({ src: new URL('/a.jpg', document.baseURI).href, alt: 'Cup', caption: 'A cup' });
    expect(shown?.description).toBe('2 < 3 > 1');
    expect(shown?.shareUrl).toBe(`${location.href.split('#')[0]}#elementor-action%3Aaction%3Dlightbox`);
    expect(item('<a href="/a.jpg" e-action-hash="#old"></a>')?.shareUrl).toMatch(/#old$/);
    expect(item('<a href="/a.jpg"></a>')?.shareUrl).toBe(location.href.split('#')[0]);
  });

  test('the item of a link takes missing texts from the image, as the site says', () => {
    const html = '<a href="/a.jpg"><img alt="alt" title="title"></a>';
    const texts = (raw: object) => {
      const { caption, description } = item(html, raw) ?? {};
      return [caption, description];
    };
    expect(texts({})).toEqual(['', '']);
    expect(texts({ lightbox_title_src: 'title', lightbox_description_src: 'alt' })).toEqual(['title', 'alt']);
    expect(texts({ lightbox_title_src: [], lightbox_description_src: 'description' })).toEqual(['', '']);
    const figure = element(`<figure>${html}<figcaption>Below</figcaption></figure>`);
    expect(itemOf(figure.querySelector('a')!, settingsOf({ lightbox_title_src: 'caption' }))?.caption).toBe('Below');
  });

  test('the item of a link is a video when the link names one', () => {
    const film = item('<a href="/a.jpg" data-elementor-lightbox-video="/a.mp4"></a>');
    expect(film?.video).toMatchObject({ kind: 'file', starts: true, ratio: 16 / 9 });
    expect(film?.video?.poster).toMatch(/\/a\.jpg$/);
    const frame = item('<a href="#" data-elementor-lightbox-video="https://youtu.be/abc-123"></a>');
    expect(frame?.video).toMatchObject({ kind: 'frame', src: 'https://www.youtube.com/embed/abc-123?autoplay=1' });
    expect(item('<a href="/a.jpg" data-elementor-lightbox-video="javascript:alert(1)"></a>')).toBeNull();
  });

  test('the item of an element is what its JSON says, and a broken or unsafe one is refused', () => {
    const of = (json: unknown) => {
      const box = document.createElement('div');
      box.setAttribute('data-elementor-lightbox', typeof json === 'string' ? json : JSON.stringify(json));
      return { item: itemOf(box, settings), own: ownSettings(box) };
    };
    const modalOptions = { id: 'elementor-lightbox-1a', videoAspectRatio: '916', entranceAnimation: 'zoomIn' };
    const hosted = of({
      type: 'video',
      videoType: 'hosted',
      url: '../clip.mp4',
      modalOptions,
      videoParams: { loop: '' },
    });
    expect(hosted.own?.modalOptions.id).toBe('elementor-lightbox-1a');
    expect(hosted.item?.video).toMatchObject({ ratio: 0.5625, className: 'animated zoomIn', loop: true, muted: false });
    const youtube = 'https://www.youtube.com/embed/abc?autoplay=0&rel=0';
    const video = { type: 'video', videoType: 'youtube', url: youtube };
    expect(of({ ...video, autoplay: '' }).item?.video?.src).toBe(youtube);
    // Older versions of Elementor do not say it.
    expect(of(video).item?.video?.src).toBe('https://www.youtube.com/embed/abc?autoplay=1&rel=0');
    for (const bad of [
      '{broken',
      '[]',
      'null',
      { type: 'html', html: '<img src=x onerror=alert(1)>' },
      { type: 'video', videoType: 'hosted', url: 'javascript:alert(1)' },
      { type: 'video', videoType: 'hosted', url: 'data:text/html,x' },
      { type: 'video', videoType: 'youtube', url: 'https://evil.test/embed/abc' },
      { type: 'video', videoType: 'dailymotion', url: 'https://dai.ly/abc' },
      { type: 'video', videoType: 'other', url: 'https://files.test/a.mp4' },
      { type: 'video', videoType: 'youtube', url: 'https://www.youtube.com/' },
      { type: 'video', videoType: 'hosted', url: [] },
    ]) {
      expect(of(bad).item).toBeNull();
    }
  });

  test.each([
    [219, 2.33333],
    [169, 1.77777],
    [43, 1.33333],
    [32, 1.5],
    [11, 1],
    [916, 0.5625],
    [1.9, 1.9],
    [1000, 1.77777],
  ])('a video with the code %s has its aspect ratio', (code, ratio) => {
    expect(ratioOf(code)).toBeCloseTo(ratio, 4);
  });
});

describe('the address of a video’s player', () => {
  test.each([
    ['youtube', 'https://www.youtube.com/watch?v=abc&t=9', 'https://www.youtube.com/embed/abc?start=9'],
    ['youtube', 'https://youtu.be/abc?t=1m3s', 'https://www.youtube.com/embed/abc?start=63'],
    ['youtube', 'https://youtu.be/abc?t=evil', 'https://www.youtube.com/embed/abc'],
    ['youtube', 'https://www.youtube.com/watch?v=abc&list=PL_1', 'https://www.youtube.com/embed/abc?list=PL_1'],
    ['youtube', 'https://www.youtube.com/playlist?list=PL_1', 'https://www.youtube.com/embed/videoseries?list=PL_1'],
    [
      'youtube',
      'https://www.youtube.com/embed/videoseries?list=PL_1',
      'https://www.youtube.com/embed/videoseries?list=PL_1',
    ],
    ['youtube', 'https://www.youtube.com/playlist?list=%2Fx', undefined],
    ['youtube', 'https://www.youtube.com/playlist', undefined],
    ['youtube', 'https://m.youtube.com/shorts/abc', 'https://www.youtube.com/embed/abc'],
    ['youtube', 'https://www.youtube-nocookie.com/embed/abc?rel=0', 'https://www.youtube-nocookie.com/embed/abc?rel=0'],
    ['youtube', 'https://www.youtube.com/watch', undefined],
    ['youtube', 'https://www.youtube.com/embed/a/../../x', 'https://www.youtube.com/embed/x'],
    ['vimeo', 'https://vimeo.com/123', 'https://player.vimeo.com/video/123'],
    ['vimeo', 'https://vimeo.com/123/a1b2', 'https://player.vimeo.com/video/123?h=a1b2'],
    ['vimeo', 'https://player.vimeo.com/video/123?x=1#t=5', 'https://player.vimeo.com/video/123?x=1#t=5'],
    ['vimeo', 'https://vimeo.com/about', undefined],
    ['vimeo', 'https://evil.test/vimeo.com/123', undefined],
  ] as const)('the player’s address of %s %s is %s', (provider, address, player) => {
    expect(playerAddress(address, provider, false)).toBe(player ?? null);
  });

  test('the player’s address has one autoplay parameter and keeps the time last', () => {
    const youtube = playerAddress('https://www.youtube.com/embed/abc?rel=0&autoplay=0', 'youtube', true);
    expect(youtube).toBe('https://www.youtube.com/embed/abc?rel=0&autoplay=1');
    expect(playerAddress('https://vimeo.com/1#t=5', 'vimeo', true)).toBe(
      'https://player.vimeo.com/video/1?autoplay=1#t=5',
    );
    expect(playerAddress('https://vimeo.com/1', 'vimeo', true)).toBe('https://player.vimeo.com/video/1?autoplay=1');
  });

  test('the provider of a video is known by its address, and all others are files', () => {
    expect(providerOf('https://player.vimeo.com/video/1')).toBe('vimeo');
    expect(providerOf('https://www.youtube-nocookie.com/embed/a')).toBe('youtube');
    expect(providerOf('https://files.test/?x=youtube.com')).toBe('hosted');
    expect(providerOf('::')).toBe('hosted');
  });

  test('well-known addresses of videos are accepted without a protocol', () => {
    expect(providerOf('youtu.be/abc')).toBe('youtube');
    expect(playerAddress('www.youtube.com/watch?v=abc', 'youtube', false)).toBe('https://www.youtube.com/embed/abc');
    expect(playerAddress('vimeo.com/1', 'vimeo', false)).toBe('https://player.vimeo.com/video/1');
    expect(providerOf('my-youtube.com/abc')).toBe('hosted');
  });
});

test('the site’s settings of Elementor count, and missing ones are off', () => {
  vi.stubGlobal('elementorFrontendConfig', { kit: { global_image_lightbox: 'yes', lightbox_title_src: 'alt' } });
  expect(settingsOf(readKit(document.body))).toEqual({
    consentCategory: 'marketing',
    global_image_lightbox: true,
    lightbox_enable_counter: false,
    lightbox_enable_fullscreen: false,
    lightbox_enable_zoom: false,
    lightbox_enable_share: false,
    lightbox_title_src: 'alt',
    lightbox_description_src: '',
  });
  for (const kit of [undefined, [], 'yes', null]) {
    vi.stubGlobal('elementorFrontendConfig', { kit });
    expect(settingsOf(readKit(document.body)).global_image_lightbox).toBe(false);
    expect(settingsOf(readKit(element('<div></div>'))).global_image_lightbox).toBe(true);
  }
});

describe('the lightbox in the editor', () => {
  const config = (preferences: unknown) => ({
    environmentMode: { edit: true },
    settings: { editorPreferences: preferences },
  });
  beforeEach(() => vi.stubGlobal('elementorFrontendConfig', config([])));

  test('the lightbox stays closed in the editor unless its user wants it, by the current preference', () => {
    expect(mayOpen()).toBe(false);
    vi.stubGlobal('elementorFrontendConfig', config({ lightbox_in_editor: 'yes' }));
    expect(mayOpen()).toBe(true);
    const answer = vi.fn((_name: string): unknown => '');
    vi.stubGlobal('elementor', { getPreferences: answer });
    expect(mayOpen()).toBe(false);
    answer.mockReturnValue('yes');
    expect(mayOpen()).toBe(true);
    expect(answer).toHaveBeenCalledWith('lightbox_in_editor');
    answer.mockImplementation(() => {
      throw new Error('not yet');
    });
    expect(mayOpen()).toBe(false);
  });

  test('the lightbox stays closed in the editor while a colour is picked', () => {
    vi.stubGlobal('elementorFrontendConfig', config({ lightbox_in_editor: true }));
    document.body.classList.add('elementor-editor__ui-state__color-picker');
    expect(mayOpen()).toBe(false);
    document.body.removeAttribute('class');
    expect(mayOpen()).toBe(true);
  });
});
