import { useLayoutEffect, useRef } from 'react';
import { isElement, isTag } from '../../core/dom/nodes';
import { isModified } from '../../core/jquery/listen';
import { sync } from '../../core/react/hooks';
import { tellShown } from '../../page/motion/shown';
import type { Panel } from './panel';
import { type TabsOptions, type TabsState, useTabs } from './useTabs';

/** The name in a hash, without the query that some links append to it; empty if there is none. */
export function nameInHash(hash: string): string {
  const [name = ''] = hash.slice(1).split('?');
  try {
    return decodeURIComponent(name);
  } catch {
    return '';
  }
}

type Tell = (name: string, scrolls: boolean) => void;

const listeners = new Set<Tell>();
let ended: AbortController | undefined;

const tellAll: Tell = (name, scrolls) => {
  sync(() => {
    if (name) for (const tell of listeners) tell(name, scrolls);
  });
};

/** A click on a link may not change the address: it is there already, or another widget scrolls without changing it. */
function onClick(event: MouseEvent): void {
  const link = isElement(event.target) ? event.target.closest('a[href*="#"]') : null;
  if (!isTag(link, 'a') || isModified(event)) return;
  const { pathname, search } = window.location;
  // A title that is a link opens its panel itself.
  if (link.pathname !== pathname || link.search !== search || link.matches('[role=tab], [role=button]')) return;
  tellAll(nameInHash(link.hash), false);
}

/** Tells which name the address or a link asks for, with one listener for all widgets of the page. */
function onAddress(tell: Tell): () => void {
  if (!ended) {
    ended = new AbortController();
    const { signal } = ended;
    window.addEventListener('hashchange', () => tellAll(nameInHash(window.location.hash), true), { signal });
    // In the capture phase, so that listeners that scroll to the place find it open.
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

/** The panel, or the element inside it, with a name as its id. */
const placeIn = ({ body }: Panel, name: string): Element | null =>
  body.id === name ? body : body.querySelector(`#${CSS.escape(name)}`);

/** The panel with a name, else the one that holds the element of that id. */
const panelFor = <P extends Panel>(panels: readonly P[], name: string): P | undefined =>
  panels.find(({ names }) => names.includes(name)) ?? panels.find((panel) => placeIn(panel, name));

/** Opens the panel that the address names, now and whenever the address changes. `open` must show it at once. */
export function useAddress<P extends Panel>(panels: readonly P[], open: (panel: P) => void): void {
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
      // The browser could not scroll to it while it was hidden.
      if (place && wasHidden && scrolls) requestAnimationFrame(() => place.scrollIntoView());
    };
    const name = nameInHash(window.location.hash);
    if (name) find(name, window.scrollY === 0);
    return onAddress(find);
  }, []);
}

/** Writes a panel's first name into the address, without a new history entry. */
export function writeAddress({ names: [name] }: Panel): void {
  if (name) window.history.replaceState(window.history.state, '', `#${encodeURIComponent(name)}`);
}

interface NamedOptions<P extends Panel> extends Omit<TabsOptions<P>, 'onChosen'> {
  /** Is the open tab's name written into the address? @default false */
  writesHash?: boolean;
}

/** Tabs that the address opens, too. Notifies nested widgets that they are visible. */
export function useNamedTabs<P extends Panel>({ writesHash, ...options }: NamedOptions<P>): TabsState<P> {
  const state = useTabs<P>(writesHash ? { ...options, onChosen: writeAddress } : options);
  const body = state.active?.body;
  useLayoutEffect(() => {
    if (body) tellShown(body);
  }, [body]);
  useAddress(options.tabs, state.show);
  return state;
}
