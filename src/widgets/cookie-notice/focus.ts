import { useLayoutEffect, useState } from 'react';
import { sync } from '../../core/react/sync';
import { focusOn, rememberFocus, tabbable } from '../../page/focus';

/** Moves the focus into `root` and keeps Tab inside. Returns what ends it and puts the focus back. */
export function containFocus(root: HTMLElement): () => void {
  const restore = rememberFocus();
  const onKeyDown = (event: KeyboardEvent): void => {
    const { activeElement } = document;
    if (event.key !== 'Tab' || activeElement?.closest('[aria-modal=true], dialog')) return;
    const inside = tabbable(root);
    const [first, last] = [inside[0] ?? root, inside.at(-1) ?? root];
    const leaves = activeElement === (event.shiftKey ? first : last) || activeElement === root;
    if (root.contains(activeElement) && !leaves) return;
    event.preventDefault();
    focusOn(event.shiftKey ? last : first);
  };
  document.addEventListener('keydown', onKeyDown, true);
  focusOn(tabbable(root)[0] ?? root);
  return () => {
    document.removeEventListener('keydown', onKeyDown, true);
    if (root.contains(document.activeElement)) restore();
  };
}

type Styles = Record<string, string | undefined>;

const NO_STYLES: Styles = {};

function paddingFor(notice: Element): Styles {
  const { top, bottom, height } = notice.getBoundingClientRect();
  if (getComputedStyle(notice).position !== 'fixed' || height === 0) return NO_STYLES;
  const room = `${Math.ceil(height)}px`;
  const isAbove = top + bottom < window.innerHeight;
  return isAbove ? { 'scroll-padding-top': room } : { 'scroll-padding-bottom': room, 'padding-bottom': room };
}

/** Styles of the page's root that keep focused elements from being covered by a notice at the edge. */
export function useRoomFor(notice: Element, isShown: boolean): Styles {
  const [styles, setStyles] = useState(NO_STYLES);
  useLayoutEffect(() => {
    if (!isShown) {
      setStyles(NO_STYLES);
      return undefined;
    }
    const observer = new ResizeObserver(() => sync(() => setStyles(paddingFor(notice))));
    observer.observe(notice);
    return () => observer.disconnect();
  }, [notice, isShown]);
  return styles;
}
