/**
 * What the server printed for a popup, and where its content is:
 *
 * | state     | content                                       | entered by                                           |
 * | --------- | --------------------------------------------- | ---------------------------------------------------- |
 * | printed   | in the host, hidden by the critical style     | the server; `unshelve` on unmount or after a failure |
 * | shelved   | in a `template` in the host, where nothing    | `shelve`: the guard, before Elementor's script       |
 * |           | loads or plays and no id counts               | starts; the widget, for hosts added later            |
 * | displayed | still shelved; a `freshCopy` is in the dialog | each opening; the dialog drops its copy              |
 *
 * Elementor's script finds popups by the class `elementor` when it starts. A shelved host does not have the class. A
 * displayed copy needs it for its styles, and loses it only for that moment (`hideFromElementor`).
 */

import { isTag } from '../../core/dom/nodes';

/** Where authors and customers write. Elementor prints its popups after all of that, at the end of the body. */
const CONTENT = [
  'article,main,[role=main]',
  '.entry-content,.page-content,.post-content,.wp-block-post-content,.entry-summary,.woocommerce-Tabs-panel',
  '.elementor,.elementor-widget',
  '#comments,.commentlist,.comment,.comment-content,.comment-text,#reviews',
].join();

/**
 * Is the popup inside authored content? Then only a link may open it, not its triggers, its selector or the page's
 * address. Settings in a script prove that it is the site's own, wherever it is.
 */
export const isGuarded = (host: Element): boolean =>
  !!host.parentElement?.closest(CONTENT) && !host.querySelector(':scope>script[data-settings]');

const shelfOf = (host: Element): HTMLTemplateElement | null =>
  host.querySelector<HTMLTemplateElement>(':scope>template[data-popup-class]');

/** Scripts that may not have run yet. In a template they never would. */
const LATE = 'script:is([async],[defer],[type=module])';

const isSettings = (node: Node): boolean => isTag(node, 'script') && 'settings' in node.dataset;

/**
 * Moves the content into a template, and removes the class `elementor`. Late scripts stay, because others may need what
 * they define.
 */
export function shelve(host: Element): void {
  if (shelfOf(host)) return;
  const late = host.querySelectorAll(LATE);
  for (const script of late) script.replaceWith(script.cloneNode(true));
  const shelf = document.createElement('template');
  shelf.dataset.popupClass = host.className;
  shelf.content.append(...[...host.childNodes].filter((node) => !isSettings(node)));
  for (const node of [shelf, ...late]) host.appendChild(node);
  host.classList.remove('elementor');
}

/** Undoes `shelve`. */
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

/** Attributes of the host that its copies must not have. */
const LEFT_OUT = 'id hidden inert data-widget data-widget-state data-storefront-host data-settings data-when'.split(
  ' ',
);

/** A new popup document, as the server printed it. */
export function freshCopy(host: HTMLElement): HTMLElement {
  const copy = host.cloneNode(false) as HTMLElement;
  const shelf = shelfOf(host);
  for (const name of LEFT_OUT) copy.removeAttribute(name);
  if (shelf) {
    copy.className = shelf.dataset.popupClass ?? '';
    copy.appendChild(document.importNode(shelf.content, true));
  }
  return copy;
}

/**
 * Keeps Elementor's script from taking a copy out of the page, if it starts later. Returns a function that stops that.
 */
export function hideFromElementor(copy: Element): () => void {
  const onStart = (): void => {
    if (!copy.classList.contains('elementor')) return;
    copy.classList.remove('elementor');
    // Elementor looks for documents in this very task.
    setTimeout(() => copy.classList.add('elementor'));
  };
  window.addEventListener('elementor/frontend/init', onStart);
  return () => window.removeEventListener('elementor/frontend/init', onStart);
}
