import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sync } from '../../../src/core/react/hooks';
import { number, settingsSchema, text } from '../../../src/core/settings/settings';
import { currentDevice } from '../../../src/elementor/base/breakpoints';
import { minWidthOf, onDevice, type PerDevice, perDevice, valueFor } from '../../../src/elementor/devices';
import { useDeviceValue } from '../../../src/elementor/useDeviceValue';
import { mount } from '../core/dom';

const globals = window as unknown as Record<string, unknown>;
const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: { width: number }): void } };

const STOCK = { mobile: 767, mobile_extra: 880, tablet: 1024, tablet_extra: 1200, laptop: 1366, widescreen: 2400 };

/** Elementor's configuration with these devices active, at these widths. */
function configure(active: Partial<typeof STOCK>): void {
  const widths: Partial<Record<string, number>> = active;
  const breakpoints = Object.entries(STOCK).map(([name, stock]) => {
    const direction = name === 'widescreen' ? 'min' : 'max';
    return [name, { value: widths[name] ?? stock, default_value: stock, direction, is_enabled: name in active }];
  });
  globals.elementorFrontendConfig = { responsive: { breakpoints: Object.fromEntries(breakpoints) } };
}

const width = window.innerWidth;
const resize = (to: number): void => happyDOM.setViewport({ width: to });

beforeEach(() => resize(1280));

afterEach(() => {
  delete globals.elementorFrontendConfig;
  resize(width);
  vi.restoreAllMocks();
});

describe('the value of a device', () => {
  const of = (values: PerDevice<number>, ...devices: string[]): number[] =>
    devices.map((device) => valueFor(values, device));

  test('a device without a value takes that of the next larger device, and 0 is a value', () => {
    expect(of({ desktop: 100, tablet: 0 }, 'desktop', 'tablet', 'mobile')).toEqual([100, 0, 0]);
    expect(of({ desktop: 100, mobile: 20 }, 'tablet', 'mobile')).toEqual([100, 20]);
  });

  test('a device’s value skips devices that the site does not have', () => {
    const values = { desktop: 1, laptop: 2, mobile_extra: 3 };
    expect(of(values, 'mobile', 'tablet')).toEqual([1, 1]);
    configure(STOCK);
    expect(of(values, 'mobile', 'mobile_extra', 'tablet', 'laptop', 'desktop')).toEqual([3, 3, 2, 2, 1]);
  });

  test('a wide screen takes its own value or the desktop’s, and 0 is a value', () => {
    configure(STOCK);
    expect(of({ desktop: 100, widescreen: 0, laptop: 5 }, 'widescreen', 'desktop')).toEqual([0, 100]);
    expect(of({ desktop: 100, laptop: 5 }, 'widescreen')).toEqual([100]);
  });

  test.each(['watch', '', 'constructor', '__proto__'])('the unknown device %j takes the desktop’s value', (device) => {
    globals.elementorFrontendConfig = { responsive: { breakpoints: { [device]: { value: 500 } } } };
    expect(valueFor({ desktop: 7, mobile: 1 }, device)).toBe(7);
  });
});

describe('a setting per device', () => {
  const schema = settingsSchema({ offset: perDevice(number(10, { min: 0 })) });
  const read = (raw: Record<string, unknown>): { values: PerDevice<number>; said: string[] } => {
    const said: string[] = [];
    return { values: schema.parse(raw, (message) => said.push(message)).offset, said };
  };

  test('a setting per device is read by its key and by its key with the device’s name', () => {
    expect(read({ offset: '4', offset_tablet: { unit: 'px', size: 0, sizes: [] }, offset_widescreen: 9 })).toEqual({
      values: { desktop: 4, tablet: 0, widescreen: 9 },
      said: [],
    });
    expect(read({})).toEqual({ values: { desktop: 10 }, said: [] });
  });

  test.each(['', null, false, undefined, { unit: 'px', size: '', sizes: [] }, { unit: 'px', size: null }])(
    'a setting per device treats %j as missing without a diagnostic',
    (empty) => {
      expect(read({ offset: empty, offset_tablet: 5, offset_mobile: empty })).toEqual({
        values: { desktop: 10, tablet: 5 },
        said: [],
      });
    },
  );

  test('a setting per device ignores broken values and tells whose value it takes', () => {
    const { values, said } = read({ offset: [], offset_tablet: 5, offset_mobile: 'x', offset_laptop: -1 });
    expect(values).toEqual({ desktop: 10, tablet: 5 });
    expect(said).toEqual([
      '"offset" is [], expected number, 0–…; using 10',
      '"offset_mobile" is "x", expected number, 0–…; using that of a larger device',
      '"offset_laptop" is -1, expected number, 0–…; using that of a larger device',
    ]);
  });

  test('a setting per device takes nothing from the prototype of objects', () => {
    const odd = settingsSchema({ to: perDevice(text('mine')) });
    const raw = Object.create({ to: 'theirs', to_mobile: 'theirs' }) as Record<string, unknown>;
    expect(odd.parse(raw, () => {}).to).toEqual({ desktop: 'mine' });
  });

  test('a setting per device may have its own defaults for devices', () => {
    const columns = settingsSchema({ columns: perDevice(number(4), { tablet: 2, mobile: 1 }) });
    const said: string[] = [];
    const values = columns.parse({ columns: 5, columns_mobile: 'many', columns_tablet: 3 }, (text) => said.push(text));
    expect(values.columns).toEqual({ desktop: 5, tablet: 3, mobile: 1 });
    expect(said).toEqual(['"columns_mobile" is "many", expected number; using 1']);
    expect(columns.describe()).toMatchObject([
      {
        key: 'columns',
        type: 'number; per device',
        default: '4, tablet 2, mobile 1',
        perDevice: [
          'columns_mobile',
          'columns_mobile_extra',
          'columns_tablet',
          'columns_tablet_extra',
          'columns_laptop',
          'columns_widescreen',
        ],
      },
    ]);
  });
});

