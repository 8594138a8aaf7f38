import { isElement, isHtmlElement } from '../../core/dom/nodes';
import { keepingFocus, moveTo } from '../../page/base/moving';

const NOT_GRABBED = 'a, button, input, select, textarea, label, summary, video, [contenteditable], [role=button]';

/** The items of a grid: its children. */
export const itemsOf = (grid: HTMLElement): HTMLElement[] =>
  [...grid.children].filter(
    (child): child is HTMLElement => isHtmlElement(child) && !child.matches('script, style, template'),
  );

/** May a press on the target begin a drag? Not on links and controls, except the grip. */
export const isGrabbed = (target: EventTarget | null): boolean =>
  isElement(target) && (!!target.closest('.storefront-grid-grip') || !target.closest(NOT_GRABBED));

/** The name of an item: its label, heading, text or picture's text. */
export function nameOf(item: HTMLElement): string {
  const copy = item.cloneNode(true) as HTMLElement;
  for (const own of copy.querySelectorAll('[data-storefront-own=""]')) own.remove();
  const text =
    item.getAttribute('aria-label') || copy.querySelector('h1, h2, h3, h4, h5, h6')?.textContent || copy.textContent;
  return text?.trim().replace(/\s+/g, ' ').slice(0, 60) || item.querySelector('img')?.alt || '';
}

/** Puts the items into an order in the document, and keeps the focus. */
export function reorder(grid: HTMLElement, items: readonly HTMLElement[]): void {
  keepingFocus(grid, () => {
    let before: Element | null = null;
    for (const item of [...items].reverse()) {
      if (item.parentNode === grid && item.nextElementSibling !== before) moveTo(grid, item, before);
      before = item;
    }
  });
}
