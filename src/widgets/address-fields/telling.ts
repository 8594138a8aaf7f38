import { pageJQuery } from '../../core/jquery';
import { asArgument, emit } from '../../page/events';

/** The country fields, as the CMS's own scripts delegate to them. */
export const COUNTRY = 'select.country_to_state, input.country_to_state';

let depth = 0;
let isReadyTold = false;

function tell(run: () => void): void {
  depth += 1;
  run();
  depth -= 1;
}

/** Is the event that is on its way one of ours? */
export const isTelling = (): boolean => depth > 0;

/** Is the CMS's own script for countries at work on the page? It then tells others about its start itself. */
export const isLegacyAlive = (): boolean =>
  pageJQuery()
    ?._data?.(document.body, 'events')
    ?.refresh?.some(({ selector }) => selector === COUNTRY) ?? false;

/** Tells the page, once, that addresses follow their country from now on. */
export function tellReady(): void {
  if (isReadyTold) return;
  isReadyTold = true;
  if (!isLegacyAlive()) tell(() => emit(document.body, 'wc_address_i18n_ready'));
}

/** Tells the page that a group now follows `country`; `rebuilt`: the state field that is new or newly filled. */
export function tellCountry(country: string, group: Element, rebuilt: Element | null): void {
  if (rebuilt instanceof HTMLSelectElement) tell(() => emit(rebuilt, 'change'));
  if (rebuilt) tell(() => emit(document.body, 'country_to_state_changed', country, asArgument(group)));
  tell(() => emit(document.body, 'country_to_state_changing', country, asArgument(group)));
}
