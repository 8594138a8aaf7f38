import { watchInView } from '../../core/dom/inView';
import { onMoves } from './frames';

/** How far above the window an anchor, which has no height, still counts as being read, in pixels. */
const ABOVE = 300;

const isAnchor = (section: Element): boolean => section.matches('.elementor-menu-anchor');

/**
 * Tells whether a section is being read, i.e. lies across the middle of the window; an empty anchor counts until it is
 * 300 pixels above the window. Tells once soon, then on each change. Returns a stop function.
 */
export const watchSection = (section: Element, tell: (isRead: boolean) => void): (() => void) =>
  watchInView(section, tell, isAnchor(section) ? `${ABOVE}px 0px -50% 0px` : '-50% 0px -50% 0px');

/** Is the section being read now, as in {@link watchSection}? */
export function isBeingRead(section: Element): boolean {
  const [box] = section.getClientRects();
  const middle = window.innerHeight / 2;
  return !!box && box.top <= middle && box.bottom >= (isAnchor(section) ? -ABOVE : middle);
}

/**
 * Tells which of `targets` is being read, as in `watchSection`; null while none is. Tells once soon, then on each
 * change. Returns a stop function.
 */
export function followSections(targets: readonly Element[], onChange: (current: Element | null) => void): () => void {
  const read = new Set<Element>();
  let current: Element | null | undefined;
  const stops = targets.map((target) =>
    watchSection(target, (isRead) => {
      if (isRead) read.add(target);
      else read.delete(target);
      // Of two adjacent sections the later one counts; of nested ones the inner one.
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
 * Tells which of `targets`, headings in document order, the visitor is reading under: the last one above `line`, a
 * share of the window's height from its top; null above the first. Tells once soon, then on each change. Returns a stop
 * function.
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
      // Hidden headings have no box.
      const shown = targets.filter((target) => target.getClientRects().length > 0);
      // At the end of the page the last headings cannot reach the line.
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
