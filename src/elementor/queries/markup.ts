const LIST = '.elementor-loop-container, .elementor-posts-container';
const NO_ITEM = 'style, link, script, .e-loop-nothing-found-message';

/** Elementor's id of an element. */
export const idOf = (element: HTMLElement): string => element.dataset.id ?? '';

/** A list of the page, by its id. */
export const findList = (id: string): HTMLElement | null =>
  id
    ? document.querySelector<HTMLElement>(`.elementor-element-${CSS.escape(id)}, [data-id="${CSS.escape(id)}"]`)
    : null;

/** The element that the server's answer replaces; newer pages leave the inner box out. */
export const contentOf = (list: Element): Element => list.querySelector(':scope > .elementor-widget-container') ?? list;

/** The container of a list's items. */
export const holderOf = (list: ParentNode): HTMLElement | null => list.querySelector<HTMLElement>(LIST);

/** A list's items. */
export const itemsOf = (list: ParentNode): HTMLElement[] =>
  [...(holderOf(list)?.children ?? [])].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && !child.matches(NO_ITEM),
  );
