/** What opens the dialog on a member: the picture, the name. */
export const openersOf = (host: Element): HTMLElement[] => [...host.querySelectorAll<HTMLElement>('.ekit-team-popup')];

/** What the dialog shows. */
export const panelsOf = (host: Element): HTMLElement[] => [
  ...host.querySelectorAll<HTMLElement>('.elementskit-team-popup'),
];

/** The panel that an opener names; where it names none, the only one. */
export function panelFor(opener: Element, panels: readonly HTMLElement[]): HTMLElement | null {
  const address = opener.getAttribute('data-mfp-src') ?? opener.getAttribute('href') ?? '';
  const named = panels.find(({ id }) => id && address === `#${id}`);
  return named ?? (address.startsWith('#') || panels.length > 1 ? null : (panels[0] ?? null));
}

/** The member's name; empty where there is none. */
export const nameIn = (panel: Element | null): string =>
  panel?.querySelector('.ekit-team-modal-title, h1, h2, h3, h4, h5, h6')?.textContent?.trim() ?? '';

/** What closes the dialog inside the panel. */
export const CLOSE = '.ekit-team-modal-close';
