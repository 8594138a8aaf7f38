import { beforeEach, describe, expect, test, vi } from 'vitest';
import { valueFor } from '../../src/elementor/devices';
import { switchedOff } from '../../src/ui/carousels/elementor';
import { onPress } from '../../src/ui/carousels/keys';
import { printedName } from '../../src/ui/carousels/markup';
import { printedTexts } from '../../src/ui/carousels/phrases';
import { canMove, isInView, lastIndex, PLAIN, pageStarts, type Track, trackOf } from '../../src/ui/carousels/rules';
import { optionsOf as kitOptions, stepAt, stepsOf } from '../../src/widgets/elementskit-carousel/rules';
import { settings as kitSettings, readElementsKit } from '../../src/widgets/elementskit-carousel/settings';
import { optionsOf as imageOptions } from '../../src/widgets/image-carousel/rules';
import { settings as imageSettings, readImages } from '../../src/widgets/image-carousel/settings';
import { optionsOf as mediaOptions, thumbOptions } from '../../src/widgets/media-carousel/rules';
import { settings as mediaSettings, readMedia } from '../../src/widgets/media-carousel/settings';
import { readSlides, settings as slidesSettings } from '../../src/widgets/slides/settings';

const quiet = (): void => {};
const DEVICES = ['desktop', 'tablet', 'mobile'];

/** A host as Elementor prints it. */
function hostOf(type: string, settings: unknown, inner = ''): HTMLElement {
  document.body.innerHTML = `<div data-widget_type="${type}">${inner}</div>`;
  const host = document.body.firstElementChild as HTMLElement;
  host.setAttribute('data-settings', typeof settings === 'string' ? settings : JSON.stringify(settings));
  return host;
}

/** The settings of a host: its own override what is read of its markup. */
const parsed = <T>(
  schema: { parse(raw: Record<string, unknown>, diagnose: () => void): T },
  read: (host: HTMLElement) => Record<string, unknown>,
  host: HTMLElement,
): T => {
  const own = JSON.parse(host.getAttribute('data-settings') || '{}') as Record<string, unknown>;
  return schema.parse({ ...read(host), ...own }, quiet);
};

beforeEach(() => {
  document.body.innerHTML = '';
});

test.each([
  ['Enter', 3],
  [' ', 1],
  ['a', 0],
])('the key “%s” that is held down on an arrow moves the carousel %d times, as on a native button', (key, moves) => {
  const step = vi.fn();
  const events = [false, true, true].map((repeat) => new KeyboardEvent('keydown', { key, repeat, cancelable: true }));
  for (const event of events) onPress(step)(event);
  expect(step).toHaveBeenCalledTimes(moves);
  // The page does not scroll meanwhile.
  expect(events.map((event) => event.defaultPrevented)).toEqual(events.map(() => moves > 0));
});

describe('the image carousel', () => {
  const read = (settings: object, type = 'image-carousel.default', inner = '') =>
    parsed(imageSettings, readImages, hostOf(type, settings, inner));
  const columns = (settings: object): number[] =>
    DEVICES.map((device) => valueFor(read(settings).slides_to_show, device));

  test('the image carousel shows 3 columns, 2 on tablets, 1 on phones by default; 1 column is 1 on tablets, too', () => {
    expect(columns({})).toEqual([3, 2, 1]);
    expect(columns({ slides_to_show: '5' })).toEqual([5, 2, 1]);
    expect(columns({ slides_to_show: '1' })).toEqual([1, 1, 1]);
    expect(columns({ slides_to_show: '1', slides_to_show_tablet: '3' })).toEqual([1, 3, 1]);
  });

  test('the image carousel plays and loops without any settings; else a switch that is not printed is off', () => {
    expect(read({})).toMatchObject({ autoplay: true, infinite: true, speed: 500, pause_on_hover: true });
    expect(read({ autoplay: 'yes' })).toMatchObject({
      ...{ autoplay: true, infinite: false, pause_on_hover: false, pause_on_interaction: false },
    });
    expect(read({ navigation: 'both', speed: 500 })).toMatchObject({ autoplay: false, infinite: false });
    expect(imageSettings.parse({ speed: 500 }, quiet)).toMatchObject({ autoplay: true, infinite: true });
  });

  test('the loop carousel and the nested carousel have their own switches', () => {
    const settings = { slides_to_show: '4', speed: 400 };
    expect(read(settings, 'loop-carousel.post')).toMatchObject({
      ...{ autoplay: false, infinite: false, pagination: '', arrows: false },
    });
    const arrow = '<div class="elementor-swiper-button"></div>';
    expect(read({ ...settings, infinite: 'yes' }, 'nested-carousel.default', arrow)).toMatchObject({
      ...{ infinite: true, arrows: true },
    });
  });

  test('the image carousel has no group with one column; `navigation` decides on arrows and dots', () => {
    const figures = { columns: 1, group: 3, space: 10 };
    expect(imageOptions(read({}), figures)).toMatchObject({ group: 1, arrows: true, pagination: 'bullets' });
    expect(imageOptions(read({}), { ...figures, columns: 4 }).group).toBe(3);
    expect(imageOptions(read({ navigation: 'dots' }), figures)).toMatchObject({ arrows: false, pagination: 'bullets' });
    expect(imageOptions(read({ navigation: 'none' }), figures)).toMatchObject({ arrows: false, pagination: 'none' });
  });
});

