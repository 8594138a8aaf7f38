import { useLayoutEffect, useRef } from 'react';
import { isElement, isTag } from '../../core/dom/nodes';
import { isModified } from '../../core/jquery/listen';
import { sync } from '../../core/react/hooks';
import { tellShown } from '../../page/motion/shown';
import { nameInHash, nameInLink, panelFor, placeIn } from './names';
import type { Panel } from './panel';
import { type TabsOptions, type TabsState, useTabs } from './useTabs';

type Tell = (name: string, scrolls: boolean) => void;

const listeners = new Set<Tell>();
let ended: AbortController | undefined;

const tellAll: Tell = (name, scrolls) => {
  sync(() => {
    if (name) for (const tell of listeners) tell(name, scrolls);
  });
};

/**
 * Follows clicks on links besides `hashchange`: a click may not change the address, because it has the hash already, or
 * another widget scrolls without changing it.
 */
function onClick(event: MouseEvent): void {
  const link = isElement(event.target) ? event.target.closest('a[href*="#"]') : null;
  if (!isTag(link, 'a') || isModified(event)) return;
  tellAll(nameInLink(link), false);
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

/** As `useTabs`; the address opens tabs, too. Notifies nested widgets that they are visible. */
export function useNamedTabs<P extends Panel>({ writesHash, ...options }: NamedOptions<P>): TabsState<P> {
  const state = useTabs<P>(writesHash ? { ...options, onChosen: writeAddress } : options);
  const body = state.active?.body;
  useLayoutEffect(() => {
    if (body) tellShown(body);
  }, [body]);
  useAddress(options.tabs, state.show);
  return state;
}
