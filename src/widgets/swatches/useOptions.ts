import { useState } from 'react';
import { hostSettings } from '../../core/settings';
import { pageOptions, type SwatchSettings, settings as schema } from './settings';

const silent = (): void => {};

/** The settings of the mount, or new ones when an optimiser has printed the page's options only after it. */
export function useOptions(host: HTMLElement, settings: SwatchSettings): SwatchSettings {
  const [known] = useState(pageOptions);
  const now = pageOptions();
  return now === known ? settings : schema.parse({ ...now, ...hostSettings(host, silent) }, silent);
}
