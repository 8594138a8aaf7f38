import type { Changes } from '../../core/dom/changes';
import { isElement } from '../../core/dom/nodes';
import type { ReplayRule } from '../../core/types';

/** Placeholders that ElementsKit prints as `aria-label`. */
const NO_NAMES = /^(navsearch-button|search-form|search-button|offcanvas-menu|close-icon|video-popup|profile)$/;

/** The text of an element for screen readers. */
function textIn(element: Element): string {
  const parts = [...element.childNodes].map((node) => {
    if (!isElement(node)) return node.nodeType === Node.TEXT_NODE ? node.nodeValue : '';
    if (node.getAttribute('aria-hidden') === 'true') return '';
    return node.getAttribute('alt') ?? textIn(node);
  });
  return parts.join('').trim();
}

/** The `aria-label` to set: undefined if `given` is a real name, else the element's text, else `otherwise`. */
export function nameBeside(given: string | null | undefined, element: Element, otherwise: string): string | undefined {
  if (given && !NO_NAMES.test(given)) return undefined;
  const text = textIn(element);
  if (!text) return otherwise;
  return given ? text : undefined;
}

/** Makes an element a button that opens something, before its widget starts; as `asButton` and `nameFor` do later. */
export function markButton(element: Element, changes: Changes, name: string): void {
  if (!element.matches('button')) changes.attribute(element, 'role', 'button');
  if (!element.matches('button, a[href]')) changes.attribute(element, 'tabindex', '0');
  const label = nameBeside(element.getAttribute('aria-label'), element, name);
  if (label) changes.attribute(element, 'aria-label', label);
}

/**
 * The `replay` rules for presses on such buttons. A key needs no rule where the browser turns it into a click: on a
 * real button, and Enter on a link.
 */
export function pressesOn(selector: string, ...others: ReplayRule[]): ReplayRule[] {
  return [
    { type: 'click', selector },
    { type: 'keydown', selector: `:is(${selector}):not(button)`, keys: [' '] },
    { type: 'keydown', selector: `:is(${selector}):not(button,a[href])`, keys: ['Enter'] },
    ...others,
  ];
}
