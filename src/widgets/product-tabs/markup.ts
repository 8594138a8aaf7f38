/** One tab of the server's markup, with the panel that it opens. */
export interface Tab {
  key: string;
  item: HTMLElement;
  /** The element with the role `tab`: the link, or before WooCommerce 9.8 the item. */
  tab: HTMLElement;
  link: HTMLElement;
  panel: HTMLElement;
}

/** Is `id` what the hash names? The browser or the CMS may have encoded it. */
export const isNamedBy = (id: string, hash: string): boolean => [id, encodeURI(id)].includes(hash.slice(1));

/** The list of a host's tabs. */
export const tabListOf = (host: Element): Element | null => host.querySelector('.wc-tabs, ul.tabs, [role=tablist]');

const panelId = (link: HTMLElement): string =>
  link.getAttribute('aria-controls') || link.getAttribute('href')?.match(/#(.+)$/)?.[1] || '';

function panelOf(host: HTMLElement, id: string): HTMLElement | null {
  if (!id) return null;
  const first = document.getElementById(id);
  return first && host.contains(first) ? first : host.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
}

/**
 * A host's tabs. Where none has a panel they stay what they were (`known`), because the page is taking them away;
 * without any it throws, so that the page's own script takes over.
 */
export function tabsOf(host: HTMLElement, known: readonly Tab[] = []): readonly Tab[] {
  const tabs: Tab[] = [];
  const candidates = [...(tabListOf(host)?.querySelectorAll<HTMLElement>('li a, [role=tab]') ?? [])];
  for (const candidate of candidates) {
    const id = panelId(candidate);
    const panel = panelOf(host, id);
    const isPartOfTab = tabs.some(
      (tab) => tab.panel === panel || tab.panel.contains(candidate) || tab.tab.contains(candidate),
    );
    if (!panel || isPartOfTab) continue;
    const link = candidate.querySelector('a') ?? candidate;
    const item = link.closest('li') ?? link;
    const tab = link.closest<HTMLElement>('[role=tab]') ?? link;
    tabs.push({ key: id.replace(/^tab-/, ''), item, tab, link, panel });
  }
  if (tabs.length > 0 || !candidates.some(panelId)) return tabs;
  if (known.length === 0 && host.isConnected) throw new Error('no tab has a panel');
  return known;
}

/** The tab of an event's target; undefined outside of tabs and inside panels. */
export function tabAt(tabs: readonly Tab[], target: EventTarget | null): Tab | undefined {
  if (!(target instanceof Element)) return undefined;
  const hash = target.closest('a')?.hash ?? '';
  return tabs.find(
    ({ item, link, panel }) =>
      link.contains(target) || (isNamedBy(panel.id, hash) && item.contains(target) && !panel.contains(target)),
  );
}
