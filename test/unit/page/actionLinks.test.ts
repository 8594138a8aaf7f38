import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readHash } from '../../../src/elementor/actionHash';
import {
  type Action,
  answerAction,
  carrierOf,
  parseAction,
  runAction,
  runActionOfHash,
} from '../../../src/elementor/actionLinks';
import { urlActions } from '../../../src/elementor/frontEnd/urlActions';
import { element } from '../core/dom';

const TOGGLE = '#elementor-action%3Aaction%3Dpopup%3Aopen%26settings%3DeyJpZCI6IjEyMyIsInRvZ2dsZSI6ZmFsc2V9';
const CLOSE = '#elementor-action%3Aaction%3Dpopup%3Aclose%26settings%3DeyJkb19ub3Rfc2hvd19hZ2FpbiI6InllcyJ9';
const LIGHTBOX =
  '#elementor-action%3Aaction%3Dlightbox%26settings%3DeyJpZCI6NDUsInVybCI6Imh0dHBzOlwvXC9zaG9wLnRlc3RcL2EuanBnIiwic2xpZGVzaG93IjoiMWEyYjNjNCJ9';

const base64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/** A link as the server prints it; a text is taken as the JSON itself. */
const link = (name: string, settings: unknown): string => {
  const json = typeof settings === 'string' ? settings : JSON.stringify(settings);
  return `#${encodeURIComponent(`elementor-action:action=${name}&settings=${base64(json)}`)}`;
};

const lightbox = (settings: unknown) => {
  const action = parseAction(link('lightbox', settings));
  return action?.name === 'lightbox' ? action.settings : null;
};

function answers<N extends Action['name']>(name: N) {
  const run = vi.fn<Parameters<typeof answerAction<N>>[1]>();
  onTestFinished(answerAction(name, run));
  return run;
}

/** Clicks as a visitor does; true when the browser would follow the link. */
const click = (target: Element, keys: MouseEventInit = {}): boolean =>
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));

