/** The values that a setting has for single devices. */
import type { ReportedSetting, SettingDescription } from '../core/settings/types';
import { breakpoints, NARROW } from '../elementor/base/breakpoints';
import { nameOfDevice } from './fields';

/** A setting's value for a device. */
export interface DeviceField {
  readonly key: string;
  readonly device: string;
  readonly name: string;
  /** The value that it has without one of its own: that of the next larger device. */
  readonly inherited: unknown;
}

/** A setting's values for the devices that the site has, or that have a value already; large ones first. */
export function deviceFields(
  { key, perDevice = [] }: SettingDescription,
  reported: Readonly<Record<string, ReportedSetting>>,
): DeviceField[] {
  const active: readonly string[] = breakpoints().map(({ name }) => name);
  const known: readonly string[] = ['widescreen', ...[...NARROW].reverse()];
  const deviceOf = (one: string): string => one.slice(key.length + 1);
  const isShown = (one: string): boolean =>
    !known.includes(deviceOf(one)) || active.includes(deviceOf(one)) || reported[one] !== undefined;
  const keys = perDevice
    .filter(isShown)
    .sort((one, other) => known.indexOf(deviceOf(one)) - known.indexOf(deviceOf(other)));
  const desktop = reported[key]?.value;
  let larger = desktop;
  return keys.map((one) => {
    const inherited = larger;
    // A screen that is wider than a desktop gives nothing to smaller ones.
    if (deviceOf(one) !== 'widescreen') larger = reported[one]?.value ?? larger;
    return { key: one, device: deviceOf(one), name: nameOfDevice(deviceOf(one)), inherited };
  });
}
