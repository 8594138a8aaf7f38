const shelfOf = (host: Element): HTMLTemplateElement | null =>
  host.querySelector<HTMLTemplateElement>(':scope>template[data-popup-class]');

/**
 * Keeps what a closed popup has inside in a template, where nothing loads or plays and no id counts. Without its class
 * the page builder's script does not find it.
 */
export function shelve(host: Element, inside: Iterable<Node> = host.childNodes): void {
  if (shelfOf(host)) return;
  const shelf = document.createElement('template');
  shelf.dataset.popupClass = host.className;
  shelf.content.append(...inside);
  host.append(shelf);
  host.classList.remove('elementor');
}

/** Puts everything back. */
export function unshelve(host: Element): void {
  const shelf = shelfOf(host);
  if (!shelf) return;
  host.className = shelf.dataset.popupClass ?? '';
  shelf.replaceWith(shelf.content);
}

/** What the host has of its own and of us, and a popup that is shown must not have. */
const LEFT_OUT = 'id hidden inert data-widget data-widget-state data-storefront-host data-settings data-when'.split(' ');

/** A new popup document, as the server has printed it. */
export function freshCopy(host: HTMLElement): HTMLElement {
  const copy = host.cloneNode(false) as HTMLElement;
  const shelf = shelfOf(host);
  for (const name of LEFT_OUT) copy.removeAttribute(name);
  if (shelf) {
    copy.className = shelf.dataset.popupClass ?? '';
    copy.append(document.importNode(shelf.content, true));
  }
  return copy;
}
