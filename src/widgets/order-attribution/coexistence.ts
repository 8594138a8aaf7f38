import { isTrackingAllowed, onConsentChange, removeTrackingCookies } from './consent';
import { INPUTS } from './inputs';
import { type AttributionSettings, shopObject, shopParams } from './shop';

/**
 * Is the shop's own script alive? `setOrderTracking` does not count, because `atOnce` of the manifest may have added
 * it.
 */
export const isLegacyAlive = (): boolean => typeof shopObject()?.getAttributionData === 'function';

/** Removes own `values`, which the shop sets before it defines the element, because they hide the setter. */
function unshadowInputs(): void {
  for (const element of document.querySelectorAll<HTMLElement & { values?: unknown }>(INPUTS)) {
    const own = Object.getOwnPropertyDescriptor(element, 'values');
    if (!own) continue;
    delete element.values;
    element.values = own.value;
  }
}

/**
 * Leaves tracking to the shop's script, switches it by consent, removes denied cookies. Returns a function that ends
 * it.
 */
export function superviseLegacy(settings: AttributionSettings): () => void {
  let isStopped = false;

  const update = (isForCategory: boolean): void => {
    if (isStopped) return;
    unshadowInputs();
    const current = Boolean(shopParams().allowTracking);
    const isAllowed = isTrackingAllowed(settings, isForCategory ? undefined : current);
    const { setOrderTracking } = shopObject() ?? {};
    // A second call with the same value would count the page twice.
    if (current !== isAllowed && typeof setOrderTracking === 'function') setOrderTracking(isAllowed);
    if (!isAllowed) removeTrackingCookies();
  };

  update(true);
  const stop = onConsentChange(settings.consentCategory, (isForCategory) =>
    queueMicrotask(() => update(isForCategory)),
  );
  return () => {
    isStopped = true;
    stop();
  };
}
