/** A lightbox position in the page's address. */
export interface Position {
  gid: number;
  pid: string;
}

const TAIL = /&gid=[^&]*(&pid=.*)?$/;

/** Reads `#…&gid=1&pid=3` as `{ gid: 1, pid: '3' }`; null for any other hash. */
export function positionOf(hash: string): Position | null {
  const [, gid, pid] = /&gid=(\d{1,4})&pid=(-?[\w.]{1,64})$/.exec(hash) ?? [];
  return gid && pid ? { gid: Number(gid), pid } : null;
}

/** The hash without a position. */
export const withoutPosition = (hash: string): string => {
  const rest = hash.replace(TAIL, '');
  return rest === '#' ? '' : rest;
};

/** The hash with a position, after the rest of the hash. */
export const withPosition = (hash: string, { gid, pid }: Position): string =>
  `${withoutPosition(hash) || '#'}&gid=${gid}&pid=${pid}`;

/** The index of the item whose `pid` it is, else of the item at this position (below 1: the first); null if none. */
export function indexOfPid(pid: string, items: readonly { pid?: string }[]): number | null {
  const named = items.findIndex((item) => item.pid === pid);
  if (named >= 0) return named;
  if (!/^-?\d+$/.test(pid)) return null;
  const index = Math.max(Number(pid) - 1, 0);
  return index < items.length ? index : null;
}

const WRITE_DELAY = 800;
const WRITE_RETRY = 500;

interface AddressOptions {
  gid: number;
  pid: string;
  fromAddress: boolean;
  isMoving(): boolean;
  onLeave(): void;
  onMove(pid: string): void;
}

/** The link between the page's address and an open lightbox. */
export interface AddressKeeper {
  moveTo(pid: string): void;
  close(): void;
}

function writeHash(how: 'pushState' | 'replaceState', hash: string): boolean {
  const { href, pathname, search } = window.location;
  try {
    window.history[how](window.history.state, '', pathname + search + hash);
  } catch {
    // Browsers limit how often a page may do this: some throw, others do nothing.
  }
  return window.location.href !== href;
}

/** Keeps the position in the hash, with one history entry per lightbox, and follows back and forward. */
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
      // Without a pushed entry, back would leave the page.
      if (isPushed) window.history.back();
      else writeHash('replaceState', before);
    },
  };
}
