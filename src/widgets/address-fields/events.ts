import { isTag } from '../../core/dom/nodes';
import { pageJQuery } from '../../core/jquery/jquery';
import { asArgument, emit } from '../../page/base/events';
import { COUNTRY } from './markup';

let depth = 0;
let isReadyEmitted = false;

function emitOwn(send: () => void): void {
  depth += 1;
  send();
  depth -= 1;
}

/** Is this module dispatching an event now? */
export const isEmitting = (): boolean => depth > 0;

/** Does WooCommerce's country script run on the page? */
export const isLegacyAlive = (): boolean =>
  pageJQuery()
    ?._data?.(document.body, 'events')
    ?.refresh?.some(({ selector }) => selector === COUNTRY) ?? false;

/** Emits `wc_address_i18n_ready`, once per page. */
export function emitReady(): void {
  if (isReadyEmitted) return;
  isReadyEmitted = true;
  if (!isLegacyAlive()) emitOwn(() => emit(document.body, 'wc_address_i18n_ready'));
}

/**
 * Announces a list of states. One that has lost its state has no choice while it does, as with WooCommerce's script:
 * the checkout marks an empty choice as wrong, although the visitor has not been there yet.
 */
function emitStates(select: HTMLSelectElement, hasLostState: boolean): void {
  if (hasLostState) select.selectedIndex = -1;
  emitOwn(() => emit(select, 'change'));
  if (hasLostState && select.selectedIndex < 0) select.selectedIndex = 0;
}

/** What a group's new country has changed: the state field, if it was replaced or filled again, and its choice. */
interface Rebuilt {
  field: Element | null;
  hasLostState: boolean;
}

/** Announces a group's new country. */
export function emitCountry(country: string, group: Element, { field: rebuilt, hasLostState }: Rebuilt): void {
  if (isTag(rebuilt, 'select')) emitStates(rebuilt, hasLostState);
  if (rebuilt) emitOwn(() => emit(document.body, 'country_to_state_changed', country, asArgument(group)));
  emitOwn(() => emit(document.body, 'country_to_state_changing', country, asArgument(group)));
}
