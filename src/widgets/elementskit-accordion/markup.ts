import { idsOf, ownOf, type Panel } from '../../ui/panels/panel';

const ROOT = '.elementskit-accordion';

/** A card of the accordion. */
export interface Card extends Panel {
  card: HTMLElement;
  toggler: HTMLElement;
}

/** The cards of a host. A press anywhere on the head opens a card; the keyboard reaches the link in it. */
export function cardsOf(host: Element): Card[] {
  const root = host.matches(ROOT) ? host : host.querySelector(ROOT);
  if (!root) return [];
  return ownOf(root, '.elementskit-card', ROOT).flatMap((card) => {
    const head = card.querySelector<HTMLElement>('.elementskit-card-header') ?? undefined;
    const toggler = head?.querySelector<HTMLElement>('[data-ekit-toggle=collapse], .ekit-accordion--toggler');
    const body = card.querySelector<HTMLElement>('.collapse, .collapsing');
    if (!toggler || !body) return [];
    const named = (toggler.getAttribute('href') ?? '').replace(/^[^#]*#?/, '');
    return [
      { titles: [toggler], body, heads: head ? [head] : [], card, toggler, names: [...idsOf(body, head), named] },
    ];
  });
}

/** The cards that the server has opened. */
export const openOf = (cards: readonly Card[]): Card[] => cards.filter(({ body }) => body.classList.contains('show'));
