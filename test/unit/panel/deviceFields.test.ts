import { afterEach, expect, test } from 'vitest';
import { number, settingsSchema } from '../../../src/core/settings/settings';
import { perDevice } from '../../../src/elementor/devices';
import { deviceFields } from '../../../src/panel/deviceFields';
import { devices } from '../../../src/panel/devices';

const [setting] = settingsSchema({ columns: perDevice(number(4)) }).describe();
const given = (value: unknown) => ({ value, source: 'page' }) as const;

const withBreakpoints = (active: Record<string, number>): void => {
  const breakpoints = Object.fromEntries(
    Object.entries(active).map(([name, value]) => [
      name,
      { value, is_enabled: true, direction: name === 'widescreen' ? 'min' : 'max' },
    ]),
  );
  Object.assign(window, { elementorFrontendConfig: { responsive: { breakpoints } } });
};

afterEach(() => Reflect.deleteProperty(window, 'elementorFrontendConfig'));

test('a setting has fields for the devices of the site, and each shows what it inherits', () => {
  withBreakpoints({ mobile: 767, tablet: 1024, laptop: 1366, widescreen: 2400 });
  const reported = { columns: given(4), columns_widescreen: given(6), columns_laptop: given(3) };
  expect(deviceFields(setting!, reported)).toEqual([
    { key: 'columns_widescreen', device: 'widescreen', name: 'Widescreen', inherited: 4 },
    { key: 'columns_laptop', device: 'laptop', name: 'Laptop', inherited: 4 },
    { key: 'columns_tablet', device: 'tablet', name: 'Tablet', inherited: 3 },
    { key: 'columns_mobile', device: 'mobile', name: 'Mobile', inherited: 3 },
  ]);
});

test('a device that the site does not have is shown only with a value', () => {
  withBreakpoints({ mobile: 767, tablet: 1024 });
  const names = (reported: Parameters<typeof deviceFields>[1]): string[] =>
    deviceFields(setting!, reported).map(({ device }) => device);
  expect(names({ columns: given(4) })).toEqual(['tablet', 'mobile']);
  expect(names({ columns: given(4), columns_laptop: given(3) })).toEqual(['laptop', 'tablet', 'mobile']);
});

test('the page is shown at widths that the site takes for the device', () => {
  withBreakpoints({ mobile: 767, mobile_extra: 880, tablet: 1024, widescreen: 2400 });
  expect(devices()).toEqual([
    { id: 'tablet', name: 'Tablet', width: 881 },
    { id: 'mobile_extra', name: 'Mobile landscape', width: 768 },
    { id: 'mobile', name: 'Mobile', width: 390 },
  ]);
  withBreakpoints({ mobile: 360, tablet: 1024 });
  expect(devices().map(({ width }) => width)).toEqual([390, 360]);
});
