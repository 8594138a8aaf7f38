/** A part of the page that its title opens. */
export interface Panel {
  /** Two where wide and narrow windows have a title each. */
  titles: readonly HTMLElement[];
  body: HTMLElement;
  /** A larger element around the first title that may be pressed, too. */
  head?: HTMLElement;
  /** Names by which the address can ask for it, besides ids inside. */
  names: readonly string[];
}

/** How a panel is: `opening` and `closing` while it moves. */
export type PanelState = 'open' | 'opening' | 'closing' | 'closed';

/** The elements of a widget that match, without those of a widget of the same kind inside it. */
export const ownOf = (root: Element, selector: string, kind: string): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter((element) => element.parentElement?.closest(kind) === root);

/** The ids that elements have, as names of a panel. */
export const idsOf = (...elements: (Element | undefined)[]): string[] =>
  elements.flatMap((element) => (element?.id ? [element.id] : []));

/** The panel and the title that an event happened on; undefined elsewhere, also inside of panels. */
export function titleAt(
  panels: readonly Panel[],
  target: EventTarget | null,
): { panel: Panel; title: HTMLElement; row: readonly HTMLElement[] } | undefined {
  if (!(target instanceof Element)) return undefined;
  for (const panel of panels) {
    const within = panel.titles.findIndex((title) => title.contains(target));
    const at = within < 0 && panel.head?.contains(target) ? 0 : within;
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

/** Does the browser itself press this element when Enter or Space is? */
export const pressesItself = (title: HTMLElement): boolean => title.matches('button, summary');
