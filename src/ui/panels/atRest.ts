/** Panels before their widget starts. Loaded with the part for Elementor. */
import { isTag } from '../../core/dom/nodes';
import { nameInHash, nameInLink, panelFor } from './names';
import type { Panel } from './panel';

type PanelsOf = (host: Element) => readonly Panel[];

/** The reason to start if the address names a panel, or an element inside one; else undefined. */
export function addressIn(panels: readonly Panel[]): string | undefined {
  const name = nameInHash(window.location.hash);
  return name && panelFor(panels, name) ? 'the address' : undefined;
}

/** The reason to start if an open panel of ElementsKit has content that the server sends later; else undefined. */
export function fetchedIn(host: Element, open: readonly Panel[]): string | undefined {
  const area = '.ekit-widget-area-container[data-ajax-post-id]:not(.is--loaded)';
  const isLate = host.closest('.ekit-template-ajax--yes') && open.some(({ body }) => body.querySelector(area));
  return isLate ? 'content that comes later' : undefined;
}

/** Keys that lead from title to title. */
export const MOVES = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

/** `MOVES`, and the keys that press titles which are no native buttons. */
export const KEYS = [...MOVES, 'Enter', ' '];

/**
 * The selector of links to a place on a page. The panel around the place must open before the browser scrolls there.
 */
export const LINKS = 'a[href*="#"]';

/** The hosts with the panel into which a link leads; `selector` finds hosts that do not name the widget. */
export function linkedHosts(target: Element, widget: string, selector: string, panelsOf: PanelsOf): Element[] {
  const link = target.closest(LINKS);
  const name = isTag(link, 'a') ? nameInLink(link) : '';
  if (!name) return [];
  const all = document.querySelectorAll(`${selector},[data-widget~=${widget}]`);
  return [...all].filter((host) => panelFor(panelsOf(host), name));
}
