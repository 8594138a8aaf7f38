/** The shop's own script for attribution, where it is on the page: it does the work, this sees to consent. */
import { isTrackingAllowed, onConsentChange, removeTrackingCookies } from './consent';
import { INPUTS } from './inputs';
import { type AttributionSettings, shopObject, shopParams } from './shop';

/**
 * Is the shop's own script alive? It runs before every deferred script, so its functions are there already.
 * `setOrderTracking` is no sign of it: where the page lacks it, the loader adds one, see `early.ts`.
 */
export const isLegacyAlive = (): boolean => typeof shopObject()?.getAttributionData === 'function';

/**
 * Makes `values` of the inputs' elements work again. The shop's script sets it before it defines the element: the own
 * property then hides the setter, and no later value reaches an input.
 */
function unshadowInputs(): void {
  for (const element of document.querySelectorAll<HTMLElement & { values?: unknown }>(INPUTS)) {
    const own = Object.getOwnPropertyDescriptor(element, 'values');
    if (!own) continue;
    delete element.values;
    element.values = own.value;
  }
}

/**
 * Lets the shop's script track and fill the inputs; allows and denies that by consent, and removes denied cookies. Returns
 * what ends it.
 */
export function superviseLegacy(settings: AttributionSettings): () => void {
  let isStopped = false;

  const update = (isForCategory: boolean): void => {
    if (isStopped) return;
    unshadowInputs();
    const current = Boolean(shopParams().allowTracking);
    // What a script has requested holds until consent for our category changes.
    const isAllowed = isTrackingAllowed(settings, isForCategory ? undefined : current);
    const { setOrderTracking } = shopObject() ?? {};
    // A second call with the same value would count the page twice.
    if (current !== isAllowed && typeof setOrderTracking === 'function') setOrderTracking(isAllowed);
    if (!isAllowed) removeTrackingCookies();
  };

  update(true);
  const stop = onConsentChange(settings.consentCategory, (isForCategory) =>
    // The shop's script listens to the same events, maybe after us.
    queueMicrotask(() => update(isForCategory)),
  );
  return () => {
    isStopped = true;
    stop();
  };
}
