import { watchInView } from '../../core/dom/inView';
import { onMoves } from './frames';

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

/**
 * Tells which of `targets` is read, as `watchSection` has it: at first, and whenever that changes; null while none is.
 * Returns what stops it.
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

/**
 * Tells under which of `targets`, headings in the document's order, one reads: the last one whose top has passed
 * `line`, a share of the window's height from its top; null above the first. Called once soon, and whenever that changes. Returns
 * what ends it.
 */
export function followHeadings(
  targets: readonly Element[],
  onChange: (current: Element | null) => void,
  line = 0.5,
): () => void {
  let current: Element | null | undefined;
  let next: Element | null = null;
  return onMoves(['scroll', 'size'], {
    measure() {
      const { innerHeight, scrollY } = window;
      const isAtEnd = Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight;
      // What has no box cannot be read.
      const shown = targets.filter((target) => target.getClientRects().length > 0);
      // At the page's end the last ones cannot come up to the line.
      const edge = isAtEnd && scrollY > 0 ? innerHeight : innerHeight * line;
      next = shown.findLast((target) => target.getBoundingClientRect().top <= edge) ?? null;
    },
    draw() {
      if (next === current) return;
      current = next;
      onChange(next);
    },
  });
}
