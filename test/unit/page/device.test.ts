import { afterEach, describe, expect, test } from 'vitest';
import { breakpoints, currentDevice } from '../../../src/elementor/base/breakpoints';
import { isRtl } from '../../../src/page/base/device';
import { globalText, isYes, pageGlobal } from '../../../src/page/base/globals';
import { element } from '../core/dom';

const globals = window as unknown as Record<string, unknown>;

afterEach(() => {
  delete globals.elementorFrontendConfig;
});

describe('the device', () => {
  test.each([
    [320, 'mobile'],
    [767, 'mobile'],
    [768, 'tablet'],
    [1024, 'tablet'],
    [1025, 'desktop'],
    [3000, 'desktop'],
  ])('the device at %i pixels is %s when the page names no breakpoints', (width, device) => {
    expect(currentDevice(width)).toBe(device);
  });

  test('the device follows Elementor’s active breakpoints in any order', () => {
    globals.elementorFrontendConfig = {
      responsive: {
        breakpoints: {
          widescreen: { value: 2400, direction: 'min', is_enabled: true },
          tablet: { value: 1024, direction: 'max', is_enabled: true },
          mobile_extra: { value: '880', direction: 'max', is_enabled: true },
          laptop: { value: 1366, direction: 'max', is_enabled: false },
          mobile: { value: 767, direction: 'max', is_enabled: true },
          broken: { value: 'x' },
          odd: null,
        },
      },
    };
    expect(breakpoints().map(({ name }) => name)).toEqual(['mobile', 'mobile_extra', 'tablet', 'widescreen']);
    expect([767, 800, 881, 1100, 2399, 2400].map((width) => currentDevice(width))).toEqual([
      'mobile',
      'mobile_extra',
      'tablet',
      'desktop',
      'desktop',
      'widescreen',
    ]);
  });

  test.each([
    ...[null, 'x', { responsive: null }, { responsive: { breakpoints: [] } }],
    ...[{ responsive: { breakpoints: {} } }, { responsive: { breakpoints: { mobile: { value: 0 }, odd: null } } }],
  ])('the device is found by default breakpoints when the configuration is %j', (config) => {
    globals.elementorFrontendConfig = config;
    expect(currentDevice(500)).toBe('mobile');
  });

  test('isRtl() follows the direction of the element', () => {
    expect(isRtl(element('<p style="direction: rtl"></p>'))).toBe(true);
    expect(isRtl(element('<p></p>'))).toBe(false);
  });
});

describe('globals of the page', () => {
  test.each([true, 1, '1', 'yes', 'YES', ' on ', 'true'])('the value %j is a yes', (value) => {
    expect(isYes(value)).toBe(true);
  });

  test.each([false, 0, '', 'no', '0', null, undefined, {}, [], 2, 'yes!'])('the value %j is a no', (value) => {
    expect(isYes(value)).toBe(false);
  });

  test('a global of the page is an object or missing', () => {
    for (const value of [null, 'x', 7, []]) {
      globals.elementorFrontendConfig = value;
      expect(pageGlobal('elementorFrontendConfig')).toBeUndefined();
    }
    expect(pageGlobal('no_such_global')).toBeUndefined();
  });

  test('globalText() gives the text, even an empty one, and the default for anything else', () => {
    expect(globalText({ key: '' }, 'key', 'default')).toBe('');
    expect(globalText({ key: 0 }, 'key', 'default')).toBe('0');
    for (const value of [null, undefined, true, {}])
      expect(globalText({ key: value }, 'key', 'default')).toBe('default');
    expect(globalText(undefined, 'key', 'default')).toBe('default');
  });
});
