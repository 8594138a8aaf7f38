import type { Panel } from '../../ui/panels/panel';

/** A tab of WooCommerce. */
export interface Tab extends Panel {
  key: string;
  item: HTMLElement;
  /** The element with the role `tab`: the link, or before WooCommerce 9.8 the item. */
  tab: HTMLElement;
  link: HTMLElement;
}

/** Does the hash name `id`? The browser or WordPress may have encoded it. */
export const isNamedBy = (id: string, hash: string): boolean => [id, encodeURI(id)].includes(hash.slice(1));

/** The list of a host's tabs. */
export const tabListOf = (host: Element): HTMLElement | null =>
  host.querySelector<HTMLElement>('.wc-tabs, ul.tabs, [role=tablist]');

const panelId = (link: HTMLElement): string =>
  link.getAttribute('aria-controls') || link.getAttribute('href')?.match(/#(.+)$/)?.[1] || '';

function panelOf(host: HTMLElement, id: string): HTMLElement | null {
  if (!id) return null;
  const first = document.getElementById(id);
  return first && host.contains(first) ? first : host.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
}

/** A host's tabs; null if it has links to panels, but none of the panels exists. */
function findTabs(host: HTMLElement): Tab[] | null {
  const tabs: Tab[] = [];
  const candidates = [...(tabListOf(host)?.querySelectorAll<HTMLElement>('li a, [role=tab]') ?? [])];
  for (const candidate of candidates) {
    const id = panelId(candidate);
    const body = panelOf(host, id);
    const isPartOfTab = tabs.some(
      (tab) => tab.body === body || tab.body.contains(candidate) || tab.tab.contains(candidate),
    );
    if (!body || isPartOfTab) continue;
    const link = candidate.querySelector('a') ?? candidate;
    const item = link.closest('li') ?? link;
    const tab = link.closest<HTMLElement>('[role=tab]') ?? link;
    const key = id.replace(/^tab-/, '');
    const heads = [...item.querySelectorAll('a')].filter((one) => isNamedBy(body.id, one.hash) && !body.contains(one));
    tabs.push({ key, item, tab, link, titles: [link], heads, body, names: [key] });
  }
  return tabs.length > 0 || !candidates.some(panelId) ? tabs : null;
}

/** A host's tabs; the `known` ones while a script removes their panels. */
export const tabsNow = (host: HTMLElement, known: readonly Tab[]): readonly Tab[] => findTabs(host) ?? known;

/**
 * A host's tabs, as `tabsNow` finds them. @throws if no tab has a panel and none is known, so that the page's own
 * script takes over
 */
export function tabsOf(host: HTMLElement, known: readonly Tab[] = []): readonly Tab[] {
  const tabs = findTabs(host);
  if (!tabs && known.length === 0 && host.isConnected) throw new Error('no tab has a panel');
  return tabs ?? known;
}
