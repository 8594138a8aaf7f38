/** The widths at which layouts change, and how a window is compared with them; for menus of add-ons, too. */
import { isRecord } from '../../core/settings/json';
import { pageGlobal } from '../../page/base/globals';

/** The largest width of a phone, in pixels, unless the site has another. */
export const MOBILE = 767;
/** The largest width of a tablet, in pixels, unless the site has another. */
export const TABLET = 1024;

/** Elementor's names of the devices below the desktop, smallest first. */
export const NARROW = ['mobile', 'mobile_extra', 'tablet', 'tablet_extra', 'laptop'] as const;

/** An Elementor breakpoint. `value` is in pixels; with `max` it is the largest width of its device. */
export interface Breakpoint {
  name: string;
  value: number;
  direction: 'max' | 'min';
}

const STOCK: readonly Breakpoint[] = [
  { name: 'mobile', value: MOBILE, direction: 'max' },
  { name: 'tablet', value: TABLET, direction: 'max' },
];

/** Elementor's active breakpoints, smallest first; Elementor's two defaults if the page names none. */
export function breakpoints(): readonly Breakpoint[] {
  const responsive = pageGlobal('elementorFrontendConfig')?.responsive;
  const given = isRecord(responsive) && isRecord(responsive.breakpoints) ? responsive.breakpoints : {};
  const active = Object.entries(given).flatMap(([name, one]): Breakpoint[] => {
    const value = isRecord(one) ? Number(one.value) : Number.NaN;
    if (!isRecord(one) || one.is_enabled === false || !(value > 0)) return [];
    return [{ name, value, direction: one.direction === 'min' ? 'min' : 'max' }];
  });
  return active.length > 0 ? active.sort((a, b) => a.value - b.value) : STOCK;
}

/** The media query that is true on the breakpoint's device. */
export const mediaOf = ({ direction, value }: Breakpoint): string => `(${direction}-width: ${value}px)`;

/** The media query that is true up to a width, in pixels, that width included. */
export const upTo = (width: number): MediaQueryList => window.matchMedia(`(max-width: ${width}px)`);

/** The largest width that is less than `width`, in pixels. Windows of scaled screens have fractions of a pixel. */
export const below = (width: number): number => width - 0.02;

/** Elementor's name of the device, such as `mobile`, `tablet` or `desktop`, for the window or for a width in pixels. */
export function currentDevice(width?: number): string {
  const isMet = (one: Breakpoint): boolean => {
    if (width === undefined) return window.matchMedia(mediaOf(one)).matches;
    return one.direction === 'max' ? width <= one.value : width >= one.value;
  };
  const all = breakpoints();
  const narrow = all.find((one) => one.direction === 'max' && isMet(one));
  return (narrow ?? all.findLast((one) => one.direction === 'min' && isMet(one)))?.name ?? 'desktop';
}
