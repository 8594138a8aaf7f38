/** A place in one of the page's lightboxes, as the address names it. */
export interface Position {
  /** The gallery; galleries of a page count from 1. */
  gid: number;
  /** The picture: its place in the gallery, from 1, or a name of its own. */
  pid: string;
}

const TAIL = /&gid=[^&]*(&pid=.*)?$/;

/**
 * Reads the position from a hash; null for everything else, also for what only looks like one.
 * @example positionOf('#tab-reviews&gid=1&pid=3') // { gid: 1, pid: '3' }
 */
export function positionOf(hash: string): Position | null {
  const [, gid, pid] = /&gid=(\d{1,4})&pid=(-?[\w.]{1,64})$/.exec(hash) ?? [];
  return gid && pid ? { gid: Number(gid), pid } : null;
}

/** The hash without a position: what it was before the lightbox opened. */
export const withoutPosition = (hash: string): string => {
  const rest = hash.replace(TAIL, '');
  return rest === '#' ? '' : rest;
};

/** The hash for a position; what else the hash says is kept in front. */
export const withPosition = (hash: string, { gid, pid }: Position): string =>
  `${withoutPosition(hash) || '#'}&gid=${gid}&pid=${pid}`;

/** Which of the items a `pid` names: the item with that name, else its place; numbers below 1 mean the first. Null: none. */
export function indexOfPid(pid: string, items: readonly { pid?: string }[]): number | null {
  const named = items.findIndex((item) => item.pid === pid);
  if (named >= 0) return named;
  if (!/^-?\d+$/.test(pid)) return null;
  const index = Math.max(Number(pid) - 1, 0);
  return index < items.length ? index : null;
}

/** How long after a move the address follows, in milliseconds. */
const WRITE_DELAY = 800;
/** How long it waits once more while pictures still move. */
const WRITE_RETRY = 500;

interface AddressOptions {
  gid: number;
  pid: string;
  /** The address names the position already: the page was opened with it, or the visitor went forward to it. */
  fromAddress: boolean;
  isMoving(): boolean;
  /** The visitor went back to where the lightbox was not open. */
  onLeave(): void;
  onMove(pid: string): void;
}

/** Keeps the address of an open lightbox. */
export interface AddressKeeper {
  /** Lets the address follow to another picture. */
  moveTo(pid: string): void;
  /** Puts the address back to what it was before the lightbox opened. */
  close(): void;
}

/** Writes the hash; false when the browser has refused. */
function writeHash(how: 'pushState' | 'replaceState', hash: string): boolean {
  const { href, pathname, search } = window.location;
  try {
    window.history[how](window.history.state, '', pathname + search + hash);
  } catch {
    // Browsers limit how often a page may do this; some throw, others do nothing.
  }
  return window.location.href !== href;
}

/**
 * Records the position in the hash, in one history entry for the lightbox, which moves replace; and follows back and
 * forward.
 */
export function keepAddress({ gid, pid, fromAddress, isMoving, onLeave, onMove }: AddressOptions): AddressKeeper {
  const before = withoutPosition(window.location.hash);
  let timer = 0;
  let isHere = true;
  const isPushed = !fromAddress && writeHash('pushState', withPosition(before, { gid, pid }));

  const onHashChange = (): void => {
    const position = positionOf(window.location.hash);
    clearTimeout(timer);
    isHere = position?.gid === gid;
    if (position && isHere) onMove(position.pid);
    else onLeave();
  };
  window.addEventListener('hashchange', onHashChange);

  const writeWhenStill = (next: string): void => {
    if (isMoving()) timer = window.setTimeout(writeWhenStill, WRITE_RETRY, next);
    else writeHash('replaceState', withPosition(before, { gid, pid: next }));
  };
  return {
    moveTo(next) {
      clearTimeout(timer);
      if (positionOf(window.location.hash)?.pid !== next) timer = window.setTimeout(writeWhenStill, WRITE_DELAY, next);
    },
    close() {
      clearTimeout(timer);
      window.removeEventListener('hashchange', onHashChange);
      if (!isHere) return;
      // Without an entry of ours, back would leave the page.
      if (isPushed) window.history.back();
      else writeHash('replaceState', before);
    },
  };
}