describe('the media carousel', () => {
  const read = (settings: object, type = 'media-carousel.default') =>
    parsed(mediaSettings, readMedia, hostOf(type, settings, '<div class="elementor-swiper-button-next"></div>'));
  const columns = (settings: object, type?: string): number[] =>
    DEVICES.map((device) => valueFor(read(settings, type).slides_per_view, device));

  test('the media carousel shows 3, 2 and 1 columns; testimonials and reviews show one', () => {
    expect(columns({})).toEqual([3, 2, 1]);
    expect(columns({}, 'testimonial-carousel.default')).toEqual([1, 1, 1]);
    expect(columns({ slides_per_view: '2' }, 'reviews.default')).toEqual([2, 1, 1]);
  });

  test('a switch of the media carousel that is not printed is off, unless nothing is printed', () => {
    expect(read({ speed: 500 })).toMatchObject({ loop: false, autoplay: false, pagination: '', show_arrows: true });
    expect(read({})).toMatchObject({ loop: true, autoplay: false, pagination: 'bullets' });
    expect(switchedOff(document.createElement('div'), { speed: 500 }, ['loop'])).toEqual({});
  });

  test('the media carousel has no more columns than slides, and its skins and effects have their own', () => {
    const figures = { columns: 4, group: 2, space: 10, thumbs: 5 };
    expect(mediaOptions(read({}), figures, 2)).toMatchObject({ columns: 2, group: 2, effect: 'slide' });
    expect(mediaOptions(read({ skin: 'slideshow', effect: 'fade' }), figures, 6)).toMatchObject({
      ...{ columns: 1, group: 1, effect: 'fade', pagination: 'none' },
    });
    expect(mediaOptions(read({ skin: 'coverflow' }), figures, 6)).toMatchObject({
      ...{ columns: 4, effect: 'coverflow', centered: false },
    });
    expect(mediaOptions(read({ effect: 'cube' }), figures, 6)).toMatchObject({
      ...{ columns: 1, perView: 1, group: 1, space: 0, effect: 'cube' },
    });
    expect(mediaOptions(read({ skin: 'coverflow', effect: 'cube' }), figures, 6)).toMatchObject({
      ...{ columns: 4, effect: 'coverflow' },
    });
    expect(thumbOptions(read({ skin: 'slideshow' }), figures, 3)).toMatchObject({ columns: 3, loop: false });
  });
});

test('the slides widget reads the animation of its texts', () => {
  const inner = '<div class="elementor-slides-wrapper" data-animation="zoomIn"></div>';
  const values = parsed(slidesSettings, readSlides, hostOf('slides.default', { transition: 'fade' }, inner));
  expect(values).toMatchObject({ animation: 'zoomIn', autoplay: false, infinite: false, transition_speed: 500 });
  expect(parsed(slidesSettings, readSlides, hostOf('slides.default', {}))).toMatchObject({ autoplay: true });
});