test('a device begins where the smaller one ends, the smallest at 320 pixels', () => {
  expect(['mobile', 'tablet', 'desktop'].map(minWidthOf)).toEqual([320, 768, 1025]);
  configure(STOCK);
  expect([...Object.keys(STOCK), 'desktop'].map(minWidthOf)).toEqual([320, 768, 881, 1025, 1201, 2400, 1367]);
  configure({ mobile: 600, tablet: 900 });
  expect(['mobile', 'tablet', 'desktop'].map(minWidthOf)).toEqual([320, 601, 901]);
});

describe('the window’s device', () => {
  test('the window’s device follows the media queries, not an element or style of the page', () => {
    configure({ mobile: 600, tablet: 900 });
    const seen = [320, 600, 601, 900, 901].map((at) => {
      resize(at);
      return currentDevice();
    });
    expect(seen).toEqual(['mobile', 'mobile', 'tablet', 'tablet', 'desktop']);
    expect(document.querySelector('#elementor-device-mode')).toBeNull();
  });

  test('the window’s device is watched by one listener per breakpoint for all, and none when nobody watches', () => {
    const lists = Object.getPrototypeOf(window.matchMedia('all')) as MediaQueryList;
    const added = vi.spyOn(lists, 'addEventListener');
    const removed = vi.spyOn(lists, 'removeEventListener');
    const heard = vi.fn();
    const stops = [onDevice(() => heard('a')), onDevice(() => heard('b'))];
    expect(added).toHaveBeenCalledTimes(2);
    resize(500);
    expect(new Set(heard.mock.calls.flat())).toEqual(new Set(['a', 'b']));
    stops[0]?.();
    expect(removed).not.toHaveBeenCalled();
    stops[1]?.();
    expect(removed).toHaveBeenCalledTimes(2);
    heard.mockClear();
    resize(1280);
    expect(heard).not.toHaveBeenCalled();
  });

  test('the window’s device follows the breakpoints of a late configuration', () => {
    const seen: string[] = [];
    const stops = [onDevice(() => seen.push(currentDevice()))];
    configure({ mobile: 500, tablet: 700 });
    stops.push(onDevice(() => {}));
    resize(650);
    expect(seen).toContain('tablet');
    seen.length = 0;
    resize(750);
    expect(seen).toContain('desktop');
    for (const stop of stops) stop();
  });
});

describe('useDeviceValue', () => {
  function Shows({ values, seen }: { values: PerDevice<number>; seen(value: number): void }) {
    seen(useDeviceValue(values));
    return null;
  }

  test('useDeviceValue renders again only when its value has changed', () => {
    const seen = vi.fn<(value: number) => void>();
    mount(<Shows values={{ desktop: 4, tablet: 4, mobile: 1 }} seen={seen} />);
    sync(() => resize(900));
    expect(seen.mock.calls).toEqual([[4]]);
    sync(() => resize(500));
    expect(seen.mock.calls).toEqual([[4], [1]]);
    sync(() => resize(400));
    expect(seen).toHaveBeenCalledTimes(2);
  });

  test('useDeviceValue gives the new value when the settings have changed', () => {
    const seen = vi.fn<(value: number) => void>();
    const shown = mount(<Shows values={{ desktop: 4 }} seen={seen} />);
    shown.render(<Shows values={{ desktop: 5 }} seen={seen} />);
    expect(seen).toHaveBeenLastCalledWith(5);
  });
});
