import { describe, expect, test } from 'vitest';
import { valueFor } from '../../src/elementor/devices';
import {
  clampIndex,
  isBehind,
  isInView,
  lastIndex,
  pageOf,
  pageStarts,
  stepFrom,
  type Track,
  trackOf,
} from '../../src/ui/carousels/rules';
import { optionsOf, ownValue } from '../../src/widgets/product-carousel/rules';
import { readCarousel, settings } from '../../src/widgets/product-carousel/settings';

const track = (over: Partial<Track> = {}): Track => ({
  ...{ count: 9, perView: 4, group: 1, loop: false, rewind: false, centered: false },
  ...over,
});

test('a slide lies behind the row or before it, and in a loop the shorter way counts', () => {
  const behind = (index: number, over: Partial<Track> = {}): number[] =>
    Array.from({ length: 5 }, (_, at) => at).filter((at) => isBehind(at, index, track({ count: 5, ...over })));
  expect(behind(3)).toEqual([0, 1, 2]);
  expect(behind(0)).toEqual([]);
  expect(behind(0, { loop: true })).toEqual([3, 4]);
  expect(behind(3, { loop: true })).toEqual([1, 2]);
});

describe('the figures of a device', () => {
  const parsed = (raw: Record<string, unknown>) => settings.parse(raw, () => {});
  const columns = (raw: Record<string, unknown>, ...devices: string[]): number[] =>
    devices.map((device) => valueFor(parsed(raw).columns, device));

  test('the product carousel has 4 columns by default, 2 on tablets and 1 on phones', () => {
    expect(columns({}, 'desktop', 'tablet', 'mobile', 'widescreen')).toEqual([4, 2, 1, 4]);
  });

  test('a device takes its own columns first, then the default, then those of the next larger device', () => {
    expect(columns({ columns: 5, columns_tablet: 3 }, 'tablet', 'mobile')).toEqual([3, 1]);
    expect(columns({ columns: 5 }, 'laptop', 'mobile_extra', 'widescreen', 'watch')).toEqual([5, 2, 5, 5]);
  });

  test('a device takes its own space and group, or else the desktop’s', () => {
    const { space_between_slides, slides_to_scroll } = parsed({ space_between_slides: 24, slides_to_scroll_tablet: 3 });
    expect(ownValue(space_between_slides, 'mobile')).toBe(24);
    expect(ownValue(slides_to_scroll, 'tablet')).toBe(3);
    expect(ownValue(slides_to_scroll, 'mobile')).toBeNull();
    expect(ownValue(parsed({ space_between_slides_mobile: 0 }).space_between_slides, 'mobile')).toBe(0);
    expect(ownValue(parsed({}).space_between_slides, 'mobile')).toBe(10);
  });

  test('a part of the next slide adds to what is in view, and the carousel loops only with more slides than that', () => {
    const figures = (device: string) => ({
      ...{ space: 10, group: 1, overflow: 0.5 },
      columns: valueFor(parsed({}).columns, device),
    });
    const perView = (raw: Record<string, unknown>, device: string) =>
      trackOf(optionsOf(parsed(raw), figures(device)), 4).perView;
    const overflowing = { slides_overflow_enabled: 'yes' };
    expect(['desktop', 'tablet', 'mobile'].map((one) => perView(overflowing, one))).toEqual([4.5, 2.5, 1.5]);
    expect(perView({}, 'desktop')).toBe(4);
    const looping = parsed({ loop: 'yes' });
    expect(trackOf(optionsOf(looping, figures('desktop')), 4)).toMatchObject({ loop: false, rewind: true });
    expect(trackOf(optionsOf(looping, figures('desktop')), 5)).toMatchObject({ loop: true, rewind: true });
  });
});

