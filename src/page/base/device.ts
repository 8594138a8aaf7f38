/** Does the visitor prefer reduced motion? Ask before each animation, because the preference may change. */
export const reducesMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Does the browser report touch support? */
export const hasTouch = (): boolean => 'ontouchstart' in document.documentElement;

/** Is the primary pointer unable to hover? */
export const isTouchFirst = (): boolean => window.matchMedia('(hover: none)').matches;

/** Was this click a tap? `lastPointer` is the type of the last `pointerdown`, for browsers whose clicks have none. */
export function isTap(event: MouseEvent, lastPointer?: string): boolean {
  if (event.detail === 0) return false;
  // A repeated click is untrusted and has no type, so the device decides.
  const type = (event as PointerEvent).pointerType || (event.isTrusted ? lastPointer : undefined);
  return type ? type === 'touch' : isTouchFirst();
}

/** Is the text direction right to left? */
export const isRtl = (element: Element = document.documentElement): boolean =>
  getComputedStyle(element).direction === 'rtl';

/** Has the visitor asked to save data? */
export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
