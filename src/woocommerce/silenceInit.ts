import { whenParsed } from '../core/load/schedule';
import type { GuardContext } from '../core/types';

const GUARD = 'init.storefront-widgets-guard';

const stop = (event: { stopPropagation(): void }): void => event.stopPropagation();

/** Stops a jQuery `init` at `find`'s elements, because some legacy widgets start when it bubbles to the body. */
export function silenceInit({ withJQuery }: GuardContext, find: () => readonly Element[]): void {
  withJQuery(($) => whenParsed(() => void $(find()).on(GUARD, stop)));
}

/** Starts legacy on an element after all, and on an unbuilt rating in it, whose own `init` may have ended there. */
export function sendInit({ withJQuery }: GuardContext, element: Element | null): void {
  withJQuery(($) => void $(element).off(GUARD, stop).trigger('init').find('#rating:not(.stars~*)').trigger('init'));
}
