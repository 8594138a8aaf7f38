import { isTouchFirst } from '../../page/base/device';
import { on } from '../../page/base/events';

/** What closes an open menu besides its own controls. */
export interface Leaving {
  /** The element that sticks together with the menu: closes when it starts or ceases to. */
  host: Element;
  /** Does a click or the focus there leave the menu open? */
  contains(target: Element): boolean;
  close(): void;
  onEscape(): void;
}

const isWith = (sticky: Element, host: Element): boolean =>
  sticky.contains(host) || sticky.nextElementSibling?.contains(host) === true;

/** Is there a dialog above the menu? Then Escape is the dialog's. */
function isBelowDialog(host: Element): boolean {
  const dialog = document.activeElement?.closest('[aria-modal=true]');
  return !!dialog && !dialog.contains(host);
}

/** Listens while a menu is open; returns what ends it. */
export function watchLeaving({ host, contains, close, onEscape }: Leaving): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let width = window.innerWidth;
  const onAway = ({ target }: Event): void => {
    if (target instanceof Element && target.isConnected && !contains(target)) close();
  };
  const onResize = (): void => {
    // A phone's window changes its height when its bars come and go.
    const isSame = isTouchFirst() && window.innerWidth === width;
    width = window.innerWidth;
    if (!isSame) close();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.isComposing || isBelowDialog(host)) return;
    event.preventDefault();
    // What lies around the menu, a popup for one, stays open.
    event.stopPropagation();
    onEscape();
  };
  document.addEventListener('click', onAway, { signal });
  document.addEventListener('focusin', onAway, { signal });
  window.addEventListener('resize', onResize, { signal, passive: true });
  window.addEventListener('keydown', onKey, { signal, capture: true });
  const stops = (['sticky:stick', 'sticky:unstick'] as const).map((name) =>
    on(document, name, (_, { target }) => {
      if (target instanceof Element && isWith(target, host)) close();
    }),
  );
  return () => {
    ended.abort();
    for (const stop of stops) stop();
  };
}
