import { watchInView } from '../core/inView';

/** A place without a height: from half the window's height on until it is this far above the window, in pixels. */
const ABOVE = 300;

/**
 * Tells whether a section is the one that is read: it lies across the middle of the window. A mere anchor is it until it has
 * gone 300 pixels beyond the top. Soon, and whenever that changes; returns what stops it.
 */
export const watchSection = (section: Element, tell: (isRead: boolean) => void): (() => void) =>
  watchInView(
    section,
    tell,
    section.matches('.elementor-menu-anchor') ? `${ABOVE}px 0px -50% 0px` : '-50% 0px -50% 0px',
  );
