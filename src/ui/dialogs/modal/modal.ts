import { topLayer } from '../../../page/base/announce';
import { focusOn, rememberFocus, tabbable } from '../../../page/focus/focus';
import { tellShown } from '../../../page/motion/shown';
import { makeInert } from './inert';
import { lockScroll } from './scrollLock';

/** Something that lies over the page. */
export interface ModalOptions {
  /** All of it. It stands in the page when it is opened. */
  root: HTMLElement;
  /** The visitor wants to leave, with Escape; called for the top one only. */
  onEscape(): void;
  /** Is the page behind out of reach? Without it, Tab leaves and nothing is inert. @default true */
  covers?: boolean;
  /** @default the same as `covers` */
  locksScroll?: boolean;
  /** The element that gets the focus; null leaves it where it is. @default root */
  focus?: HTMLElement | null;
  /** Where the focus goes back to. @default the element that has it now */
  opener?: Element | null;
}

/** An open modal. */
export interface Modal {
  /** Is nothing opened above it? */
  isTop(): boolean;
  /** Ends inertness and lock, and gives the focus back unless the visitor has taken it elsewhere. */
  close(): void;
}

interface Entry {
  options: ModalOptions;
  covers: boolean;
}

/** All that lies over the page, the top one last. */
const stack: Entry[] = [];
let endInert = (): void => {};

/** The topmost modal that covers the page, and those over it, stay in reach. */
function updateInert(): void {
  endInert();
  const at = stack.findLastIndex(({ covers }) => covers);
  endInert = at < 0 ? () => {} : makeInert(stack.slice(at).map(({ options }) => options.root));
}

/** At either end, Tab goes on at the other. */
function turnAround(root: HTMLElement, event: KeyboardEvent): void {
  const stops = tabbable(root);
  const from = document.activeElement;
  const beyond = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const goesOn = (stop: Element): boolean => !!from && (from.compareDocumentPosition(stop) & beyond) > 0;
  if (from && root.contains(from) && stops.some((stop) => goesOn(stop))) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}

/** The browser lets nothing else have keys while a dialog of its own is open. */
function isBelowDialog(root: HTMLElement): boolean {
  const layer = topLayer();
  return layer !== document.body && !layer.contains(root);
}

function onKeyDown(event: KeyboardEvent): void {
  const top = stack.at(-1);
  if (!top || isBelowDialog(top.options.root) || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
    return;
  if (event.key === 'Tab') {
    if (top.covers) turnAround(top.options.root, event);
    return;
  }
  if (event.key !== 'Escape' || event.shiftKey) return;
  // The page behind may close something of its own.
  event.preventDefault();
  event.stopPropagation();
  top.options.onEscape();
}

/**
 * Puts an element over the page: above other open modals, with Escape, Tab, inertness, scroll lock and focus. How it
 * looks is the caller's; so are role and label.
 */
export function openModal(options: ModalOptions): Modal {
  const { root, covers = true, locksScroll = covers, focus = root } = options;
  const entry: Entry = { options, covers };
  const returnFocus = rememberFocus(options.opener ?? document.activeElement);
  if (stack.length === 0) document.addEventListener('keydown', onKeyDown, true);
  stack.push(entry);
  updateInert();
  const unlock = locksScroll ? lockScroll() : undefined;
  if (focus) focusOn(focus, { preventScroll: true });
  tellShown(root);
  return {
    isTop: () => stack.at(-1) === entry,
    close() {
      const at = stack.indexOf(entry);
      if (at < 0) return;
      const { activeElement } = document;
      const hadFocus = !activeElement || activeElement === document.body || root.contains(activeElement);
      stack.splice(at, 1);
      if (stack.length === 0) document.removeEventListener('keydown', onKeyDown, true);
      updateInert();
      unlock?.();
      if (focus && hadFocus) returnFocus();
    },
  };
}