describe('an action link', () => {
  test('an action link that an add-on makes keeps every sign of its settings, and is read by Elementor, too', () => {
    const settings = { title: 'Größe 42 – 靴 👟', note: 'a\\u0041"b' };
    const hash = urlActions.createActionHash('shop:show', settings);
    expect(readHash(hash)).toEqual({ name: 'shop:show', settings });
    const [, forElementor = ''] = /settings=(.+)/.exec(decodeURIComponent(hash)) ?? [];
    expect(JSON.parse(atob(forElementor))).toEqual(settings);
  });

  test('an action link is read as the server and the editor write it', () => {
    const open = { name: 'popup:open', settings: { id: '123', toggle: false } };
    expect(parseAction(TOGGLE)).toEqual(open);
    expect(parseAction(TOGGLE.replace('#', '%23'))).toEqual(open);
    expect(parseAction(decodeURIComponent(TOGGLE))).toEqual(open);
    expect(parseAction(TOGGLE.replaceAll('%', '%25'))).toEqual(open);
    expect(parseAction(CLOSE)).toEqual({ name: 'popup:close', settings: { do_not_show_again: true } });
    expect(parseAction(LIGHTBOX)).toMatchObject({
      name: 'lightbox',
      settings: { id: '45', url: 'https://shop.test/a.jpg', slideshow: '1a2b3c4', type: 'image' },
    });
  });

  test('an action link opens, closes and toggles panels; a missing mode is that of the name, and ids may be digits', () => {
    expect(parseAction(link('off_canvas:open', { id: 1234567, displayMode: 'toggle' }))).toEqual({
      name: 'off_canvas:open',
      settings: { id: '1234567', displayMode: 'toggle' },
    });
    expect(parseAction(link('off_canvas:close', { id: 'ab1' }))?.settings).toEqual({ id: 'ab1', displayMode: 'close' });
    expect(parseAction(link('off_canvas:toggle', { id: 'ab1', displayMode: 9 }))?.settings).toMatchObject({
      displayMode: 'toggle',
    });
  });

  test('an action link takes settings in any form that page builders print', () => {
    const settings = (given: unknown) => parseAction(link('popup:open', given))?.settings;
    expect(settings({ id: 7, toggle: 'yes' })).toEqual({ id: '7', toggle: true });
    expect(settings({ id: '7', toggle: [] })).toEqual({ id: '7', toggle: false });
    for (const none of ['[]', '{}', '{"do_not_show_again":""}', '{"do_not_show_again":{}}']) {
      expect(parseAction(link('popup:close', none))).toEqual({
        name: 'popup:close',
        settings: { do_not_show_again: false },
      });
    }
    expect(parseAction('#elementor-action:action=popup:close')?.name).toBe('popup:close');
    expect(parseAction('#elementor-action:action=popup:close&settings=')?.name).toBe('popup:close');
  });

  test('an action link reads its text as UTF-8', () => {
    expect(lightbox({ url: 'https://shop.test/a.jpg', title: 'Müsli – 早餐 🥣' })?.title).toBe('Müsli – 早餐 🥣');
  });

  test.each([
    ['an unknown name', link('off_canvas:shut', { id: '1' })],
    ['a panel without an id', link('off_canvas:open', {})],
    ['a toggle, which is no action', link('popup:toggle', { id: '1' })],
    ['a name of the prototype', link('constructor', { id: '1' })],
    ['another one', link('__proto__', { id: '1' })],
    ['no name', '#elementor-action:action=&settings=e30='],
    ['another hash', '#top'],
    ['nothing', ''],
    ['text before it', `https://shop.test/${CLOSE}`],
    ['a percent sign alone', `${CLOSE}%`],
    ['half a character', `${CLOSE}%E0%A4%A`],
    ['what is not base64', '#elementor-action:action=popup:close&settings=***'],
    ['base64 of nothing sensible', '#elementor-action:action=popup:close&settings=AAAA'],
    ['half of its JSON', link('popup:close', '{"do_not')],
    ['JSON of another kind', link('popup:close', '"yes"')],
    ['null', link('popup:close', 'null')],
    ['a list', link('popup:close', '[1]')],
    ['a popup without an id', link('popup:open', {})],
    ['an id that is none', link('popup:open', { id: '1"]' })],
    ['an id that is an object', link('popup:open', { id: { toString: 1 } })],
    ['an id of the prototype', link('popup:open', '{"__proto__":{"id":"1"}}')],
  ])('an action link with %s is ignored without an error', (_, hash) => {
    expect(parseAction(hash)).toBeNull();
  });

  test('an action link changes no prototype', () => {
    const hostile = '{"__proto__":{"toggle":true,"polluted":1},"constructor":{"prototype":{"polluted":1}},"id":"1"}';
    expect(parseAction(link('popup:open', hostile))?.settings).toEqual({ id: '1', toggle: false });
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});

describe('the settings of a lightbox', () => {
  test.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://shop.test/1',
    '//evil.test/a.jpg',
    '/a.jpg',
    'http:javascript:alert(1)',
    'https://',
    '',
    7,
    null,
    [['https://shop.test/a.jpg', 'javascript:x']],
  ])('the lightbox settings with the address %j show nothing', (url) => {
    expect(lightbox({ url })).toBeNull();
    expect(lightbox({ url, slideshow: 'a', id: 1 })).toBeNull();
    expect(lightbox({ type: 'video', videoType: 'youtube', url })).toBeNull();
  });

  test.each([
    { type: 'html', html: '<img src=x onerror=alert(1)>' },
    { type: 'null', html: '<script>alert(1)</script>' },
    { type: '', html: '<script>alert(1)</script>' },
    { type: 'slideshow' },
    { type: 'constructor' },
    { type: {}, html: 'x', videoType: 'constructor' },
  ])('the lightbox settings of another kind, %j, show nothing', (odd) => {
    expect(lightbox({ url: 'https://shop.test/a.jpg', ...odd })).toBeNull();
  });

  test('the lightbox settings never contain HTML or attributes that are code', () => {
    const settings = lightbox({
      type: 'video',
      videoType: 'hosted',
      url: 'https://shop.test/a.mp4',
      html: '<script>alert(1)</script>',
      videoParams: {
        onerror: 'alert(1)',
        srcdoc: 'x',
        style: 'x',
        controls: '',
        muted: 'muted',
        poster: 'javascript:x',
      },
      modalOptions: { id: '"><script>', entranceAnimation: 'zoomIn"', entranceAnimation_mobile: 'fadeIn', onShow: 'x' },
    });
    expect(settings).toEqual({
      ...{ id: '', slideshow: '', url: 'https://shop.test/a.mp4', type: 'video', videoType: 'hosted' },
      ...{ title: '', description: '', autoplay: true },
      modalOptions: { id: '', entranceAnimation: { desktop: '', mobile: 'fadeIn' }, videoAspectRatio: 169 },
      videoParams: {
        ...{ autoplay: false, controls: true, loop: false, muted: true, playsinline: false },
        ...{ preload: 'metadata', controlsList: '', poster: '' },
      },
    });
  });

  test.each([
    ['youtube', 'https://www.youtube.com/watch?v=a', true],
    ['youtube', 'https://www.youtube-nocookie.com/embed/a', true],
    ['youtube', 'https://youtu.be/a', true],
    ['vimeo', 'https://player.vimeo.com/video/1#t=5', true],
    ['dailymotion', 'https://dai.ly/a', true],
    ['videopress', 'https://video.wordpress.com/v/a', true],
    ['hosted', 'https://files.test/a.mp4', true],
    ['youtube', 'https://youtube.com.evil.test/', false],
    ['youtube', 'https://notyoutube.com/', false],
    ['vimeo', 'https://evil.test/?vimeo.com', false],
    ['YouTube', 'https://youtu.be/a', false],
    ['other', 'https://files.test/a.mp4', false],
  ])('the lightbox plays %s videos from the provider’s servers only: %s', (videoType, url, isPlayed) => {
    expect(lightbox({ type: 'video', videoType, url })?.url).toBe(isPlayed ? url : undefined);
  });

  test('the lightbox shows a picture when an id is given, whatever its type', () => {
    expect(lightbox({ id: 45, type: 'video', url: 'https://shop.test/a.jpg' })?.type).toBe('image');
  });
});

