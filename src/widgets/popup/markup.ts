/** Where authors and customers write; Elementor prints its popups behind all of that, at the end of the body. */
const CONTENT = [
  'article,main,[role=main]',
  '.entry-content,.page-content,.post-content,.wp-block-post-content,.entry-summary,.woocommerce-Tabs-panel',
  '.elementor,.elementor-widget',
  '#comments,.commentlist,.comment,.comment-content,.comment-text,#reviews',
].join();

/** Does a popup stand in what somebody has written? Such a one opens only when the visitor presses a link to it. */
export const isWritten = (host: Element): boolean => !!host.parentElement?.closest(CONTENT);

const shelfOf = (host: Element): HTMLTemplateElement | null =>
  host.querySelector<HTMLTemplateElement>(':scope>template[data-popup-class]');

/** Scripts that the browser may have to run yet, which it would not in a template. */
const LATE = 'script:is([async],[defer],[type=module])';

const isSettings = (node: Node): boolean => node instanceof HTMLScriptElement && 'settings' in node.dataset;

/**
 * Keeps what a closed popup has inside in a template, where nothing loads or plays and no id counts. Without its class
 * Elementor's script does not find it. Late scripts stay in the page, because others may need what they define.
 */
export function shelve(host: Element): void {
  if (shelfOf(host)) return;
  const late = host.querySelectorAll(LATE);
  for (const script of late) script.replaceWith(script.cloneNode(true));
  const shelf = document.createElement('template');
  shelf.dataset.popupClass = host.className;
  shelf.content.append(...[...host.childNodes].filter((node) => !isSettings(node)));
  host.append(shelf, ...late);
  host.classList.remove('elementor');
}

/** Puts everything back. */
export function unshelve(host: Element): void {
  const shelf = shelfOf(host);
  if (!shelf) return;
  const copies = shelf.content.querySelectorAll(LATE);
  host.querySelectorAll(':scope>template~script').forEach((script, at) => {
    copies[at]?.replaceWith(script);
  });
  host.className = shelf.dataset.popupClass ?? '';
  shelf.replaceWith(shelf.content);
}

/** What the host has of its own and of us, and a popup that is shown must not have. */
const LEFT_OUT = 'id hidden inert data-widget data-widget-state data-storefront-host data-settings data-when'.split(
  ' ',
);

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
