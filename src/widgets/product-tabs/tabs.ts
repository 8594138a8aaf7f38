/** One tab of the server's markup: the list item (or the tab itself), the link, and the panel that it opens. */
export interface Tab {
  /** `description`, `reviews` … from the panel's id `tab-{key}`. */
  key: string;
  item: HTMLElement;
  link: HTMLElement;
  panel: HTMLElement;
}

const panelId = (link: HTMLElement): string =>
  link.getAttribute('aria-controls') ?? link.getAttribute('href')?.match(/#(.+)$/)?.[1] ?? '';

/** Ids may stand twice on a page: what lies in the host counts, whatever the document would answer. */
function panelOf(host: HTMLElement, id: string): HTMLElement | null {
  const first = id ? document.getElementById(id) : null;
  if (!first || host.contains(first)) return first;
  return host.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
}

/** The tabs of a host, in order; links without a panel are left to the browser. Ids are looked up inside the host only. */
export function tabsOf(host: HTMLElement): Tab[] {
  const tabs: Tab[] = [];
  const list = host.querySelector('.wc-tabs, ul.tabs, [role=tablist]');
  for (const link of list?.querySelectorAll<HTMLElement>('li > a, [role=tab]') ?? []) {
    const id = panelId(link);
    const panel = panelOf(host, id);
    if (panel) tabs.push({ key: id.replace(/^tab-/, ''), item: link.closest('li') ?? link, link, panel });
  }
  return tabs;
}
