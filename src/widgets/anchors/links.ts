/** Links to places of the page. The manifest also uses this file. */

const SIMPLE = /^#[A-Za-z_][\w-]*$/;

/** The links that may lead to places on the page. */
export const LINKS = 'a[href*="#"]';

/** The place named by a hash. Only simple ids count, and in Elementor's documents only Elementor's elements. */
export function placeOf(hash: string, host: Element): HTMLElement | null {
  const place = SIMPLE.test(hash) ? document.getElementById(hash.slice(1)) : null;
  if (!place || !host.matches('.elementor')) return place;
  return place.matches('.elementor-element, .elementor-menu-anchor') ? place : null;
}
