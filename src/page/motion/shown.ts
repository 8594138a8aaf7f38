import { emit, on } from '../base/events';
import { requestFrame } from '../scroll/frames';

const NAME = 'storefront-widgets:shown';

/**
 * Notifies nested widgets of `element` that they are now visible: a tab, an accordion's panel, a menu or a dialog has
 * opened. Called when `element` has its size, before an animation of it ends.
 */
export function tellShown(element: Element): void {
  emit(element, NAME);
  // Elements that move with the page may have another position now.
  requestFrame('size');
}

/**
 * Calls `run` when something around `host` has come into view by itself, not by scrolling. Returns a function that ends
 * it.
 */
export const onShown = (host: Element, run: () => void): (() => void) =>
  on(document, NAME, (_, { target }) => {
    if (target instanceof Element && target.contains(host)) run();
  });
