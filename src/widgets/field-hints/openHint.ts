import { listen } from '../../core/listen';
import { sync } from '../../core/sync';
import { fieldAt, wrapperAt } from './hints';

const listeners = new Set<() => void>();
let open: Element | null = null;
let stops: (() => void)[] = [];

const tell = (): void =>
  sync(() => {
    for (const changed of [...listeners]) changed();
  });

/** Whose hint is open: one of the page's, or none. */
export const openHint = (): Element | null => open;

/** Opens the hint of a wrapper, and closes the one that was open; null only closes. */
export function setOpenHint(wrapper: Element | null): void {
  if (wrapper === open) return;
  open = wrapper;
  tell();
}

function start(): void {
  let pressed: Element | null = null;
  const press = ({ target }: Event): void => {
    pressed = wrapperAt(target);
  };
  // What slides may move a field away from under the pointer: where it was pressed counts, too.
  const clicked = (event: Event): void => {
    const isInside = wrapperAt(event.target) === open || (pressed === open && (event as MouseEvent).detail > 0);
    if (open && !isInside) setOpenHint(null);
  };
  const focused = (event: Event): void => {
    if (open && fieldAt(event.target) && wrapperAt(event.target) !== open) setOpenHint(null);
  };
  document.addEventListener('pointerdown', press, true);
  stops = [
    listen(document, 'click', clicked),
    listen(document, 'focusin', focused),
    () => document.removeEventListener('pointerdown', press, true),
  ];
}

/** Hears when another hint opens, or none is open any more. Returns what stops it. */
export function onOpenHint(changed: () => void): () => void {
  if (listeners.size === 0) start();
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
    if (listeners.size > 0) return;
    for (const stop of stops) stop();
    open = null;
  };
}
