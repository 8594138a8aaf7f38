// Like `instanceof`, but also true for nodes that an editor has created in its own window: these are instances of
// that window's classes. The linter demands these functions instead of `instanceof`.

/** Is it a node, of any window? */
export const isNode = (value: unknown): value is Node =>
  value instanceof Node || typeof (value as Node | null | undefined)?.nodeType === 'number';

/** Is it an element, of any window? */
export const isElement = (value: unknown): value is Element =>
  value instanceof Element || (value as Node | null | undefined)?.nodeType === 1;

/** Is it an HTML element, of any window? Only these have `innerText`; SVG elements have not. */
export const isHtmlElement = (value: unknown): value is HTMLElement =>
  value instanceof HTMLElement || (isElement(value) && 'innerText' in value);

/** Is it an HTML element of this name, like `input`? */
export const isTag = <Name extends keyof HTMLElementTagNameMap>(
  value: unknown,
  name: Name,
): value is HTMLElementTagNameMap[Name] => isHtmlElement(value) && value.localName === name;

/** Is it a text, of any window? */
export const isText = (value: unknown): value is Text => isNode(value) && value.nodeType === 3;

/**
 * Adds nodes at the end of an element. Its own `append` cannot be used: a script of others, loading-bar.js, replaces it
 * for all elements by one that takes a name.
 */
export function appendTo(element: Element, ...nodes: (Node | string)[]): void {
  const fragment = document.createDocumentFragment();
  fragment.append(...nodes);
  element.appendChild(fragment);
}

/** Does a script show it in place of a text, or of a part of one: a translator's element, WordPress's picture of an emoji? */
export const isStandIn = (value: unknown): value is Element => isElement(value) && value.matches('font, img.emoji');

/** Has a script moved the focus? Tab passes over `tabindex="-1"`, and a press on it comes with other events. */
export const isByScript = ({ type, target }: Event): boolean =>
  type === 'focusin' && isElement(target) && target.matches('[tabindex="-1"]');
