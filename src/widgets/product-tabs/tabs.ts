/** One tab of the server's markup: the list item (or the tab itself), the tab, its link, and the panel that it opens. */
export interface Tab {
  /** `description`, `reviews` … from the panel's id `tab-{key}`. */
  key: string;
  item: HTMLElement;
  /** Says whether it is chosen: what the markup calls the tab, else the link. */
  tab: HTMLElement;
  link: HTMLElement;
  panel: HTMLElement;
}

/** Does a hash name this id? Browsers encode what is not ASCII; ids of the CMS may be encoded themselves. */
export const isNamed = (id: string, hash: string): boolean => [id, encodeURI(id)].includes(hash.slice(1));

const panelId = (link: HTMLElement): string =>
  link.getAttribute('aria-controls') || link.getAttribute('href')?.match(/#(.+)$/)?.[1] || '';

/** The list of a host's tabs. */
export const listOf = (host: Element): Element | null => host.querySelector('.wc-tabs, ul.tabs, [role=tablist]');

/** Ids may stand twice on a page: what lies in the host counts, whatever the document would answer. */
function panelOf(host: HTMLElement, id: string): HTMLElement | null {
  const first = id ? document.getElementById(id) : null;
  if (!first || host.contains(first)) return first;
  return host.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
}

/**
 * The tabs of a host, in order, one a panel; links without a panel are left to the browser. Ids are looked up inside the
 * host only. Throws where none of several tabs has its panel. Before WooCommerce 9.8 the item was the tab, around its link.
 */
export function tabsOf(host: HTMLElement): Tab[] {
  const tabs: Tab[] = [];
  const found = [...(listOf(host)?.querySelectorAll<HTMLElement>('li a, [role=tab]') ?? [])];
  for (const one of found) {
    const id = panelId(one);
    const panel = panelOf(host, id);
    // A panel may lie in the list, too, and have links in lists of its own.
    const isKnown = tabs.some((known) => known.panel === panel || known.panel.contains(one) || known.tab.contains(one));
    if (!panel || isKnown) continue;
    const link = one.querySelector('a') ?? one;
    const [item, tab] = [link.closest('li') ?? link, link.closest<HTMLElement>('[role=tab]') ?? link];
    tabs.push({ key: id.replace(/^tab-/, ''), item, tab, link, panel });
  }
  // A wrapper that is still empty is filled by a script, which then triggers `init`; these tabs would be dead.
  if (tabs.length === 0 && found.some(panelId)) throw new Error('no tab has a panel');
  return tabs;
}
