/** The devices of the site, for which the page can be shown and settings can have values. */
import { breakpoints } from '../elementor/base/breakpoints';
import { minWidthOf } from '../elementor/devices';
import { nameOfDevice } from './fields';

/** A device to look at the page as. */
export interface Device {
  readonly id: string;
  readonly name: string;
  /** The width of its window, in pixels. */
  readonly width: number;
}

/** The width of most phones, in pixels. */
const PHONE = 390;

/** The devices below the desktop that the site tells apart, large ones first. */
export function devices(): Device[] {
  const narrow = breakpoints().filter(({ direction }) => direction === 'max');
  const all = narrow.map(({ name, value }) => ({
    id: name,
    name: nameOfDevice(name),
    width: Math.min(value, Math.max(PHONE, minWidthOf(name))),
  }));
  return all.reverse();
}
