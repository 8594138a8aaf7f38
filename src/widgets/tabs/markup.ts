import { idsOf, ownOf, type Panel } from '../../ui/panels/panel';

const ROOT = '.elementor-tabs';

export const rootOf = (host: Element): Element | null => (host.matches(ROOT) ? host : host.querySelector(ROOT));

/** The list of titles for wide windows. */
export const listOf = (host: Element): Element | null => host.querySelector('.elementor-tabs-wrapper');

/** What holds the panels, each after its title for narrow windows; the server calls it a list of tabs, too. */
export const contentOf = (host: Element): Element | null => host.querySelector('.elementor-tabs-content-wrapper');

/** A title for narrow windows stands before its panel. */
export const isNarrow = (title: Element): boolean => title.classList.contains('elementor-tab-mobile-title');

/** The tabs of a host, by the number that title and panel have in common. */
export function tabsOf(host: Element): Panel[] {
  const root = rootOf(host);
  if (!root) return [];
  const titles = ownOf(root, '.elementor-tab-title', ROOT);
  return ownOf(root, '.elementor-tab-content', ROOT).flatMap((body) => {
    const own = titles.filter((title) => title.dataset.tab === body.dataset.tab);
    own.sort((a, b) => Number(isNarrow(a)) - Number(isNarrow(b)));
    return own.length > 0 ? [{ titles: own, body, names: idsOf(...own, body) }] : [];
  });
}
