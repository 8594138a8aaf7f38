import { isModified } from '../../core/jquery/listen';

/** Links that ask for an action, as Elementor's script writes it: gates know its handler by this text. */
export const ACTION_LINKS = 'a[href^="%23elementor-action"], a[href^="#elementor-action"]';

/** Such a link leads nowhere, also where nobody knows its action. */
export function keepActionLinks(): void {
  // In the bubbling phase on the window, because many listeners skip events that are prevented already.
  addEventListener('click', (event) => {
    const { target } = event;
    if (target instanceof Element && !isModified(event) && target.closest(ACTION_LINKS)) event.preventDefault();
  });
}
