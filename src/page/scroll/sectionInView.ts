import { watchInView } from '../../core/dom/inView';

/** A place without a height: from half the window's height on until it is this far above the window, in pixels. */
const ABOVE = 300;

/**
 * Tells whether a section is the one that is read: it lies across the middle of the window. A mere anchor is it until
 * it has gone 300 pixels beyond the top. Soon, and whenever that changes; returns a function that stops it.
 */
export const watchSection = (section: Element, tell: (isRead: boolean) => void): (() => void) =>
  watchInView(
    section,
    tell,
    section.matches('.elementor-menu-anchor') ? `${ABOVE}px 0px -50% 0px` : '-50% 0px -50% 0px',
  );

/**
 * Tells which of `targets` is read, as `watchSection` has it: at first, and whenever that changes; null while none is.
 * Returns a function that stops it.
 */
export function followSections(targets: readonly Element[], onChange: (current: Element | null) => void): () => void {
  const read = new Set<Element>();
  let current: Element | null | undefined;
  const stops = targets.map((target) =>
    watchSection(target, (isRead) => {
      if (isRead) read.add(target);
      else read.delete(target);
      // Of two that touch there, the later one; of one in the other, the inner one.
      const now = targets.findLast((one) => read.has(one)) ?? null;
      if (now === current) return;
      current = now;
      onChange(now);
    }),
  );
  return () => {
    for (const stop of stops) stop();
  };
}
