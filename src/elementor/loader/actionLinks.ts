import { isElement } from '../../core/dom/nodes';
import { isModified } from '../../core/jquery/listen';

/** Elementor's selector for action links. Gates recognise Elementor's handler by this text, so it must not change. */
export const ACTION_LINKS = 'a[href^="%23elementor-action"], a[href^="#elementor-action"]';

/** Action links, and the buttons that Elementor 4 prints instead, which have the action in an attribute. */
export const ACTION_ELEMENTS = `${ACTION_LINKS}, [data-action-link*="elementor-action"]`;

/** The action hash of an action link or button; empty for other elements. */
export const hashOf = (element: Element | null | undefined): string =>
  element?.getAttribute('data-action-link') ?? element?.getAttribute('href') ?? '';

/** Stops action links from navigating, even if nobody handles the action. */
export function keepActionLinks(): void {
  // Added last, because many handlers ignore events that are already prevented.
  addEventListener('click', (event) => {
    const { target } = event;
    if (isElement(target) && !isModified(event) && target.closest(ACTION_LINKS)) event.preventDefault();
  });
}
