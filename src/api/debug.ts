/** Prints the typos and bad settings that `report()` finds to the console; loaded only in debug mode. */

import { onLifecycle } from '../core/hosts/emitter';
import { onMutations } from '../core/hosts/mutations';
import type { StorefrontWidgetsApi } from './api';

/** How long new markup may take to be registered and mounted, in milliseconds. */
const PATIENCE = 2000;

/**
 * Warns of each problem once, from the page's `load` on; `isAwaited`: pushed functions wait that may register types.
 */
export async function warnOfTypos({ report, push }: StorefrontWidgetsApi, isAwaited: boolean): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((done) => window.addEventListener('load', done, { once: true }));
  }
  // This function is called after the pushed functions that wait.
  if (isAwaited) await new Promise<void>((done) => push(() => done()));
  const said = new Set<string>();
  let isDue = false;
  const say = (): void => {
    isDue = false;
    const found = report();
    for (const text of [...found.notes, ...found.flatMap(({ diagnostics }) => diagnostics)]) {
      if (said.has(text)) continue;
      said.add(text);
      console.warn(`storefront-widgets: ${text}`);
    }
  };
  const later = (): void => {
    if (!isDue) setTimeout(say, PATIENCE);
    isDue = true;
  };
  onMutations(later);
  onLifecycle('mounted', later);
  later();
}
