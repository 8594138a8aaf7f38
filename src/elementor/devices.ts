import { describeSetting, givenFor, readSetting } from '../core/settings/schema';
import { isRecord, type KeyedSetting, type Setting } from '../core/settings/settings';
import type { RawSettings } from '../core/types';
import { breakpoints, mediaOf, NARROW } from './base/breakpoints';

/** The devices whose settings have a suffix. */
export const OTHERS = [...NARROW, 'widescreen'] as const;
const SMALLEST = 320;

/** A device whose settings have a suffix: every device but the desktop. */
export type OtherDevice = (typeof OTHERS)[number];

/** A setting's values by device. A missing value is inherited from the next larger device. */
export type PerDevice<T> = { desktop: T } & Partial<Record<OtherDevice, T>>;

/** The page's value for a key; undefined for every empty value but 0, as in Elementor. */
function givenByElementor(raw: RawSettings, key: string): unknown {
  const given = givenFor(raw, key);
  const value = isRecord(given) && 'size' in given ? given.size : given;
  return value || value === 0 ? given : undefined;
}

/** A setting with one value per device: `key` for the desktop, `key_tablet`, `key_mobile` … for the others. */
export function perDevice<T>(
  setting: Setting<T>,
  defaults: Partial<Record<OtherDevice, T>> = {},
): KeyedSetting<PerDevice<T>> {
  const named = Object.entries(defaults).map(([device, value]) => `, ${device} ${JSON.stringify(value)}`);
  return {
    parse(raw, key, diagnose) {
      const desktop = readSetting(setting, key, givenByElementor(raw, key), diagnose);
      const others: Partial<Record<OtherDevice, T>> = {};
      for (const device of OTHERS) {
        const name = `${key}_${device}`;
        const fallback = defaults[device];
        const instead = fallback === undefined ? 'that of a larger device' : undefined;
        const value = readSetting({ ...setting, fallback }, name, givenByElementor(raw, name), diagnose, instead);
        if (value !== undefined) others[device] = value;
      }
      return { desktop, ...others };
    },
    describe(key) {
      const desktop = describeSetting(setting, key);
      return {
        ...desktop,
        type: `${desktop.type}; per device`,
        default: desktop.default + named.join(''),
        perDevice: OTHERS.map((device) => `${key}_${device}`),
        deviceDefaults: Object.fromEntries(
          Object.entries(defaults).map(([device, value]) => [`${key}_${device}`, value]),
        ),
      };
    },
  };
}

/** The value for a device: its own, else that of the next larger device that the site uses, else the desktop's. */
export function valueFor<T>(values: PerDevice<T>, device: string): T {
  if (device === 'widescreen') return values.widescreen ?? values.desktop;
  const at = NARROW.indexOf(device as (typeof NARROW)[number]);
  if (at < 0) return values.desktop;
  const active = new Set(breakpoints().map(({ name }) => name));
  const giving = NARROW.slice(at).find((name) => active.has(name) && values[name] !== undefined);
  return giving === undefined ? values.desktop : (values[giving] as T);
}

/** The width at which a device begins, in pixels; 320 for the smallest. */
export function minWidthOf(device: string): number {
  const all = breakpoints();
  const wide = all.find(({ name, direction }) => name === device && direction === 'min');
  if (wide) return wide.value;
  const narrow = all.filter(({ direction }) => direction === 'max');
  const at = narrow.findIndex(({ name }) => name === device);
  const before = narrow.at(at < 0 ? -1 : at - 1);
  return at === 0 || !before ? SMALLEST : before.value + 1;
}

const listeners = new Set<() => void>();
let followed: { media: string; stop(): void } | undefined;

const tellAll = (): void => {
  for (const listener of listeners) listener();
};

/** Keeps one listener per breakpoint for the whole page. Starts over if the page defines its breakpoints late. */
function follow(): void {
  const queries = breakpoints().map(mediaOf);
  const media = queries.join();
  if (followed?.media === media) return;
  followed?.stop();
  const lists = queries.map((query) => window.matchMedia(query));
  for (const list of lists) list.addEventListener('change', tellAll);
  followed = {
    media,
    stop: () => {
      for (const list of lists) list.removeEventListener('change', tellAll);
    },
  };
}

/** Calls `listener` when the device may have changed; returns a stop function. */
export function onDevice(listener: () => void): () => void {
  listeners.add(listener);
  follow();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    followed?.stop();
    followed = undefined;
  };
}
