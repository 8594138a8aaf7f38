import { runsElementor } from '../../elementor/elements';
import { withoutBackground } from '../../elementor/loader/hiddenSettings';
import type { Driven } from '../../elementor/takeOver';
import { isAskedByOthers } from '../../page/network/providerApi';
import { containerOf, fileIn } from './markup';
import { VIMEO, YOUTUBE } from './providers';
import type { Source } from './rules';

/** Has Elementor's own script begun to play it? Asked once, before we have changed anything. */
export function isTheirs(host: Element, source: Source | null): boolean {
  const container = containerOf(host);
  if (!container || !source) return false;
  if (fileIn(container)?.hasAttribute('src') || container.querySelector('iframe')) return true;
  if (source.type === 'hosted') return false;
  // It may still wait for the provider's script.
  return runsElementor() && isAskedByOthers((source.type === 'vimeo' ? VIMEO : YOUTUBE).url);
}

/** What it has begun it keeps; what it has not, it never does. */
export const driven: Driven = { isDriven: () => false, change: withoutBackground };
