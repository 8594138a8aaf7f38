import { emit, on } from '../base/events';
import { requestFrame } from '../scroll/frames';

const NAME = 'storefront-widgets:shown';

/**
 * Tells what is inside `element` that it can be seen from now on: a tab, an accordion's panel, a menu or a dialog has opened.
 * Called when `element` has its size, before an animation of it ends.
 */
export function tellShown(element: Element): void {
  emit(element, NAME);
  // What moves with the page may stand elsewhere now.
  requestFrame('size');
}

/** Calls `run` when something around `host` has come into view by itself, not by scrolling. Returns what ends it. */
export const onShown = (host: Element, run: () => void): (() => void) =>
  on(document, NAME, (_, { target }) => {
    if (target instanceof Element && target.contains(host)) run();
  });
