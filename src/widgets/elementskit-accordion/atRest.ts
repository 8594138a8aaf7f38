/** The cards before the widget starts; part of the code that every page of Elementor loads. */
import type { Changes } from '../../core/dom/changes';
import { addressIn, fetchedIn } from '../../ui/panels/atRest';
import { cardsOf, openOf } from './markup';

/** Why the cards cannot wait: the address names one, or the content of the open one has to be fetched. */
export function reasonOf(host: Element): string | undefined {
  const cards = cardsOf(host);
  return addressIn(cards) ?? fetchedIn(host, openOf(cards));
}

/** Makes the links in the heads buttons, which say which cards the server has opened. */
export function tellOpen(host: Element, changes: Changes): void {
  const cards = cardsOf(host);
  const open = openOf(cards);
  for (const one of cards) {
    const { card, toggler, body } = one;
    const isOpen = open.includes(one);
    changes.class(card, 'active', isOpen);
    changes.class(toggler, 'collapsed', !isOpen);
    changes.attribute(toggler, 'role', 'button');
    changes.attribute(toggler, 'tabindex', '0');
    changes.attribute(toggler, 'aria-expanded', String(isOpen));
    if (body.id) changes.attribute(toggler, 'aria-controls', body.id);
    changes.attribute(body, 'role', 'region');
  }
}
