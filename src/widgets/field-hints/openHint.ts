import { listen } from '../../core/jquery/listen';
import { sync } from '../../core/react/hooks';
import { fieldAt, wrapperAt } from './markup';

const subscribers = new Set<() => void>();
let open: Element | null = null;
let stops: (() => void)[] = [];

/** The wrapper whose hint is open, one on the whole page; null for none. */
export const openHint = (): Element | null => open;

/** Opens the hint of a wrapper and closes the open one; null only closes. */
export function setOpenHint(wrapper: Element | null): void {
  if (wrapper === open) return;
  open = wrapper;
  sync(() => {
    for (const notify of [...subscribers]) notify();
  });
}

function listenToPage(): void {
  let pressed: Element | null = null;
  const onPointerDown = ({ target }: Event): void => {
    pressed = wrapperAt(target);
  };
  const onClick = (event: Event): void => {
    // A sliding hint may move its field from under the pointer, so the place of the press counts, too.
    const isInside = wrapperAt(event.target) === open || (pressed === open && (event as MouseEvent).detail > 0);
    if (open && !isInside) setOpenHint(null);
  };
  const onFocusIn = (event: Event): void => {
    if (open && fieldAt(event.target) && wrapperAt(event.target) !== open) setOpenHint(null);
  };
  document.addEventListener('pointerdown', onPointerDown, true);
  stops = [
    listen(document, 'click', onClick),
    listen(document, 'focusin', onFocusIn),
    () => document.removeEventListener('pointerdown', onPointerDown, true),
  ];
}

/** Calls back when another hint opens or the open one closes. Returns a function that stops it. */
export function onOpenHint(onChange: () => void): () => void {
  if (subscribers.size === 0) listenToPage();
  subscribers.add(onChange);
  return () => {
    subscribers.delete(onChange);
    if (subscribers.size > 0) return;
    for (const stop of stops) stop();
    open = null;
  };
}
