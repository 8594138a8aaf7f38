import { breakpoints, currentDevice } from '../base/device';
import { minWidthOf } from '../devices';

interface ListOptions {
  largeToSmall?: boolean;
  withDesktop?: boolean;
}

function namesOf({ largeToSmall = false, withDesktop = false }: ListOptions = {}): string[] {
  const names = breakpoints().map(({ name }) => name);
  if (withDesktop) {
    const wide = names.indexOf('widescreen');
    names.splice(wide < 0 ? names.length : wide, 0, 'desktop');
  }
  return largeToSmall ? names.reverse() : names;
}

/** The site's breakpoints, as add-ons ask for them. */
export const breakpointsApi = {
  getActiveBreakpointsList: namesOf,
  getBreakpointValues: (): number[] => breakpoints().map(({ value }) => value),
  getDeviceMinBreakpoint: minWidthOf,
  getDesktopMinPoint: (): number => minWidthOf('desktop'),
  getDesktopPreviousDeviceKey: (): string => {
    const names = namesOf({ withDesktop: true });
    return names[names.indexOf('desktop') - 1] ?? 'desktop';
  },
};

/** The value of a setting on the device of now: its own, else that of the next larger one. */
export function settingOfDevice(settings: Record<string, unknown>, key: string): unknown {
  const devices = namesOf({ withDesktop: true });
  const device = currentDevice();
  if (device === 'widescreen') return settings[`${key}_widescreen`] ?? settings[key];
  const larger = devices.slice(devices.indexOf(device), devices.indexOf('desktop'));
  const own = larger.map((name) => settings[`${key}_${name}`]).find((value) => value || value === 0);
  return own ?? settings[key];
}
