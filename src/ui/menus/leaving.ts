import { isElement } from '../../core/dom/nodes';
import { isModified, listen } from '../../core/jquery/listen';
import { isTouchFirst } from '../../page/base/device';
import { on } from '../../page/base/events';

/** An open menu, as `watchOutside` needs it. */
export interface Outside {
  /** The menu's host. The menu closes when an element around or before the host starts or stops sticking. */
  host: Element;
  /** Does a click there leave the menu open? */
  contains(target: Element): boolean;
  close(): void;
}

const isWith = (sticky: Element, host: Element): boolean =>
  sticky.contains(host) || sticky.nextElementSibling?.contains(host) === true;

/**
 * Closes a menu on a click outside, a resize, or when an element around it sticks or comes loose. Returns the stop
 * function.
 */
export function watchOutside({ host, contains, close }: Outside): () => void {
  let width = window.innerWidth;
  const onResize = (): void => {
    // A phone's window changes its height when the browser's bars come and go.
    const isSame = isTouchFirst() && window.innerWidth === width;
    width = window.innerWidth;
    if (!isSame) close();
  };
  window.addEventListener('resize', onResize, { passive: true });
  const stops = [
    () => window.removeEventListener('resize', onResize),
    listen(document, 'click', ({ target }) => {
      // A target that has been removed by its click is neither inside nor outside.
      if (isElement(target) && target.isConnected && !contains(target)) close();
    }),
    ...(['sticky:stick', 'sticky:unstick'] as const).map((name) =>
      on(document, name, (_, { target }) => {
        if (isElement(target) && isWith(target, host)) close();
      }),
    ),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Is a dialog open above the menu, so that Escape is for the dialog? */
function isBelowDialog(host: Element): boolean {
  const dialog = document.activeElement?.closest('[aria-modal=true]');
  return !!dialog && !dialog.contains(host);
}

/**
 * Calls `onEscape` for Escape: with `isFirst` before the rest of the page hears the key, else only if nothing has used
 * it. Returns the stop function.
 */
export function watchEscape(host: Element, isFirst: boolean, onEscape: () => void): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.isComposing) return;
    if (isFirst ? isBelowDialog(host) : event.defaultPrevented || isModified(event)) return;
    event.preventDefault();
    // Otherwise a popup around the menu would close, too.
    if (isFirst) event.stopPropagation();
    onEscape();
  };
  const target = isFirst ? window : document;
  target.addEventListener('keydown', onKey as EventListener, isFirst);
  return () => target.removeEventListener('keydown', onKey as EventListener, isFirst);
}