describe('a click on an action link', () => {
  test('a click on an action link runs the answer to its name once and does not follow the link', () => {
    const [opened, closed] = [answers('popup:open'), answers('popup:close')];
    const target = element(`<a href="${TOGGLE}"><span>Open</span></a>`);
    expect(click(target.firstElementChild!)).toBe(false);
    expect(opened.mock.calls).toEqual([[{ id: '123', toggle: false }, target]]);
    expect(closed).not.toHaveBeenCalled();
  });

  test('a click works when the hash sign is encoded, and other links are left alone', () => {
    const closed = answers('popup:close');
    expect(click(element(`<a href="${CLOSE.replace('#', '%23')}">Close</a>`))).toBe(false);
    expect(closed).toHaveBeenCalledTimes(1);
    expect(click(element('<a href="#top">Up</a>'))).toBe(true);
    expect(click(element(`<a href="/page/${CLOSE}">There</a>`))).toBe(true);
    expect(closed).toHaveBeenCalledTimes(1);
  });

  test('a click on a broken or unknown action link does nothing', () => {
    const [opened, closed] = [answers('popup:open'), answers('popup:close')];
    for (const hash of [`${CLOSE}%`, link('off_canvas:open', { id: '1' }), '#elementor-action']) {
      expect(click(element(`<a href="${hash}">?</a>`))).toBe(false);
    }
    expect([opened, closed].some((run) => run.mock.calls.length > 0)).toBe(false);
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'a click with %j is left to the browser',
    (keys) => {
      const closed = answers('popup:close');
      expect(click(element(`<a href="${CLOSE}">Close</a>`), keys)).toBe(true);
      expect(closed).not.toHaveBeenCalled();
    },
  );

  test('a click on an action link reaches every widget that answers, even if one of them throws', () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    onTestFinished(
      answerAction('popup:close', () => {
        throw new Error('broken');
      }),
    );
    const closed = answers('popup:close');
    click(element(`<a href="${CLOSE}">Close</a>`));
    expect(closed).toHaveBeenCalledTimes(1);
    expect(reported).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
  });

  test('clicks on action links are handled once for all who answer, and no longer than that', () => {
    const target = element(`<a href="${CLOSE}">Close</a>`);
    expect(click(target)).toBe(true);
    const run = vi.fn();
    const stops = [answerAction('popup:close', run), answerAction('popup:open', run)];
    stops[1]?.();
    expect(click(target)).toBe(false);
    expect(run).toHaveBeenCalledTimes(1);
    stops[0]?.();
    expect(click(target)).toBe(true);
    expect(run).toHaveBeenCalledTimes(1);
  });
});

