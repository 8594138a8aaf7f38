/** What an item of a list is, the surest first. */
const ITEMS = ['.jet-woo-products__item, .jet-woo-categories__item', '.product', 'li'];

/** The item that a node lies in. Items hold lists of their own, of choices or tags: the outermost is the item. */
export function itemOf(host: HTMLElement, target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element) || !host.contains(target)) return null;
  for (const selector of ITEMS) {
    let item: HTMLElement | null = null;
    for (let node = target.closest<HTMLElement>(selector); node && node !== host && host.contains(node); ) {
      item = node;
      node = node.parentElement?.closest<HTMLElement>(selector) ?? null;
    }
    if (item) return item;
  }
  return null;
}

/** Do the items of this list show more on hover? Without that a first tap would show nothing. */
export function hasMore(host: HTMLElement): boolean {
  if (host.matches('.jet-woo-products')) {
    const more = host.querySelector('.jet-woo-products-cqw-wrapper, .hovered-content');
    return !!more && (more.childElementCount > 0 || !!more.textContent?.trim());
  }
  if (!host.matches('.jet-woo-categories')) return true;
  if (host.matches('.jet-woo-categories--preset-2')) return !!host.querySelector('.jet-woo-category-count');
  return host.matches('.jet-woo-categories--preset-3');
}

/** What acts where it is: a button, a field, a link that adds or opens something. The first tap on it is its own. */
const ACTS =
  'button, input, select, textarea, label, summary, [role=button], [role=radio], [role=checkbox], [role=switch], .ajax_add_to_cart, .jet-quickview-button__link, .jet-compare-button__link, .jet-wishlist-button__link, a[href^="#"], a:not([href])';

/** Does a click here act on the spot, and not lead away? */
export const actsHere = (host: HTMLElement, target: Element): boolean => {
  const found = target.closest(ACTS);
  return !!found && host.contains(found);
};

const INTERACTIVE = `a, ${ACTS}, audio[controls], video[controls], iframe, [contenteditable], [tabindex]`;

/** Has what was clicked inside a card a click of its own? */
export const hasOwnClick = (card: HTMLElement, target: EventTarget | null): boolean => {
  const found = target instanceof Element ? target.closest(INTERACTIVE) : null;
  return !!found && found !== card && card.contains(found);
};
