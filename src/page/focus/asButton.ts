import { isHtmlElement } from '../../core/dom/nodes';
import { isModified } from '../../core/jquery/listen';
import type { Overrides } from '../../core/react/binding';
import { type Attr, serverAttribute } from '../../core/react/overrides';
import { nameBeside } from './buttonAtRest';

/** A `keydown` listener that makes Enter and Space click an element, once however long they are held. */
export const pressByKey = (event: Pick<Event, 'target' | 'currentTarget' | 'preventDefault'>): void => {
  const { key, repeat, target, currentTarget } = event as KeyboardEvent;
  if (target !== currentTarget || !isHtmlElement(currentTarget)) return;
  // The browser itself turns Enter on a link into a click.
  if (key !== ' ' && (key !== 'Enter' || currentTarget.matches('a[href]'))) return;
  event.preventDefault();
  if (!repeat) currentTarget.click();
};

/** Makes an element a button: role, tab stop, Enter and Space. Leaves clicks for a new tab alone. */
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

/** The `aria-label` to set: undefined if the element has a real name, else its text, else `otherwise`. */
export const nameFor = (element: Element, otherwise: string): string | undefined =>
  nameBeside(serverAttribute(element, 'aria-label'), element, otherwise);
