import type { Busy } from './busy';

/** How long a navigation of ours may take before the page counts as staying, in milliseconds. */
const PATIENCE = 15_000;
/** The same for one of the visitor's: requests may end long before the next page is there. */
const VISITORS = 3000;

/** Knows whether the page is being left. */
export interface Leaving {
  /** Leaves by `go`, which says whether there is a way. The cart stays blocked until the next page is there. */
  go(go: () => boolean): boolean;
  isOurs(): boolean;
  isVisitors(): boolean;
  /** Watches for the visitor's leaving, only while requests are under way: a listener for it can keep a page out of the history. */
  watch(on: boolean): void;
  stop(): void;
}

/** Makes it, for one cart. */
export function watchLeaving(busy: Busy): Leaving {
  let ours = 0;
  let visitors = 0;
  let isWatching = false;

  const end = (): void => {
    if (ours) busy.end();
    clearTimeout(ours);
    ours = 0;
  };
  const visitorLeaves = (): void => {
    clearTimeout(visitors);
    visitors = window.setTimeout(() => {
      visitors = 0;
    }, VISITORS);
  };
  // A page from the browser's history still shows what was under way when it was left.
  const restore = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) end();
  };
  const watch = (on: boolean): void => {
    if (on === isWatching) return;
    isWatching = on;
    if (on) window.addEventListener('beforeunload', visitorLeaves);
    else window.removeEventListener('beforeunload', visitorLeaves);
  };
  window.addEventListener('pageshow', restore);

  return {
    watch,
    isOurs: () => ours !== 0,
    isVisitors: () => visitors !== 0,
    go(go) {
      if (ours) return true;
      if (!go()) return false;
      busy.start();
      ours = window.setTimeout(end, PATIENCE);
      return true;
    },
    stop() {
      clearTimeout(ours);
      clearTimeout(visitors);
      watch(false);
      window.removeEventListener('pageshow', restore);
    },
  };
}
