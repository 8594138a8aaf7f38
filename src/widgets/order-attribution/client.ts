import { onConsent } from '../../page/consent';
import { isTrackingAllowed } from './allowed';
import { expireTracking } from './expire';
import { unshadowInputs } from './legacyScript';
import { type AttributionSettings, shopObject, shopParams } from './params';

/**
 * Beside the living script of the shop: it tracks and fills, we see to consent, and that denied cookies are really gone.
 * Returns what ends it.
 */
export function startClient(settings: AttributionSettings): () => void {
  let isStopped = false;

  const update = (): void => {
    if (isStopped) return;
    unshadowInputs();
    const isAllowed = isTrackingAllowed(settings);
    const { setOrderTracking } = shopObject() ?? {};
    // Asked twice it would count the page twice.
    const isKnown = Boolean(shopParams().allowTracking) === isAllowed;
    if (!isKnown && typeof setOrderTracking === 'function') setOrderTracking(isAllowed);
    if (!isAllowed) expireTracking();
  };

  update();
  // The shop's script hears the same events, maybe after us.
  const stop = onConsent(() => queueMicrotask(update));
  return () => {
    isStopped = true;
    stop();
  };
}
