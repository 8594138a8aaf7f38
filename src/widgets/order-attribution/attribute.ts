import { startClient } from './client';
import { isLegacyAlive } from './legacyScript';
import { type AttributionSettings, shopObject } from './params';
import { startService } from './service';
import { whenShop } from './whenShop';

let isServed = false;

/**
 * Tracks where visits come from and fills the order's hidden inputs; of several hosts the first serves the page. Draws nothing,
 * so a page that has nothing else of ours needs no React. Without the shop's object, which optimisers delay, nothing is known
 * of what is allowed: it waits, unless the host's own settings say; `readAgain` then gives the settings with what the shop
 * has printed. Returns what ends it.
 */
export function attribute(
  settings: AttributionSettings,
  readAgain: () => AttributionSettings,
): (() => void) | undefined {
  if (isServed) return undefined;
  isServed = true;
  const start = (given: AttributionSettings): (() => void) =>
    isLegacyAlive() ? startClient(given) : startService(given);
  const isKnown = shopObject() || settings.allowTracking || settings.consentCategory;
  let stop = isKnown
    ? start(settings)
    : whenShop(() => {
        stop = start(readAgain());
      });
  return () => {
    isServed = false;
    stop();
  };
}
