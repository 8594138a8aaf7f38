import { afterEach, describe, expect, test, vi } from 'vitest';
import { isAskedByOthers, providerApi } from '../../src/page/network/providerApi';
import {
  changeStyle,
  cssImage,
  isLast,
  isPicture,
  layerClasses,
  near,
  phaseOf,
  slideAt,
} from '../../src/widgets/background-slideshow/rules';
import { settings as slideshow } from '../../src/widgets/background-slideshow/settings';
import { isTheirs } from '../../src/widgets/background-video/markup';
import { coverSize, fileAddress, sourceOf } from '../../src/widgets/background-video/rules';
import { settings as video } from '../../src/widgets/background-video/settings';
import { shapeAddress } from '../../src/widgets/shape-divider/rules';

afterEach(() => {
  vi.useRealTimers();
  document.head.innerHTML = '';
});

describe('a slideshow', () => {
  test('a slideshow shows its slides in turn, backwards when they come from above', () => {
    expect([0, 1, 2, 3].map((step) => slideAt(step, 3, 'fade'))).toEqual([0, 1, 2, 0]);
    expect([0, 1, 2, 3].map((step) => slideAt(step, 3, 'slide_down'))).toEqual([0, 2, 1, 0]);
  });

  test('a slideshow ends at its last slide unless it is a loop', () => {
    expect([0, 1, 2].map((step) => isLast(step, 3, false))).toEqual([false, false, true]);
    expect(isLast(7, 3, true)).toBe(false);
  });

  test.each([
    ['single', { plays: true, count: 1, step: 0 }],
    ['paused', { plays: false, count: 3, step: 0 }],
    ['paused', { plays: false, count: 3, step: 2 }],
    ['running', { plays: true, count: 3, step: 1 }],
    ['ended', { plays: true, count: 3, step: 2 }],
    ['running', { plays: true, count: 3, step: 2, isLoop: true }],
  ])('a slideshow is %s with %j', (phase, show) => {
    expect(phaseOf({ isLoop: false, ...show })).toBe(phase);
  });

  test('a slideshow loads a slide and its neighbours', () => {
    expect(near(0, 5)).toEqual([0, 1, 4]);
    expect(near(1, 2)).toEqual([1, 0]);
  });

  test('a slideshow has the classes of both sliders and moves in the direction of its transition', () => {
    expect(layerClasses('fade')).toContain('swiper-container-fade swiper-fade');
    expect(layerClasses('slide_up')).toContain('swiper-container-vertical swiper-vertical');
    expect(changeStyle('slide_left', 700)).toMatchObject({ '--slide-from': '100% 0', '--slide-duration': '700ms' });
    expect(changeStyle('fade', 1)).toMatchObject({ '--slide-from': '0 0', '--slide-opacity': '0' });
  });

  test('a slideshow escapes addresses in styles and takes none that could run', () => {
    expect(cssImage('/a.jpg")} body{display:none')).toBe('url("/a.jpg\\22 )} body{display:none")');
    expect(cssImage('a\\\nb')).toBe('url("a\\5c \\a b")');
    const taken = ['https://shop.test/a.jpg', '../a.jpg', 'data:image/png;base64,AA', '//cdn.test/a.jpg'];
    const left = ['javascript:alert(1)', 'data:text/html,x', '', ' ', 'blob:https://shop.test/1', 7, null];
    expect(taken.filter((url) => isPicture({ url }))).toEqual(taken);
    expect(left.filter((url) => isPicture({ url }))).toEqual([]);
    expect([[], null, 'a.jpg', {}].filter(isPicture)).toEqual([]);
  });

  test('a slideshow takes the defaults for settings of a wrong type', () => {
    const read = slideshow.parse(
      {
        background_slideshow_gallery: {},
        background_slideshow_slide_duration: [],
        background_slideshow_slide_transition: 'cube',
        background_slideshow_loop: [],
      },
      () => {},
    );
    expect(read).toMatchObject({
      background_slideshow_gallery: [],
      background_slideshow_slide_duration: 5000,
      background_slideshow_transition_duration: 500,
      background_slideshow_slide_transition: 'fade',
    });
  });
});

