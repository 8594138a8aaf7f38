import type { GuardContext } from './types';
import { whenParsed } from './whenParsed';

const GUARD = 'init.storefront-widgets-guard';

const stop = (event: { stopPropagation(): void }): void => event.stopPropagation();

/**
 * Some legacy widgets start when a jQuery `init` bubbles from an element to the body. It is stopped at the elements that
 * `find` gives, whatever its target; listeners on the element itself still hear it.
 */
export function silenceInit({ withJQuery }: GuardContext, find: () => readonly Element[]): void {
  withJQuery(($) => whenParsed(() => void $(find()).on(GUARD, stop)));
}

/**
 * Lets legacy start on an element after all; and on the rating inside of it, whose own start ended at that element if it
 * came first. Where it is ours it is silenced still, and where legacy has built its stars there is nothing to start.
 */
export function sendInit({ withJQuery }: GuardContext, element: Element | null): void {
  withJQuery(($) => void $(element).off(GUARD, stop).trigger('init').find('#rating:not(.stars~*)').trigger('init'));
}
