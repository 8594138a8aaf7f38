import { breakpoints, currentDevice } from '../base/breakpoints';
import { minWidthOf, valueFor } from '../devices';

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
  const own = breakpoints().flatMap(({ name }) => {
    const value = settings[`${key}_${name}`];
    return value || value === 0 ? [[name, value]] : [];
  });
  return valueFor({ ...Object.fromEntries(own), desktop: settings[key] }, currentDevice());
}
