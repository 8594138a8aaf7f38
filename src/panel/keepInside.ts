/** Events that are hidden from the page's listeners, e.g. for shortcuts and for presses beside a menu. */
const KEPT = ['keydown', 'keypress', 'keyup', 'pointerdown', 'mousedown', 'touchstart', 'click', 'focusin'];

/** Keeps what happens in the panel from the page. */
export function keepInside(room: HTMLElement): void {
  for (const type of KEPT) room.addEventListener(type, (event) => event.stopPropagation());
}
