import { isElement } from '../../../core/dom/nodes';
import { Binding } from '../../../core/react/binding';
import { topLayer } from '../../../page/base/announce';
import { focusOn, rememberFocus, tabbable } from '../../../page/focus/focus';
import { tellShown } from '../../../page/motion/shown';

/** The options of `openModal`. */
export interface ModalOptions {
  /** The whole element, which must be in the document. */
  root: HTMLElement;
  /** Called when the visitor presses Escape, only for the top modal. */
  onEscape(): void;
  /** Makes the page behind inert and keeps Tab inside. @default true */
  covers?: boolean;
  /** Keeps the page behind from scrolling. @default the same as `covers` */
  locksScroll?: boolean;
  /** The element that gets the focus; null leaves the focus where it is. @default root */
  focus?: HTMLElement | null;
  /** The element that gets the focus back. @default the element that has the focus now */
  opener?: Element | null;
}

/** An open modal. */
export interface Modal {
  /** Is no other modal open above it? */
  isTop(): boolean;
  /** Ends inertness and scroll lock, and gives the focus back unless the visitor has moved it elsewhere. */
  close(): void;
}

interface Entry {
  options: ModalOptions;
  covers: boolean;
}

/** All open modals, the top one last. */
const stack: Entry[] = [];
let endInert = (): void => {};

/** Makes everything inert except the topmost modal that covers the page, and those above it. */
function updateInert(): void {
  endInert();
  const at = stack.findLastIndex(({ covers }) => covers);
  endInert = at < 0 ? () => {} : makeInert(stack.slice(at).map(({ options }) => options.root));
}

/** Makes Tab wrap around at the first and the last element. */
function turnAround(root: HTMLElement, event: KeyboardEvent): void {
  const stops = tabbable(root);
  const from = document.activeElement;
  const beyond = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const goesOn = (stop: Element): boolean => !!from && (from.compareDocumentPosition(stop) & beyond) > 0;
  if (from && root.contains(from) && stops.some((stop) => goesOn(stop))) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}

/** Is `root` below an open native dialog, which receives all keys? */
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
  // Otherwise Escape could also close something on the page behind.
  event.preventDefault();
  event.stopPropagation();
  top.options.onEscape();
}

/**
 * Puts an element over the page and above other modals: handles Escape, Tab, inertness, scroll lock and focus. The
 * caller provides its looks, role and label.
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

/** Live regions must still be announced, and toasts must stay usable. */
const LEFT_ALONE = 'script,style,link,template,[role=status],[role=alert],.toast-container';

/**
 * Makes everything outside of `roots` inert: the siblings of `roots` and of their ancestors. Returns a stop function.
 */
function makeInert(roots: readonly Element[]): () => void {
  const around = new Set<Element>();
  for (const root of roots) {
    for (let node: Element | null = root; node && node !== document.body; node = node.parentElement) around.add(node);
  }
  const beside = new Set<Element>();
  for (const node of around) {
    if (roots.some((root) => root !== node && root.contains(node))) continue;
    for (const sibling of node.parentElement?.children ?? []) {
      if (!around.has(sibling) && !sibling.matches(LEFT_ALONE)) beside.add(sibling);
    }
  }
  const bindings = [...beside].map((element) => new Binding(element));
  for (const binding of bindings) binding.set({ attrs: { inert: '' } });
  return () => {
    for (const binding of bindings) binding.end();
  };
}

let locks = 0;
let release = (): void => {};

const scrolls = (element: Element): boolean =>
  element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY);

/** Prevents scrolling by touch, which iOS does despite `overflow: hidden`, except inside scrollable elements. */
function onTouchMove(event: TouchEvent): void {
  if (event.touches.length > 1) return;
  for (let node = event.target; isElement(node) && node !== document.body; node = node.parentElement) {
    if (scrolls(node) || node.matches('input[type=range]')) return;
  }
  if (event.cancelable) event.preventDefault();
}

/**
 * Locks scrolling, and keeps the width of the scroll bar free, so that nothing moves sideways, not even fixed elements.
 */
function lock(): () => void {
  const { style } = document.documentElement;
  const gap = window.innerWidth - document.documentElement.clientWidth;
  const before = {
    overflow: style.overflow,
    scrollbarGutter: style.scrollbarGutter,
    paddingInlineEnd: style.paddingInlineEnd,
  };
  style.overflow = 'hidden';
  if (gap > 0 && CSS.supports('scrollbar-gutter', 'stable')) style.scrollbarGutter = 'stable';
  else if (gap > 0) style.paddingInlineEnd = `${gap}px`;
  document.addEventListener('touchmove', onTouchMove, { passive: false });
  return () => {
    Object.assign(style, before);
    if (document.documentElement.getAttribute('style') === '') document.documentElement.removeAttribute('style');
    document.removeEventListener('touchmove', onTouchMove);
  };
}

/** Keeps the page behind a dialog from scrolling, without a layout shift. Returns a function that ends it. */
function lockScroll(): () => void {
  locks += 1;
  if (locks === 1) release = lock();
  let ended = false;
  return () => {
    if (ended) return;
    ended = true;
    locks -= 1;
    if (locks === 0) release();
  };
}
