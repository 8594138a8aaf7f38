import { windowValue } from '../../core/settings/siteGlobals';
import type { GuardContext } from '../../core/types';

/** `storefrontWidgetsNotice` exists once `rest.ts` has focused a notice. */
const page = globalThis as { focus_populate_live_region?: () => void; storefrontWidgetsNotice?: object };
let theirs: typeof page.focus_populate_live_region;
let isReleased = false;

/**
 * On claimed pages, replaces the global function by which WooCommerce's script would focus the notice a second time.
 */
export function guardFocus({ claims }: GuardContext): void {
  addEventListener(
    'DOMContentLoaded',
    () => {
      if (!claims(document.body)) return;
      theirs = windowValue('focus_populate_live_region') as typeof theirs;
      page.focus_populate_live_region = () => void (isReleased && theirs?.());
    },
    true,
  );
}

/** Lets WooCommerce's script focus the notice after all. */
export function releaseFocus(): void {
  isReleased = true;
  if (!page.storefrontWidgetsNotice) theirs?.();
}
