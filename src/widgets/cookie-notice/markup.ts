// Looked up inside the host, because a cached page may contain an id twice.
const ACCEPT = '#sgcc-accept-button, #sgcc-accept, [data-consent=accept]';
const CLOSE = '#close-sgcc-button, #close-sgcc, .close, [data-consent=close]';
const OVERLAY = '#sgcc-overlay-mask, #s-gdpr-c-c-bg-overlay';

const findAll = (root: ParentNode, selector: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
];

/** The buttons that accept the notice. */
export function acceptButtonsOf(host: HTMLElement): HTMLElement[] {
  const named = findAll(host, ACCEPT);
  // The last resort, because links to more information may also have this class.
  return named.length > 0 ? named : findAll(host, '.cookie-compliance-button').slice(0, 1);
}

/** The buttons that only close the notice. */
export function closeButtonsOf(host: HTMLElement): HTMLElement[] {
  const accept = acceptButtonsOf(host);
  return findAll(host, CLOSE).filter((button) => !accept.includes(button));
}

/** The overlays behind a pop-up, which are outside of the host. */
export const findOverlays = (): HTMLElement[] => findAll(document, OVERLAY);

/** Is the notice a pop-up that blocks the page? */
export const isPopup = (host: HTMLElement): boolean =>
  host.dataset.layout === 'pop_up' || host.matches('.s-gdpr-c-c-pop-up, .layout-popup');

/** The notice's text, without the buttons if the markup separates them. */
export const messageOf = (host: HTMLElement): string =>
  (host.querySelector('.message-block') ?? host).textContent?.replace(/\s+/g, ' ').trim() ?? '';
