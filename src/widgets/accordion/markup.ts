import { idsOf, ownOf, type Panel } from '../../ui/panels/panel';

const ROOT = '.elementor-accordion, .elementor-toggle';

/** The list of items. */
export const rootOf = (host: Element): Element | null => (host.matches(ROOT) ? host : host.querySelector(ROOT));

/** An item of the accordion. */
export interface Item extends Panel {
  /** The link inside the title; the title itself is the button. */
  link: Element | null;
}

/** The items of a host. */
export function itemsOf(host: Element): Item[] {
  const root = rootOf(host);
  if (!root) return [];
  return ownOf(root, '.elementor-accordion-item, .elementor-toggle-item', ROOT).flatMap((item) => {
    const title = item.querySelector<HTMLElement>('.elementor-tab-title');
    const body = item.querySelector<HTMLElement>('.elementor-tab-content');
    const link = title?.querySelector('.elementor-accordion-title, .elementor-toggle-title') ?? null;
    return title && body ? [{ titles: [title], body, link, names: idsOf(title, body) }] : [];
  });
}
