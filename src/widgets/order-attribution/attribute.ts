import { startClient } from './client';
import { isLegacyAlive } from './legacyScript';
import type { AttributionSettings } from './params';
import { startService } from './service';

let isServed = false;

/**
 * Tracks where visits come from and fills the order's hidden inputs; of several hosts the first serves the page. Draws nothing,
 * so a page that has nothing else of ours needs no React. Returns what ends it.
 */
export function attribute(settings: AttributionSettings): (() => void) | undefined {
  if (isServed) return undefined;
  isServed = true;
  const stop = isLegacyAlive() ? startClient(settings) : startService(settings);
  return () => {
    isServed = false;
    stop();
  };
}
