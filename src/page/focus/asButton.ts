import { isModified } from '../../core/dom/modified';
import type { Overrides } from '../../core/react/binding';
import { type Attr, serverAttribute } from '../../core/react/overrides';

/**
 * The `keydown` listener of an element that is pressed like a button: Enter and Space click it, once however long they
 * are held.
 */
export const pressByKey = (event: Pick<Event, 'target' | 'currentTarget' | 'preventDefault'>): void => {
  const { key, repeat, target, currentTarget } = event as KeyboardEvent;
  if (target !== currentTarget || !(currentTarget instanceof HTMLElement)) return;
  // Enter is a click already where the browser knows that one can press it.
  if (key !== ' ' && (key !== 'Enter' || currentTarget.matches('a[href]'))) return;
  event.preventDefault();
  if (!repeat) currentTarget.click();
};

/**
 * Makes an element that can be pressed a button: role, tab stop, Enter and Space. Clicks for a new tab are left alone.
 */
export function asButton(element: Element, onPress: () => void, attrs: Record<string, Attr> = {}): Overrides {
  const isButton = element.matches('button');
  return {
    attrs: {
      role: isButton ? undefined : 'button',
      tabindex: isButton || element.matches('a[href]') ? undefined : 0,
      ...attrs,
    },
    on: {
      click(event) {
        if (isModified(event)) return;
        event.preventDefault();
        onPress();
      },
      keydown: isButton ? undefined : pressByKey,
    },
  };
}

/** Names that ElementsKit prints in place of real ones. */
const NO_NAMES = /^(navsearch-button|search-form|search-button|offcanvas-menu|close-icon|video-popup|profile)$/;

/** The text that screen readers find in an element. */
function textIn(element: Element): string {
  const parts = [...element.childNodes].map((node) => {
    if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? node.nodeValue : '';
    if (node.getAttribute('aria-hidden') === 'true') return '';
    return node.getAttribute('alt') ?? textIn(node);
  });
  return parts.join('').trim();
}

/** The `aria-label` for an element: its own unless that is no real name, then its text, else `otherwise`. */
export function nameFor(element: Element, otherwise: string): string | undefined {
  const given = serverAttribute(element, 'aria-label');
  if (given && !NO_NAMES.test(given)) return undefined;
  const text = textIn(element);
  if (!text) return otherwise;
  return given ? text : undefined;
}
