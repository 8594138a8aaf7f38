import { onConsent } from '../../page/consent';
import { consentFollower, isTrackingAllowed } from './allowed';
import { expireTracking } from './expire';
import { unshadowInputs } from './legacyScript';
import { type AttributionSettings, shopObject, shopParams } from './params';

/**
 * Beside the living script of the shop: it tracks and fills, we see to consent, and that denied cookies are really gone.
 * Returns what ends it.
 */
export function startClient(settings: AttributionSettings): () => void {
  let isStopped = false;
  const isConsentNew = consentFollower(settings.consentCategory);

  const update = (isNew: boolean): void => {
    if (isStopped) return;
    unshadowInputs();
    const now = Boolean(shopParams().allowTracking);
    // What a script has asked for stays until consent for our category changes.
    const isAllowed = isTrackingAllowed(settings, isNew ? undefined : now);
    const { setOrderTracking } = shopObject() ?? {};
    // Asked twice it would count the page twice.
    if (now !== isAllowed && typeof setOrderTracking === 'function') setOrderTracking(isAllowed);
    if (!isAllowed) expireTracking();
  };

  update(true);
  const stop = onConsent(() => {
    const isNew = isConsentNew();
    // The shop's script hears the same events, maybe after us.
    queueMicrotask(() => update(isNew));
  });
  return () => {
    isStopped = true;
    stop();
  };
}
