import { windowValue } from '../settings/siteGlobals';
import { isJQuery, isSupportedVersion, onJQueryDefined } from './jquery';

/** Warns once when the page's jQuery, there already or arriving later, is one that the bridge cannot work with. */
export function warnOfJQuery(): void {
  let warned = false;
  const check = (): void => {
    const found = windowValue('jQuery');
    if (warned || !isJQuery(found) || isSupportedVersion(found.fn.jquery)) return;
    warned = true;
    console.warn(
      `storefront-widgets: jQuery ${found.fn.jquery} is outside 1.9.1 up to 4.0; its listeners do not hear our events.`,
    );
  };
  check();
  onJQueryDefined(check);
}

/** The bridge's line of `report()`: the version it uses, the one it refuses, or none. */
export function jQueryBridgeState(): string {
  const found = windowValue('jQuery');
  if (!isJQuery(found)) return 'no jQuery on the page';
  return isSupportedVersion(found.fn.jquery)
    ? `jQuery ${found.fn.jquery}`
    : `off: jQuery ${found.fn.jquery} is outside 1.9.1 up to 4.0`;
}
