/** What the page's markup has, for `appliesTo` in forms. Only the panel loads it. */

import { serverAttribute } from '../../react/overrides';

type Applies = (host: HTMLElement) => boolean;

/** The server's value of an attribute; null without one. */
export const printedAttribute = serverAttribute;

/** Is there such an element in the host? */
export const has =
  (selector: string): Applies =>
  (host) =>
    host.querySelector(selector) !== null;

/** Placeholders that page builders print as names. */
const PLACEHOLDERS = /^(navsearch-button|search-form|search-button|offcanvas-menu|close-icon|video-popup|profile)$/;

/** Has an element no name of its own, so that a widget's setting names it? */
export function isUnnamed(element: Element): boolean {
  const name = serverAttribute(element, 'aria-label');
  if (name && !PLACEHOLDERS.test(name)) return false;
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
  return !copy.textContent?.trim() && !copy.querySelector('[alt]:not([alt=""])');
}

/** Is there such an element without a name of its own? */
export const hasUnnamed =
  (selector: string): Applies =>
  (host) =>
    [...host.querySelectorAll(selector)].some(isUnnamed);
