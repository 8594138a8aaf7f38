/** Rows of titles that may be longer than their bar, and then scroll sideways. */
import { isRtl } from '../../page/base/device';

/**
 * Is the row longer than its bar? Adds up the children, because what is left of the beginning is not part of
 * `scrollWidth`.
 */
export function isLong(bar: HTMLElement): boolean {
  if (bar.clientWidth === 0) return false;
  const gap = Number.parseFloat(getComputedStyle(bar).columnGap) || 0;
  const widths = [...bar.children].map((child) => (child as HTMLElement).offsetWidth + gap);
  return widths.reduce((sum, width) => sum + width, -gap) > bar.clientWidth;
}

/** Scrolls a long row to its beginning, or, where it is aligned to it, to its end. */
export function scrollRow(bar: HTMLElement, align: unknown): void {
  const end = bar.scrollWidth * (isRtl(bar) ? -1 : 1);
  bar.scrollLeft = align === 'end' ? end : 0;
}
