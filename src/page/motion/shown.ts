import { isElement } from '../../core/dom/nodes';
import { emit, on } from '../base/events';
import { requestFrame } from '../scroll/frames';

const NAME = 'storefront-widgets:shown';

/**
 * Notifies nested widgets that they are now visible, because a tab, panel, menu or dialog has opened. Call it once
 * `element` has its size, even if it is still animated.
 */
export function tellShown(element: Element): void {
  emit(element, NAME);
  // Content that follows the scroll position may have moved.
  requestFrame('size');
}

/** Calls `run` when an ancestor of `host` has become visible other than by scrolling. Returns a stop function. */
export const onShown = (host: Element, run: () => void): (() => void) =>
  on(document, NAME, (_, { target }) => {
    if (isElement(target) && target.contains(host)) run();
  });
