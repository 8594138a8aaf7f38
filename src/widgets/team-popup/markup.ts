/** The elements that open a member's dialog: image and name. */
export const openersOf = (host: Element): HTMLElement[] => [...host.querySelectorAll<HTMLElement>('.ekit-team-popup')];

/** The contents of the dialogs. */
export const panelsOf = (host: Element): HTMLElement[] => [
  ...host.querySelectorAll<HTMLElement>('.elementskit-team-popup'),
];

/** The panel that an opener names; without a name, the only one. */
export function panelFor(opener: Element, panels: readonly HTMLElement[]): HTMLElement | null {
  const address = opener.getAttribute('data-mfp-src') ?? opener.getAttribute('href') ?? '';
  const named = panels.find(({ id }) => id && address === `#${id}`);
  return named ?? (address.startsWith('#') || panels.length > 1 ? null : (panels[0] ?? null));
}

/** The member's name; empty if there is none. */
export const nameIn = (panel: Element | null): string =>
  panel?.querySelector('.ekit-team-modal-title, h1, h2, h3, h4, h5, h6')?.textContent?.trim() ?? '';

/** The close button inside a panel. */
export const CLOSE = '.ekit-team-modal-close';
