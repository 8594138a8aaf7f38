import { idsOf, ownOf, type Panel } from '../../ui/panels/panel';

const ROOT = '.elementor-tabs';

/** The root of the tabs: the host itself or an element inside. */
export const rootOf = (host: Element): Element | null => (host.matches(ROOT) ? host : host.querySelector(ROOT));

/** The list of titles for wide windows. */
export const listOf = (host: Element): Element | null => host.querySelector('.elementor-tabs-wrapper');

/** The box around the panels, each after its title for narrow windows; the server gives it the role of a tablist. */
export const contentOf = (host: Element): Element | null => host.querySelector('.elementor-tabs-content-wrapper');

/** Is it a title for narrow windows, which stands before its panel? */
export const isNarrow = (title: Element): boolean => title.classList.contains('elementor-tab-mobile-title');

/** The tabs of a host. A title and its panel have the same number. */
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
