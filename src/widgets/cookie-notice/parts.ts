// Ids may stand twice in cached pages: they are looked up inside the host.
const ACCEPT = '#sgcc-accept-button, #sgcc-accept, [data-consent=accept]';
const CLOSE = '#close-sgcc-button, #close-sgcc, .close, [data-consent=close]';
const OVERLAY = '#sgcc-overlay-mask, #s-gdpr-c-c-bg-overlay';

const all = (root: ParentNode, selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];

/** The buttons that accept, in notices of both generations of the plugin and those marked by hand. */
export function acceptOf(host: HTMLElement): HTMLElement[] {
  const named = all(host, ACCEPT);
  // The class alone may be a link's that only tells more.
  return named.length > 0 ? named : all(host, '.cookie-compliance-button').slice(0, 1);
}

/** The buttons that only close. */
export function closeOf(host: HTMLElement): HTMLElement[] {
  const accept = acceptOf(host);
  return all(host, CLOSE).filter((button) => !accept.includes(button));
}

/** What covers the page behind a notice in the middle of the screen; lies beside the host. */
export const overlaysOf = (): HTMLElement[] => all(document, OVERLAY);

/** Is it a notice in the middle of the screen, which nothing behind it can be used beside? */
export const isPopup = (host: HTMLElement): boolean =>
  host.dataset.layout === 'pop_up' || host.matches('.s-gdpr-c-c-pop-up, .layout-popup');

/** What the notice says, without its buttons' names where the markup tells them apart. */
export const messageOf = (host: HTMLElement): string =>
  (host.querySelector('.message-block') ?? host).textContent?.replace(/\s+/g, ' ').trim() ?? '';
