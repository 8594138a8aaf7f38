// Like `instanceof`, but also true for nodes that an editor has created in its own window: these are instances of
// that window's classes. The linter asks for these functions.

export const isNode = (value: unknown): value is Node =>
  value instanceof Node || typeof (value as Node | null | undefined)?.nodeType === 'number';

export const isElement = (value: unknown): value is Element =>
  value instanceof Element || (value as Node | null | undefined)?.nodeType === 1;

/** Only elements of HTML have `innerText`. */
export const isHtmlElement = (value: unknown): value is HTMLElement =>
  value instanceof HTMLElement || (isElement(value) && 'innerText' in value);

/** Is it an HTML element of this name, like `input`? */
export const isTag = <Name extends keyof HTMLElementTagNameMap>(
  value: unknown,
  name: Name,
): value is HTMLElementTagNameMap[Name] => isHtmlElement(value) && value.localName === name;

/** Only scripts move the focus to what Tab passes over; a press on it has events of its own. */
export const isByScript = ({ type, target }: Event): boolean =>
  type === 'focusin' && isElement(target) && target.matches('[tabindex="-1"]');
