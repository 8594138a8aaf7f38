import { onMoves } from './frames';

/**
 * Tells under which of `targets`, headings in the document's order, one reads: the last one whose top has passed
 * `line`, a share of the window's height from its top; null above the first. Called once soon, and whenever that
 * changes. Returns what ends it.
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
      // A heading without a box cannot be read.
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
