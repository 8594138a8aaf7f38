/** Finds the panel that an address names. Loaded with the part for Elementor. */
import type { Panel } from './panel';

/** The name in a hash, without the query that some links append to it; empty if there is none. */
export function nameInHash(hash: string): string {
  const [name = ''] = hash.slice(1).split('?');
  try {
    return decodeURIComponent(name);
  } catch {
    return '';
  }
}

/** The name in a link to this page; empty for other links, and for titles, which open panels themselves. */
export function nameInLink(link: HTMLAnchorElement): string {
  const { pathname, search } = window.location;
  const isHere = link.pathname === pathname && link.search === search;
  return isHere && !link.matches('[role=tab], [role=button]') ? nameInHash(link.hash) : '';
}

/** The element whose id is `name`: the panel's body, or an element inside it. */
export const placeIn = ({ body }: Panel, name: string): Element | null =>
  body.id === name ? body : body.querySelector(`#${CSS.escape(name)}`);

/** The panel that has `name` among its names, else the panel that contains the element with this id. */
export const panelFor = <P extends Panel>(panels: readonly P[], name: string): P | undefined =>
  panels.find(({ names }) => names.includes(name)) ?? panels.find((panel) => placeIn(panel, name));
