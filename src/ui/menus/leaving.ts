import { listen } from '../../core/jquery/listen';
import { isTouchFirst } from '../../page/base/device';
import { on } from '../../page/base/events';

/** An open menu, as far as events outside of it need to know it. */
export interface Outside {
  /** The element that sticks together with the menu: closes when it starts or ceases to. */
  host: Element;
  /** Does a click there leave the menu open? With `watchLeaving`, the focus, too. */
  contains(target: Element): boolean;
  close(): void;
}

/** The causes that close an open menu, besides its own controls. */
export interface Leaving extends Outside {
  onEscape(): void;
}

const isWith = (sticky: Element, host: Element): boolean =>
  sticky.contains(host) || sticky.nextElementSibling?.contains(host) === true;

/** Is there a dialog above the menu? Then Escape is the dialog's. */
function isBelowDialog(host: Element): boolean {
  const dialog = document.activeElement?.closest('[aria-modal=true]');
  return !!dialog && !dialog.contains(host);
}

/** An element that the click has removed has no ancestors to ask. */
const isAway = ({ target }: Event, contains: Outside['contains']): boolean =>
  target instanceof Element && target.isConnected && !contains(target);

/**
 * Closes an open menu by a click outside, another size of the window, and sticky elements that come loose or stick.
 * Returns a function that ends it.
 */
export function watchOutside({ host, contains, close }: Outside): () => void {
  let width = window.innerWidth;
  const onResize = (): void => {
    // A phone's window changes its height when its bars come and go.
    const isSame = isTouchFirst() && window.innerWidth === width;
    width = window.innerWidth;
    if (!isSame) close();
  };
  window.addEventListener('resize', onResize, { passive: true });
  const stops = [
    () => window.removeEventListener('resize', onResize),
    listen(document, 'click', (event) => {
      if (isAway(event, contains)) close();
    }),
    ...(['sticky:stick', 'sticky:unstick'] as const).map((name) =>
      on(document, name, (_, { target }) => {
        if (target instanceof Element && isWith(target, host)) close();
      }),
    ),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Closes an open menu as `watchOutside` does, when the focus goes elsewhere, and by Escape. Returns a function that
 * ends it.
 */
export function watchLeaving(leaving: Leaving): () => void {
  const { host, contains, close, onEscape } = leaving;
  const ended = new AbortController();
  const { signal } = ended;
  const onFocus = (event: Event): void => {
    if (isAway(event, contains)) close();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.isComposing || isBelowDialog(host)) return;
    event.preventDefault();
    // Elements around the menu, like a popup, stay open.
    event.stopPropagation();
    onEscape();
  };
  document.addEventListener('focusin', onFocus, { signal });
  window.addEventListener('keydown', onKey, { signal, capture: true });
  const stop = watchOutside(leaving);
  return () => {
    ended.abort();
    stop();
  };
}
