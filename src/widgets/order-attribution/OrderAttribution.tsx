import { useLayoutEffect } from 'react';
import type { WidgetProps } from '../../page/widget';
import { startClient } from './client';
import { isLegacyAlive } from './legacyScript';
import { startService } from './service';
import type { settings as schema } from './settings';

let isServed = false;

/** Tracks where visits come from and fills the order's hidden inputs; of several hosts the first serves the page. */
export function OrderAttribution({ settings }: WidgetProps<typeof schema>): null {
  useLayoutEffect(() => {
    if (isServed) return undefined;
    isServed = true;
    const stop = isLegacyAlive() ? startClient(settings) : startService(settings);
    return () => {
      isServed = false;
      stop();
    };
  }, [settings]);
  return null;
}