describe('a background video', () => {
  test.each([
    ['https://www.youtube.com/watch?v=XHOmBV4js_E', { type: 'youtube', id: 'XHOmBV4js_E' }],
    ['https://www.youtube.com/watch?t=5&v=XHOmBV4js_E&x=1', { type: 'youtube', id: 'XHOmBV4js_E', start: 5 }],
    ['youtu.be/XHOmBV4js_E?t=1h2m3s', { type: 'youtube', id: 'XHOmBV4js_E', start: 3723 }],
    ['https://m.youtube.com/shorts/XHOmBV4js_E', { type: 'youtube', id: 'XHOmBV4js_E' }],
    ['https://vimeo.com/235215203', { type: 'vimeo', id: '235215203' }],
    ['https://player.vimeo.com/video/235215203?h=1', { type: 'vimeo', id: '235215203', secret: '1' }],
    ['https://vimeo.com/235215203/a1b2#t=5s', { type: 'vimeo', id: '235215203', secret: 'a1b2', start: 5 }],
    ['https://vimeo.com/235215203?h=evil', { type: 'vimeo', id: '235215203' }],
    ['https://www.youtube.com/playlist?list=PL_1', null],
    ['https://vimeo.com/channels/staffpicks/235215203', { type: 'vimeo', id: '235215203' }],
    ['/clip.mp4', { type: 'hosted', id: '/clip.mp4' }],
    ['https://www.youtube.com/', null],
    ['https://vimeo.com/about', null],
    ['javascript:alert(1)', null],
    ['', null],
  ])('the source of a background video is read from the link %s', (link, source) => {
    expect(sourceOf(link)).toEqual(source);
  });

  test('a background video covers its box', () => {
    expect(coverSize(1000, 800, 16 / 9).width).toBeCloseTo(1422.2, 1);
    expect(coverSize(1000, 800, 16 / 9).height).toBe(800);
    expect(coverSize(1600, 600, 16 / 9)).toEqual({ width: 1600, height: 900 });
  });

  test('the address of a background video tells the browser which part of the file it needs', () => {
    const isOnce = false;
    expect(fileAddress('a.mp4', { start: 0, end: 0, isOnce })).toBe('a.mp4');
    expect(fileAddress('a.mp4', { start: 5, end: 0, isOnce })).toBe('a.mp4#t=5');
    expect(fileAddress('a.mp4', { start: 0, end: 20, isOnce })).toBe('a.mp4#t=0,20');
    expect(fileAddress('a.mp4', { start: 5, end: 3, isOnce })).toBe('a.mp4#t=5');
  });

  test('a background video takes the defaults for settings of a wrong type', () => {
    const read = video.parse(
      { background_video_link: [], background_video_start: 'x', background_play_once: {} },
      () => {},
    );
    expect(read).toMatchObject({ background_video_link: '', background_video_start: 0, background_play_once: false });
  });
});

test('a video that Elementor has started remains Elementor’s, also while it waits for a provider', () => {
  const host = document.createElement('section');
  const inside = (html: string): void => {
    host.innerHTML = `<div class="elementor-background-video-container">${html}</div>`;
  };
  inside('<video class="elementor-background-video-hosted"></video>');
  expect(isTheirs(host, { type: 'hosted', id: '/a.mp4' })).toBe(false);
  inside('<video class="elementor-background-video-hosted" src="/a.mp4"></video>');
  expect(isTheirs(host, { type: 'hosted', id: '/a.mp4' })).toBe(true);
  inside('<div class="elementor-background-video-embed"></div>');
  document.head.innerHTML = '<script type="text/plain" src="https://www.youtube.com/iframe_api"></script>';
  expect(isTheirs(host, { type: 'youtube', id: 'x' })).toBe(false);
  Object.assign(window, { elementorFrontend: { elementsHandler: {} } });
  expect(isTheirs(host, { type: 'youtube', id: 'x' })).toBe(true);
  expect(isTheirs(host, { type: 'vimeo', id: '1' })).toBe(false);
  inside('<iframe></iframe>');
  expect(isTheirs(host, { type: 'vimeo', id: '1' })).toBe(true);
});

describe("a provider's script", () => {
  test('a provider’s script that another script requested is awaited until it is ready or nobody waits', async () => {
    vi.useFakeTimers();
    const url = 'https://provider.test/api.js';
    document.head.innerHTML = `<script type="text/plain" src="${url}"></script>`;
    expect(isAskedByOthers(url)).toBe(true);
    let api: string | undefined;
    const read = vi.fn(() => api);
    const waiting = new AbortController();
    const leaving = new AbortController();
    const ready = providerApi({ name: 'test', url, read }, waiting.signal);
    void providerApi({ name: 'test', url, read }, leaving.signal);
    expect(document.querySelectorAll(`script[src="${url}"]`)).toHaveLength(1);
    expect(isAskedByOthers(url)).toBe(false);
    leaving.abort();
    api = 'api';
    await vi.advanceTimersByTimeAsync(350);
    expect(await ready).toBe('api');
    read.mockClear();
    await vi.advanceTimersByTimeAsync(5000);
    expect(read).not.toHaveBeenCalled();
  });
});

describe('the drawing of a shape', () => {
  test('the drawing of a shape is where the page says, by a plain name', () => {
    Object.assign(window, { elementorFrontendConfig: { urls: { assets: 'https://shop.test/assets/' } } });
    expect(shapeAddress('waves', false)).toBe('https://shop.test/assets/shapes/waves.svg');
    expect(shapeAddress('waves', true)).toBe('https://shop.test/assets/shapes/waves-negative.svg');
    expect(shapeAddress('mountains', true)).toBe('https://shop.test/assets/shapes/mountains.svg');
    expect(['../x', 'a/b', 'a.b', ''].map((name) => shapeAddress(name, false))).toEqual([null, null, null, null]);
    Object.assign(window, { elementor: { config: { additional_shapes: { leaf: '/leaf.svg', bad: 'javascript:1' } } } });
    expect(shapeAddress('leaf', true)).toMatch(/^http.*\/leaf-negative\.svg$/);
    expect(shapeAddress('bad', false)).toBeNull();
    Object.assign(window, { elementorFrontendConfig: [], elementor: { config: { additional_shapes: [] } } });
    expect(shapeAddress('waves', false)).toBeNull();
  });
});
