import type { GuardContext } from '../../core/types';

interface Page {
  focus_populate_live_region?: () => void;
}

const page = window as Page;
let theirs: (() => void) | undefined;
let isOurs = true;

/** The CMS's script calls this global when the document is ready, and on cart removals: ours answers on claimed pages. */
export function guardFocus({ claims }: GuardContext): void {
  addEventListener(
    'DOMContentLoaded',
    () => {
      theirs = page.focus_populate_live_region;
      if (!theirs || !claims(document.body)) return;
      page.focus_populate_live_region = () => {
        if (!isOurs) theirs?.();
      };
    },
    true,
  );
}

/** Lets the CMS's script focus the notice after all. */
export function releaseFocus(): void {
  isOurs = false;
  theirs?.();
}
