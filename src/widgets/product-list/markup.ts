import type { Look } from '../../core/dom/look';
import { isElement } from '../../core/dom/nodes';
import type { RawSettings } from '../../core/types';
import { safeUrl } from '../../page/base/url';

const ITEMS = ['.jet-woo-products__item, .jet-woo-categories__item', '.product', 'li'];

/** The outermost item around a node, because items may contain lists. */
export function itemOf(host: HTMLElement, target: EventTarget | null): HTMLElement | null {
  if (!isElement(target) || !host.contains(target)) return null;
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

/** Do the items of this list show more on hover? Otherwise a first tap would show nothing. */
export function hasHoverContent(host: HTMLElement): boolean {
  if (host.matches('.jet-woo-products')) {
    const content = host.querySelector('.jet-woo-products-cqw-wrapper, .hovered-content');
    return !!content && (content.childElementCount > 0 || !!content.textContent?.trim());
  }
  if (!host.matches('.jet-woo-categories')) return true;
  if (host.matches('.jet-woo-categories--preset-2')) return !!host.querySelector('.jet-woo-category-count');
  return host.matches('.jet-woo-categories--preset-3');
}

const CONTROLS =
  'button, input, select, textarea, label, summary, [role=button], [role=radio], [role=checkbox], [role=switch], .ajax_add_to_cart, .jet-quickview-button__link, .jet-compare-button__link, .jet-wishlist-button__link, a[href^="#"], a:not([href])';

const INTERACTIVE = `a, ${CONTROLS}, audio[controls], video[controls], iframe, [contenteditable], [tabindex]`;

/** Is the target a control inside the item? */
export function isControl(item: HTMLElement, target: Element): boolean {
  const found = target.closest(CONTROLS);
  return !!found && item.contains(found);
}

/** Does the clicked part of a card handle clicks itself? */
export function hasOwnClick(card: HTMLElement, target: EventTarget | null): boolean {
  const found = isElement(target) ? target.closest(INTERACTIVE) : null;
  return !!found && found !== card && card.contains(found);
}

const isNamed = (link: HTMLAnchorElement): boolean =>
  !!(link.textContent?.trim() || link.ariaLabel || link.title || link.querySelector('img[alt]:not([alt=""])'));

/** Has the card a named link to its address? */
const hasNamedLink = (card: Element, address: string): boolean =>
  [...card.querySelectorAll<HTMLAnchorElement>('a[href]')].some((link) => link.href === address && isNamed(link));

/** The empty link for crawlers in some cards. */
const emptyLinkOf = (card: Element): HTMLAnchorElement | undefined =>
  [...card.querySelectorAll<HTMLAnchorElement>('.jet-woo-item-overlay-link')].find((link) => !isNamed(link));

/** A card's link, as JetWooBuilder prints it. */
export const readLink = ({ dataset: { url, target } }: HTMLElement): RawSettings => ({ url, target });

/** The address that a card opens; null if it is none of the web. */
export function addressOf(url: string): string | null {
  const address = safeUrl(url);
  return address && /^https?:/.test(address) ? address : null;
}

/**
 * What makes a card a link for keyboards and screen readers: the card itself where it has no link to its address, or its
 * empty link where that is the only one.
 */
export function looksOf(card: HTMLElement, address: string): { card: Look; empty?: [link: HTMLElement, look: Look] } {
  const [hasLink, empty] = [hasNamedLink(card, address), emptyLinkOf(card)];
  const name = card.querySelector('h1, h2, h3, h4, h5, h6')?.textContent?.trim() || address;
  return {
    card: hasLink || empty ? {} : { attrs: { role: 'link', tabindex: '0' } },
    empty: empty && [empty, { attrs: hasLink ? { 'aria-hidden': 'true', tabindex: '-1' } : { 'aria-label': name } }],
  };
}
