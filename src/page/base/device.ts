import { isRecord } from '../../core/settings';
import { pageGlobal } from './globals';

interface Breakpoint {
  name: string;
  value: number;
  direction: 'max' | 'min';
}

const STOCK: readonly Breakpoint[] = [
  { name: 'mobile', value: 767, direction: 'max' },
  { name: 'tablet', value: 1024, direction: 'max' },
];

/** The page builder's active breakpoints, small to large; the stock two where the page names none. */
export function breakpoints(): readonly Breakpoint[] {
  const responsive = pageGlobal('elementorFrontendConfig')?.responsive;
  const given = isRecord(responsive) && isRecord(responsive.breakpoints) ? responsive.breakpoints : undefined;
  if (!given) return STOCK;
  const active = Object.entries(given).flatMap(([name, one]): Breakpoint[] => {
    const value = isRecord(one) ? Number(one.value) : Number.NaN;
    if (!isRecord(one) || one.is_enabled === false || !Number.isFinite(value)) return [];
    return [{ name, value, direction: one.direction === 'min' ? 'min' : 'max' }];
  });
  return active.sort((a, b) => a.value - b.value);
}

/** The device that the page builder would name for this width, e.g. `mobile`, `tablet`, `desktop`. */
export function currentDevice(width: number = window.innerWidth): string {
  const all = breakpoints();
  const narrow = all.find(({ direction, value }) => direction === 'max' && width <= value);
  if (narrow) return narrow.name;
  return all.find(({ direction, value }) => direction === 'min' && width >= value)?.name ?? 'desktop';
}

/** Does the visitor want less motion? Call it at each animation, because the choice may change. */
export const reducesMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Does the browser report touch support? */
export const hasTouch = (): boolean => 'ontouchstart' in document.documentElement;

/** Is the primary pointer unable to hover? */
export const isTouchFirst = (): boolean => window.matchMedia('(hover: none)').matches;

/** Does text run from right to left here? */
export const isRtl = (element: Element = document.documentElement): boolean =>
  getComputedStyle(element).direction === 'rtl';

/** Has the visitor asked to save data? */
export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
