/** The parts of a notice. Ids may stand twice in cached pages: they are looked up inside the host. */
export interface NoticeParts {
  accept: HTMLElement | null;
  close: HTMLElement | null;
  /** Covers the page behind a notice in the middle of the screen; lies beside the host. */
  overlay: HTMLElement | null;
}

const ACCEPT = '#sgcc-accept-button, #sgcc-accept, .cookie-compliance-button, [data-consent=accept]';
const CLOSE = '#close-sgcc-button, #close-sgcc, .close, [data-consent=close]';
const OVERLAY = '#sgcc-overlay-mask, #s-gdpr-c-c-bg-overlay';

/** Finds the parts of both generations of the plugin, and of notices marked by hand. */
export function partsOf(host: HTMLElement): NoticeParts {
  const accept = host.querySelector<HTMLElement>(ACCEPT);
  const close = [...host.querySelectorAll<HTMLElement>(CLOSE)].find((button) => button !== accept) ?? null;
  return { accept, close, overlay: document.querySelector<HTMLElement>(OVERLAY) };
}

/** Is it a notice in the middle of the screen, which nothing behind it can be used beside? */
export const isPopup = (host: HTMLElement): boolean =>
  host.dataset.layout === 'pop_up' || host.matches('.s-gdpr-c-c-pop-up, .layout-popup');

/** What the notice says, without its buttons' names where the markup tells them apart. */
export const messageOf = (host: HTMLElement): string =>
  (host.querySelector('.message-block') ?? host).textContent?.replace(/\s+/g, ' ').trim() ?? '';
