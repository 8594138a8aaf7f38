/** The visitor's device and preferences. */

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
