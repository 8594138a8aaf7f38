const SIMPLE = /^#[A-Za-z_][\w-]*$/;

/** The links of a host that may lead to places on the page. */
export const LINKS = 'a[href*="#"]';

/** The place that a hash names; only simple ids count, and on a page of Elementor only its own elements. */
export function placeOf(hash: string, host: Element): HTMLElement | null {
  const place = SIMPLE.test(hash) ? document.getElementById(hash.slice(1)) : null;
  if (!place || !host.matches('.elementor')) return place;
  return place.matches('.elementor-element, .elementor-menu-anchor') ? place : null;
}

/** An element that keeps room above the places that come after it, in pixels. */
export interface Keeper {
  element: Element;
  room: number;
}

/** The room above a place: what the last of the keepers before it says. Keepers are in the document's order. */
export const roomAbove = (place: Element, keepers: readonly Keeper[]): number =>
  keepers.findLast(({ element }) => element.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING)?.room ??
  0;
