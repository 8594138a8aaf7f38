/** The elements of a notice, in the markup of both generations of the plugin and in notices marked by hand. */

// Ids are looked up inside the host, because cached pages may hold the notice twice.
const ACCEPT = '#sgcc-accept-button, #sgcc-accept, [data-consent=accept]';
const CLOSE = '#close-sgcc-button, #close-sgcc, .close, [data-consent=close]';
const OVERLAY = '#sgcc-overlay-mask, #s-gdpr-c-c-bg-overlay';

const findAll = (root: ParentNode, selector: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
];

/** The buttons that accept. */
export function acceptButtonsOf(host: HTMLElement): HTMLElement[] {
  const named = findAll(host, ACCEPT);
  // A link to more information may have the class, too, so the class alone is the last resort.
  return named.length > 0 ? named : findAll(host, '.cookie-compliance-button').slice(0, 1);
}

/** The buttons that only close. */
export function closeButtonsOf(host: HTMLElement): HTMLElement[] {
  const accept = acceptButtonsOf(host);
  return findAll(host, CLOSE).filter((button) => !accept.includes(button));
}

/** What covers the page behind a pop-up; lies outside the host. */
export const findOverlays = (): HTMLElement[] => findAll(document, OVERLAY);

/** Is it a notice in the middle of the screen, over a page that cannot be used meanwhile? */
export const isPopup = (host: HTMLElement): boolean =>
  host.dataset.layout === 'pop_up' || host.matches('.s-gdpr-c-c-pop-up, .layout-popup');

/** The text of the notice, without the names of its buttons where the markup separates them. */
export const messageOf = (host: HTMLElement): string =>
  (host.querySelector('.message-block') ?? host).textContent?.replace(/\s+/g, ' ').trim() ?? '';
