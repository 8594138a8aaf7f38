import { isElement } from '../../core/dom/nodes';

/** A part of the page that a title opens. */
export interface Panel {
  /** The titles that open the panel; two if wide and narrow windows have a title each. */
  titles: readonly HTMLElement[];
  body: HTMLElement;
  /** Elements that may be pressed besides the titles: boxes around the first title, or other links. */
  heads?: readonly HTMLElement[];
  /**
   * The panel's names in the address, besides the ids inside. By the first name the panel is also found again after its
   * markup was replaced.
   */
  names: readonly string[];
}

/** The state of a panel; while it is `opening` or `closing` it slides. */
export type PanelState = 'open' | 'opening' | 'closing' | 'closed';

/** The elements in `root` that match, without those in a nested widget; `kind` is the selector of such widgets. */
export const ownOf = (root: Element, selector: string, kind: string): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter((element) => element.parentElement?.closest(kind) === root);

/** The ids of elements, as names of a panel. */
export const idsOf = (...elements: (Element | undefined)[]): string[] =>
  elements.flatMap((element) => (element?.id ? [element.id] : []));

/**
 * The panel and the title that the target of an event belongs to; undefined for other targets, also inside panels.
 * `row`: the titles beside this title, and itself.
 */
export function titleAt<P extends Panel>(
  panels: readonly P[],
  target: EventTarget | null,
): { panel: P; title: HTMLElement; row: readonly HTMLElement[] } | undefined {
  if (!isElement(target)) return undefined;
  for (const panel of panels) {
    const within = panel.titles.findIndex((title) => title.contains(target));
    const at = within < 0 && panel.heads?.some((head) => head.contains(target)) ? 0 : within;
    const title = panel.titles[at];
    if (title) return { panel, title, row: panels.flatMap(({ titles }) => titles[at] ?? []) };
  }
  return undefined;
}

/** Do the titles stand one below the other? */
export function isStacked([first, second]: readonly HTMLElement[]): boolean {
  if (!first || !second) return false;
  return second.getBoundingClientRect().top >= first.getBoundingClientRect().bottom;
}

/** The titles that a key may lead to. */
interface Row {
  count: number;
  /** Right to left: the arrows left and right are swapped. */
  isMirrored: boolean;
  /** Do arrows up and down move, too? */
  isVertical: boolean;
}

/** The index of the title that a key leads to, wrapping around; null: none. */
export function titleForKey(key: string, index: number, { count, isMirrored, isVertical }: Row): number | null {
  const step = (by: number): number => (index + by + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowRight') return step(isMirrored ? -1 : 1);
  if (key === 'ArrowLeft') return step(isMirrored ? 1 : -1);
  if (isVertical && key === 'ArrowDown') return step(1);
  if (isVertical && key === 'ArrowUp') return step(-1);
  return null;
}

/** Does the browser click this element for Enter and Space? */
export const pressesItself = (title: HTMLElement): boolean => title.matches('button, summary');
