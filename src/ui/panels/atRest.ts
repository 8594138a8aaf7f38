/** Panels before their widget starts; part of what comes with the part for Elementor. */
import { isTag } from '../../core/dom/nodes';
import { nameInHash, nameInLink, panelFor } from './names';
import type { Panel } from './panel';

type PanelsOf = (host: Element) => readonly Panel[];

/** The reason that the address names a panel, or something in one. */
export function addressIn(panels: readonly Panel[]): string | undefined {
  const name = nameInHash(window.location.hash);
  return name && panelFor(panels, name) ? 'the address' : undefined;
}

/** The reason that an open panel of ElementsKit has content which the server sends later. */
export function fetchedIn(host: Element, open: readonly Panel[]): string | undefined {
  const area = '.ekit-widget-area-container[data-ajax-post-id]:not(.is--loaded)';
  const isLate = host.closest('.ekit-template-ajax--yes') && open.some(({ body }) => body.querySelector(area));
  return isLate ? 'content that comes later' : undefined;
}

/** Keys that lead from title to title. */
export const MOVES = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

/** The same, with the keys that press titles which are no buttons to the browser. */
export const KEYS = [...MOVES, 'Enter', ' '];

/** Links to a place on a page. A panel that holds it must open before the browser scrolls there. */
export const LINKS = 'a[href*="#"]';

/** The hosts with a panel that a link leads into; `selector` finds hosts besides those that name the widget. */
export function linkedHosts(target: Element, widget: string, selector: string, panelsOf: PanelsOf): Element[] {
  const link = target.closest(LINKS);
  const name = isTag(link, 'a') ? nameInLink(link) : '';
  if (!name) return [];
  const all = document.querySelectorAll(`${selector},[data-widget~=${widget}]`);
  return [...all].filter((host) => panelFor(panelsOf(host), name));
}
