import { markOwn } from '../../../core/hosts/copies';
import { pageJQuery } from '../../../core/jquery/jquery';
import { attributeAspect, classAspect, override, styleAspect } from '../../../core/react/overrides';
import { announce } from '../../../page/base/announce';
import { rememberFocus } from '../../../page/focus/focus';
import './overlay.css';

/** The class of every overlay. */
export const OVERLAY = 'storefront-widgets-overlay';

/** The key under which jQuery BlockUI marks a blocked element. */
const FLAG = 'blockUI.isBlocked';

interface Blocked {
  owners: number;
  end(): void;
}

const blocked = new WeakMap<Element, Blocked>();

function makeCover(message: string): HTMLElement {
  const cover = markOwn(document.createElement('div'));
  cover.className = OVERLAY;
  cover.setAttribute('role', 'status');
  cover.tabIndex = -1;
  cover.appendChild(document.createElement('span')).textContent = message;
  return cover;
}

function start(element: HTMLElement, message: string, isQuiet: boolean): Blocked {
  const owner = {};
  const cover = makeCover(message);
  const focused = document.activeElement;
  const returnFocus = focused && element.contains(focused) ? rememberFocus(focused) : undefined;
  const isStatic = getComputedStyle(element).position === 'static';
  const children = [...element.children];
  const setBlocked = (on: boolean): void => {
    // Not the element itself, because the overlay inside must be able to take the focus.
    for (const child of children) override(child, attributeAspect('inert'), owner, on ? '' : undefined);
    override(element, attributeAspect('aria-busy'), owner, on ? 'true' : undefined);
    override(element, classAspect('processing'), owner, on || undefined);
    if (isStatic) override(element, styleAspect('position'), owner, on ? 'relative' : undefined);
    const data = pageJQuery()?.(element);
    if (on) data?.data(FLAG, 1);
    else data?.removeData(FLAG);
  };
  element.appendChild(cover);
  let cancelAnnouncement: (() => void) | undefined;
  // Before the children become inert, because the field that loses the focus must still send its `change`.
  if (returnFocus) cover.focus({ preventScroll: true });
  else if (!isQuiet && !document.activeElement?.classList.contains(OVERLAY)) cancelAnnouncement = announce(message);
  setBlocked(true);
  return {
    owners: 0,
    end() {
      cancelAnnouncement?.();
      const hasFocus = document.activeElement === cover;
      cover.remove();
      setBlocked(false);
      if (hasFocus) returnFocus?.();
    },
  };
}

/**
 * Covers an element, blocks mouse and keyboard, and keeps the focus that is inside. Returns a function that ends this
 * call; the cover stays until all calls for the element have ended. `isQuiet`: `message` is not announced. Other
 * scripts read `aria-busy` and the class `processing`.
 */
export function block(element: HTMLElement, message: string, isQuiet = false): () => void {
  const entry = blocked.get(element) ?? start(element, message, isQuiet);
  blocked.set(element, entry);
  entry.owners += 1;
  let isReleased = false;
  return () => {
    if (isReleased) return;
    isReleased = true;
    entry.owners -= 1;
    if (entry.owners > 0) return;
    blocked.delete(element);
    entry.end();
  };
}
