import { isHtmlElement } from '../../core/dom/nodes';

const LIST = '.elementor-loop-container, .elementor-posts-container';
const NO_ITEM = 'style, link, script, .e-loop-nothing-found-message';

/** Elementor's id of an element, its `data-id`. */
export const idOf = (element: HTMLElement): string => element.dataset.id ?? '';

/** Finds a list of the page by Elementor's id. */
export const findList = (id: string): HTMLElement | null =>
  id
    ? document.querySelector<HTMLElement>(`.elementor-element-${CSS.escape(id)}, [data-id="${CSS.escape(id)}"]`)
    : null;

/** The element that an answer replaces: the inner box, or the list itself on newer pages, which have no box. */
export const contentOf = (list: Element): Element => list.querySelector(':scope > .elementor-widget-container') ?? list;

/** The parent of a list's items. */
export const holderOf = (list: ParentNode): HTMLElement | null => list.querySelector<HTMLElement>(LIST);

/** The items of a list, without style sheets and messages. */
export const itemsOf = (list: ParentNode): HTMLElement[] =>
  [...(holderOf(list)?.children ?? [])].filter(
    (child): child is HTMLElement => isHtmlElement(child) && !child.matches(NO_ITEM),
  );
