import type { GuardContext } from '../../core/types';

const page = globalThis as { focus_populate_live_region?: () => void };
let theirs: typeof page.focus_populate_live_region;
let isOurs = true;

/** The CMS's script calls this global when the document is ready, and on cart removals: ours answers on claimed pages. */
export function guardFocus({ claims }: GuardContext): void {
  addEventListener(
    'DOMContentLoaded',
    () => {
      if (!claims(document.body)) return;
      theirs = page.focus_populate_live_region;
      page.focus_populate_live_region = () => void (isOurs || theirs?.());
    },
    true,
  );
}

/** Lets the CMS's script focus the notice after all. */
export function releaseFocus(): void {
  isOurs = false;
  theirs?.();
}