describe('the row', () => {
  test('the row ends when its last slide is in view', () => {
    expect(lastIndex(track())).toBe(5);
    expect(lastIndex(track({ perView: 4.5 }))).toBe(5);
    expect(lastIndex(track({ count: 3 }))).toBe(0);
    expect(lastIndex(track({ loop: true }))).toBe(8);
    expect(clampIndex(8, track())).toBe(5);
    expect(clampIndex(-1, track())).toBe(0);
  });

  test('the row steps by its group, to the end and not further', () => {
    expect(stepFrom(0, 1, track({ group: 3 }))).toBe(3);
    expect(stepFrom(3, 1, track({ group: 3 }))).toBe(5);
    expect(stepFrom(5, 1, track())).toBeNull();
    // Back from a last page that is not whole.
    expect(stepFrom(5, -1, track({ group: 3 }))).toBe(3);
    expect(stepFrom(3, -1, track({ group: 3 }))).toBe(0);
    expect(stepFrom(2, -1, track({ group: 3 }))).toBe(0);
    expect(stepFrom(0, -1, track())).toBeNull();
    expect(stepFrom(5, 1, track({ rewind: true }))).toBe(0);
    expect(stepFrom(0, -1, track({ rewind: true }))).toBe(5);
    expect(stepFrom(8, 1, track({ loop: true }))).toBe(0);
    expect(stepFrom(0, -1, track({ loop: true, group: 2 }))).toBe(7);
  });

  test('the row has a dot for each position', () => {
    expect(pageStarts(track())).toEqual([0, 1, 2, 3, 4, 5]);
    expect(pageStarts(track({ group: 4 }))).toEqual([0, 4, 5]);
    expect(pageOf(4, [0, 4, 5])).toBe(1);
    expect(pageOf(3, [0, 4, 5])).toBe(0);
  });

  test('the slides in view are known, also halves and in a loop', () => {
    const inView = (index: number, over: Partial<Track> = {}): number[] =>
      Array.from({ length: 9 }, (_, at) => at).filter((at) => isInView(at, index, track(over)));
    expect(inView(0)).toEqual([0, 1, 2, 3]);
    expect(inView(0, { perView: 4.5 })).toEqual([0, 1, 2, 3, 4]);
    expect(inView(5, { perView: 4.5 })).toEqual([4, 5, 6, 7, 8]);
    expect(inView(7, { loop: true })).toEqual([0, 1, 7, 8]);
    expect(inView(4, { perView: 3, centered: true })).toEqual([3, 4, 5]);
  });
});

describe('the settings of the product carousel', () => {
  const read = (wrapper: string, options: string) => {
    document.body.innerHTML = `<div class="elementor-element"><div class="jet-woo-carousel"></div></div>`;
    document.querySelector('.elementor-element')?.setAttribute('data-settings', wrapper);
    const host = document.querySelector<HTMLElement>('.jet-woo-carousel')!;
    host.setAttribute('data-slider_options', options);
    const said: string[] = [];
    return { values: settings.parse(readCarousel(host), (text) => said.push(text)), said };
  };

  test('the settings come from the wrapper and from the carousel, which overrides it', () => {
    const { values, said } = read(
      '{"columns":"3","columns_mobile":2,"space_between_slides":{"size":24},"loop":"yes"}',
      '{"loop":false,"speed":"300","autoplay":{"delay":4000,"disableOnInteraction":false}}',
    );
    expect(values).toMatchObject({
      ...{ columns: { desktop: 3, tablet: 2, mobile: 2 }, space_between_slides: { desktop: 24 } },
      ...{ loop: false, speed: 300 },
      ...{ autoplay: true, autoplayDelay: 4000, disableOnInteraction: false },
    });
    expect(said).toEqual([]);
  });

  test('broken settings of the product carousel give the defaults and a diagnostic', () => {
    const { values, said } = read('{"columns":"many","columns_tablet":0}', 'not json');
    expect(values).toMatchObject({ columns: { desktop: 4, tablet: 2 }, autoplay: false, speed: 500 });
    expect(said).toHaveLength(2);
  });
});
