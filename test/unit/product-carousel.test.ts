import { describe, expect, test } from 'vitest';
import { columnsFor, valueFor } from '../../src/widgets/product-carousel/devices';
import {
  clampIndex,
  isBehind,
  isInView,
  lastIndex,
  pageOf,
  pageStarts,
  stepFrom,
  type Track,
} from '../../src/widgets/product-carousel/rules';
import { readCarousel, settings } from '../../src/widgets/product-carousel/settings';

const track = (over: Partial<Track> = {}): Track => ({
  ...{ count: 9, perView: 4, group: 1, loop: false, rewind: false, centered: false },
  ...over,
});

test('a slide lies behind the row, or before it; without an end the shorter way counts', () => {
  const behind = (index: number, over: Partial<Track> = {}): number[] =>
    Array.from({ length: 5 }, (_, at) => at).filter((at) => isBehind(at, index, track({ count: 5, ...over })));
  expect(behind(3)).toEqual([0, 1, 2]);
  expect(behind(0)).toEqual([]);
  expect(behind(0, { loop: true })).toEqual([3, 4]);
  expect(behind(3, { loop: true })).toEqual([1, 2]);
});

describe('columns of a device', () => {
  test('are 4, on tablets 2 and on phones 1 where nothing is set', () => {
    expect(['desktop', 'tablet', 'mobile', 'widescreen'].map((one) => columnsFor(one, {}))).toEqual([4, 2, 1, 4]);
  });

  test('are its own figure first, then the next larger device’s', () => {
    expect(columnsFor('tablet', { desktop: 5, tablet: 3 })).toBe(3);
    expect(columnsFor('laptop', { desktop: 5 })).toBe(5);
    expect(columnsFor('tablet_extra', { desktop: 5, laptop: 3 })).toBe(3);
    expect(columnsFor('mobile_extra', { desktop: 5 })).toBe(2);
    expect(columnsFor('widescreen', { desktop: 5 })).toBe(5);
    expect(columnsFor('watch', { desktop: 5 })).toBe(5);
  });

  test('leave other figures to the desktop’s', () => {
    expect(valueFor('mobile', { desktop: 24 }, 10)).toBe(24);
    expect(valueFor('mobile', { desktop: 24, mobile: 0 }, 10)).toBe(0);
    expect(valueFor('mobile', {}, 10)).toBe(10);
  });
});

describe('the row', () => {
  test('ends where its last slide is in view', () => {
    expect(lastIndex(track())).toBe(5);
    expect(lastIndex(track({ perView: 4.5 }))).toBe(5);
    expect(lastIndex(track({ count: 3 }))).toBe(0);
    expect(lastIndex(track({ loop: true }))).toBe(8);
    expect(clampIndex(8, track())).toBe(5);
    expect(clampIndex(-1, track())).toBe(0);
  });

  test('steps by its group, to the end and no further', () => {
    expect(stepFrom(0, 1, track({ group: 3 }))).toBe(3);
    expect(stepFrom(3, 1, track({ group: 3 }))).toBe(5);
    expect(stepFrom(5, 1, track())).toBeNull();
    expect(stepFrom(0, -1, track())).toBeNull();
    expect(stepFrom(5, 1, track({ rewind: true }))).toBe(0);
    expect(stepFrom(0, -1, track({ rewind: true }))).toBe(5);
    expect(stepFrom(8, 1, track({ loop: true }))).toBe(0);
    expect(stepFrom(0, -1, track({ loop: true, group: 2 }))).toBe(7);
  });

  test('has a dot for each place where it can stand', () => {
    expect(pageStarts(track())).toEqual([0, 1, 2, 3, 4, 5]);
    expect(pageStarts(track({ group: 4 }))).toEqual([0, 4, 5]);
    expect(pageOf(4, [0, 4, 5])).toBe(1);
    expect(pageOf(3, [0, 4, 5])).toBe(0);
  });

  test('knows what is in view, halves and the way round included', () => {
    const inView = (index: number, over: Partial<Track> = {}): number[] =>
      Array.from({ length: 9 }, (_, at) => at).filter((at) => isInView(at, index, track(over)));
    expect(inView(0)).toEqual([0, 1, 2, 3]);
    expect(inView(0, { perView: 4.5 })).toEqual([0, 1, 2, 3, 4]);
    expect(inView(5, { perView: 4.5 })).toEqual([4, 5, 6, 7, 8]);
    expect(inView(7, { loop: true })).toEqual([0, 1, 7, 8]);
    expect(inView(4, { perView: 3, centered: true })).toEqual([3, 4, 5]);
  });
});

describe('settings', () => {
  const read = (wrapper: string, options: string) => {
    document.body.innerHTML = `<div class="elementor-element"><div class="jet-woo-carousel"></div></div>`;
    document.querySelector('.elementor-element')?.setAttribute('data-settings', wrapper);
    const host = document.querySelector<HTMLElement>('.jet-woo-carousel')!;
    host.setAttribute('data-slider_options', options);
    const said: string[] = [];
    return { values: settings.parse(readCarousel(host), (text) => said.push(text)), said };
  };

  test('come from the wrapper, and from the carousel, which overrides', () => {
    const { values, said } = read(
      '{"columns":"3","columns_mobile":2,"space_between_slides":{"size":24},"loop":"yes"}',
      '{"loop":false,"speed":"300","autoplay":{"delay":4000,"disableOnInteraction":false}}',
    );
    expect(values).toMatchObject({
      ...{ columns: 3, columns_mobile: 2, columns_tablet: null, space_between_slides: 24, loop: false, speed: 300 },
      ...{ autoplay: true, autoplayDelay: 4000, disableOnInteraction: false },
    });
    expect(said).toEqual([]);
  });

  test('that are broken give the defaults, and say so', () => {
    const { values, said } = read('{"columns":"many","columns_tablet":0}', 'not json');
    expect(values).toMatchObject({ columns: 4, columns_tablet: null, autoplay: false, speed: 500 });
    expect(said).toHaveLength(2);
  });
});