describe('ElementsKit’s carousel', () => {
  const read = (config: unknown, type = 'elementskit-client-logo.default') => {
    const text = typeof config === 'string' ? config : JSON.stringify(config);
    const host = hostOf(type, {}, '<div class="elementskit-clients-slider elementskit-testimonial-slider"></div>');
    host.firstElementChild!.setAttribute('data-config', text);
    return kitSettings.parse(readElementsKit(host), quiet);
  };

  test('the widths of ElementsKit’s carousel are lower bounds and inherit what they omit', () => {
    const values = read({
      ...{ slidesPerView: 4, slidesPerGroup: 2, spaceBetween: 15, speed: 1500, loop: true },
      breakpoints: {
        1024: { slidesPerView: 3 },
        320: { slidesPerView: 1, spaceBetween: 10 },
        768: { slidesPerView: 2 },
      },
    });
    const at = (width: number) => {
      const { columns, group, space } = kitOptions(values, stepAt(values.breakpoints, width));
      return [columns, group, space];
    };
    expect([319, 320, 767, 768, 1023, 1024].map(at)).toEqual([
      [4, 2, 15],
      [1, 1, 10],
      [1, 1, 10],
      [2, 2, 15],
      [2, 2, 15],
      [3, 2, 15],
    ]);
  });

  test('ElementsKit’s carousel takes the defaults when its settings are broken', () => {
    const values = read('{"slides');
    expect(values).toMatchObject({ slidesPerView: null, spaceBetween: 10, autoplay: false, breakpoints: [] });
    const columns = [767, 768, 1024, 1025].map((width) => kitOptions(values, stepAt(stepsOf(values), width)).columns);
    expect(columns).toEqual([1, 2, 2, 4]);
    const one = read('', 'elementskit-testimonial.default');
    expect(kitOptions(one, stepAt(stepsOf(one), 1280)).columns).toBe(1);
    expect(read({ breakpoints: { wide: { slidesPerView: 2 }, 700: 3, 800: { slidesPerView: 'x' } } })).toMatchObject({
      breakpoints: [{ from: 800, slidesPerView: undefined }],
    });
  });

  test('ElementsKit’s carousel also takes the options in Swiper’s own words', () => {
    expect(read({ autoplay: { delay: 700 }, pauseOnMouseEnter: false })).toMatchObject({
      ...{ autoplay: true, autoplayDelay: 700, pauseOnHover: false },
    });
  });
});

test('the texts of carousels are those that Elementor prints in the page’s language', () => {
  const page = window as { elementorFrontendConfig?: unknown };
  page.elementorFrontendConfig = {
    i18n: { a11yCarouselNextSlideMessage: 'Weiter', a11yCarouselPaginationBulletMessage: 'Zu Bild' },
  };
  expect(printedTexts()).toMatchObject({ nextText: 'Weiter', dotText: 'Zu Bild %n%' });
  page.elementorFrontendConfig = { i18n: 5 };
  expect(printedTexts()).toEqual({});
  delete page.elementorFrontendConfig;
});

test('a carousel that loops has whole groups, and its slides ahead are on both sides', () => {
  const options = { ...PLAIN, columns: 4, perView: 4, group: 2, loop: true };
  expect(pageStarts(trackOf(options, 8))).toEqual([0, 2, 4, 6]);
  expect(pageStarts(trackOf(options, 7))).toEqual([0, 2, 4, 6]);
  expect(pageStarts(trackOf({ ...options, loop: false }, 7))).toEqual([0, 2, 3]);
  const near = (index: number, loop: boolean): number[] =>
    [0, 1, 2, 3, 4, 5].filter((at) => isInView(at, index, trackOf({ ...PLAIN, perView: 2, loop }, 6), 1));
  expect(near(0, true)).toEqual([0, 1, 2, 5]);
  expect(near(0, false)).toEqual([0, 1, 2]);
  expect(near(4, false)).toEqual([3, 4, 5]);
});

test('slides with their own widths define what is in view and where the row ends', () => {
  const natural = { sizes: [0.5, 0.3, 0.4, 0.6, 0.2], gap: 0.02 };
  const options = { ...PLAIN, natural: true };
  const track = (over: Partial<Track> = {}): Track => ({ ...trackOf(options, 5, natural), ...over });
  const inView = (index: number, over?: Partial<Track>): number[] =>
    [0, 1, 2, 3, 4].filter((at) => isInView(at, index, track(over)));
  expect(inView(0)).toEqual([0, 1, 2]);
  expect(lastIndex(track())).toBe(3);
  expect(inView(3)).toEqual([2, 3, 4]);
  expect(inView(4, { loop: true })).toEqual([0, 1, 4]);
  expect(inView(2, { centered: true })).toEqual([1, 2, 3]);
  expect(canMove(track(), options)).toBe(true);
  expect(canMove(trackOf(options, 2, { sizes: [0.5, 0.3], gap: 0.02 }), options)).toBe(false);
});

test('an empty name that the page prints is none, so that the carousel keeps its own', () => {
  document.body.innerHTML =
    '<div id="host"><div class="swiper" aria-label=""><div class="swiper-wrapper"></div></div></div>';
  const host = document.querySelector('#host')!;
  expect(printedName(host, '.swiper-wrapper')).toBeNull();
  document.querySelector('.swiper')!.setAttribute('aria-label', 'Offers');
  expect(printedName(host, '.swiper-wrapper')).toBe('Offers');
});
