import { isHtmlElement } from '../../core/dom/nodes';

const TABBABLE =
  'a[href],button:not([disabled]),input:not([disabled]):not([type=hidden]),select:not([disabled]),textarea:not([disabled]),summary,iframe,video[controls],audio[controls],[tabindex]:not([tabindex^="-"]),[contenteditable]:not([contenteditable=false])';

/** Is an element rendered and not hidden by styles? */
export const isShown = (element: Element): boolean =>
  element.checkVisibility ? element.checkVisibility({ checkVisibilityCSS: true }) : element.getClientRects().length > 0;

/** The elements in `root` that Tab reaches, in document order. */
export const tabbable = (root: Element): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (element) => isShown(element) && !element.closest('[inert]'),
  );

/**
 * Remembers the focus; the returned function restores it, or focuses the nearest ancestor that is on the page and
 * shown.
 */
export function rememberFocus(opener: Element | null = document.activeElement): () => void {
  const path: Element[] = [];
  for (let node = opener; node && node !== document.body; node = node.parentElement) path.push(node);
  return () => {
    for (const element of path) {
      if (!isHtmlElement(element) || !element.isConnected || !isShown(element)) continue;
      focusOn(element, { preventScroll: true });
      // A button that has been disabled since takes no focus.
      if (document.activeElement === element) return;
    }
  };
}

/** Focuses an element, even one that is not focusable by itself. */
export function focusOn(element: HTMLElement, options?: FocusOptions): void {
  element.focus(options);
  if (document.activeElement === element) return;
  const before = element.getAttribute('tabindex');
  element.setAttribute('tabindex', '-1');
  const restore = (): void => {
    if (before === null) element.removeAttribute('tabindex');
    else element.setAttribute('tabindex', before);
  };
  element.addEventListener('blur', restore, { once: true });
  element.focus(options);
  if (document.activeElement === element) return;
  element.removeEventListener('blur', restore);
  restore();
}

/** Is the visitor typing, so that widgets must leave focus and keys alone? */
export function isTyping(element: Element | null = document.activeElement): boolean {
  if (!isHtmlElement(element)) return false;
  if (element.isContentEditable || element.matches('textarea, select')) return true;
  return element.matches(
    'input:not([type=button],[type=submit],[type=reset],[type=checkbox],[type=radio],[type=image])',
  );
}

/** Frames within which an element that is shown may become visible. */
const FRAMES = 10;

/** Focuses the first tab stop in an element. Waits some frames, because a panel that fades in may still be hidden. */
export function focusInto(panel: Element, frames = FRAMES): void {
  const [first] = tabbable(panel);
  if (first) first.focus();
  else if (frames > 0) requestAnimationFrame(() => focusInto(panel, frames - 1));
}