describe('a hash in the address', () => {
  beforeEach(() => {
    window.location.hash = '';
  });
  afterEach(() => {
    window.location.hash = '';
  });

  const runAt = (hash: string, ...how: Parameters<typeof runActionOfHash<'popup:close'>>): void => {
    window.location.hash = hash;
    runActionOfHash(...how);
  };

  test('a hash runs through the element that carries it: a link or an element with that action', () => {
    const closed = vi.fn();
    for (const html of [
      `<div data-e-action-hash="${CLOSE}"></div>`,
      `<a href="${CLOSE}">Close</a>`,
      `<a href="${decodeURIComponent(CLOSE)}">Close</a>`,
      `<a href="${CLOSE.replace('#', '%23')}">Close</a>`,
      `<a href="https://shop.test/page/${CLOSE}">Close</a>`,
    ]) {
      closed.mockClear();
      const carrier = element(html);
      runAt(CLOSE, 'popup:close', closed);
      expect(closed.mock.calls).toEqual([[{ do_not_show_again: true }, carrier]]);
      carrier.remove();
    }
  });

  test('a hash runs once, for those who ask for its name and accept its settings', () => {
    const [opened, refused, closed] = [vi.fn(), vi.fn(), vi.fn()];
    const carrier = element(`<a e-action-hash="${CLOSE}" href="/">Close</a>`);
    window.location.hash = CLOSE;
    runActionOfHash('popup:open', opened);
    runActionOfHash('popup:close', refused, ({ do_not_show_again: forGood }) => !forGood);
    runActionOfHash('popup:close', closed);
    runActionOfHash('popup:close', closed);
    expect(closed.mock.calls).toEqual([[{ do_not_show_again: true }, carrier]]);
    expect([...opened.mock.calls, ...refused.mock.calls]).toEqual([]);
  });

  test('a hash runs nothing when no element carries the whole of it', () => {
    const closed = vi.fn();
    runAt(CLOSE, 'popup:close', closed);
    const short = CLOSE.slice(0, CLOSE.indexOf('%26settings'));
    element(`<a href="${TOGGLE}">Open</a>`);
    element(`<a href="${CLOSE}">Close</a>`);
    element('<a href="#elementor-action">?</a>');
    element('<a data-e-action-hash="%">?</a>');
    for (const hash of [short, '#', '', '#%', '#"]', '#top']) runAt(hash, 'popup:close', closed);
    expect(closed).not.toHaveBeenCalled();
    expect(carrierOf('#"]')).toBeNull();
  });
});

test('an action that nobody answers does nothing', () => {
  expect(() => runAction(parseAction(CLOSE) as Action, document.body)).not.toThrow();
});
