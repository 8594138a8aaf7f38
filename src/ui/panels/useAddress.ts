import { useLayoutEffect, useRef } from 'react';
import { isModified } from '../../core/jquery/listen';
import { sync } from '../../core/react/hooks';
import type { Panel } from './panel';
import { nameInHash } from './rules';

type Tell = (name: string, scrolls: boolean) => void;

const listeners = new Set<Tell>();
let ended: AbortController | undefined;

const tellAll: Tell = (name, scrolls) => {
  sync(() => {
    if (name) for (const tell of listeners) tell(name, scrolls);
  });
};

/** A link may lead to where the address is already, or another widget may scroll there without changing it. */
function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href*="#"]') : null;
  if (!(link instanceof HTMLAnchorElement) || isModified(event)) return;
  const { pathname, search } = window.location;
  // A title that is a link opens its panel itself.
  if (link.pathname !== pathname || link.search !== search || link.matches('[role=tab], [role=button]')) return;
  tellAll(nameInHash(link.hash), false);
}

/** Hears which panel the address or a link asks for, once for all widgets of the page. */
function onAddress(tell: Tell): () => void {
  if (!ended) {
    ended = new AbortController();
    const { signal } = ended;
    window.addEventListener('hashchange', () => tellAll(nameInHash(window.location.hash), true), { signal });
    // Before those that scroll there, which must find it open.
    document.addEventListener('click', onClick, { capture: true, signal });
  }
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
    if (listeners.size > 0) return;
    ended?.abort();
    ended = undefined;
  };
}

/** The element inside a panel, or the panel itself, that a name leads to. */
const placeIn = ({ body }: Panel, name: string): Element | null =>
  body.id === name ? body : body.querySelector(`#${CSS.escape(name)}`);

/** The panel with a name, else the one that holds the element of that id. */
const panelFor = (panels: readonly Panel[], name: string): Panel | undefined =>
  panels.find(({ names }) => names.includes(name)) ?? panels.find((panel) => placeIn(panel, name));

/** Opens the panel that the address asks for, now and whenever it changes; `open` must show it at once. */
export function useAddress(panels: readonly Panel[], open: (panel: Panel) => void): void {
  const latest = useRef({ panels, open });
  useLayoutEffect(() => {
    latest.current = { panels, open };
  });
  useLayoutEffect(() => {
    const find: Tell = (name, scrolls) => {
      const panel = panelFor(latest.current.panels, name);
      if (!panel) return;
      const place = placeIn(panel, name);
      const wasHidden = place?.checkVisibility?.() === false;
      latest.current.open(panel);
      // The browser cannot scroll to a closed panel.
      if (place && wasHidden && scrolls) requestAnimationFrame(() => place.scrollIntoView());
    };
    const name = nameInHash(window.location.hash);
    if (name) find(name, window.scrollY === 0);
    return onAddress(find);
  }, []);
}

/** Writes a panel's first name into the address, without a new entry in the history. */
export function writeAddress({ names: [name] }: Panel): void {
  if (name) window.history.replaceState(window.history.state, '', `#${encodeURIComponent(name)}`);
}
