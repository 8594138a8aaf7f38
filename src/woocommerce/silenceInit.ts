import { whenParsed } from '../core/load/schedule';
import type { GuardContext } from '../core/types';

const GUARD = 'init.storefront-widgets-guard';

const stop = (event: { stopPropagation(): void }): void => event.stopPropagation();

/**
 * Stops the jQuery event `init` at the found elements, because WooCommerce starts some widgets when it reaches the
 * body.
 */
export function silenceInit({ withJQuery }: GuardContext, find: () => readonly Element[]): void {
  withJQuery(($) => whenParsed(() => void $(find()).on(GUARD, stop)));
}

/**
 * Lets WooCommerce start on an element, and on a rating in it without stars, whose `init` may have been stopped, too.
 */
export function sendInit({ withJQuery }: GuardContext, element: Element | null): void {
  withJQuery(($) => void $(element).off(GUARD, stop).trigger('init').find('#rating:not(.stars~*)').trigger('init'));
}
