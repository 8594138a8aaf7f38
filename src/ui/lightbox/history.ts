import { positionOf, withoutPosition, withPosition } from './address';

/** After a move the address follows this much later, in milliseconds … */
const WRITE_DELAY = 800;
/** … or, while pictures still move, in steps of this length. */
const WRITE_RETRY = 500;

interface Options {
  gid: number;
  pid: string;
  /** The address is there already: the page was opened with it, or the visitor went forward to it. */
  fromAddress: boolean;
  isMoving(): boolean;
  /** The visitor went back to where the lightbox was not open. */
  onLeave(): void;
  onMove(pid: string): void;
}

/** The address of an open lightbox. */
export interface AddressKeeper {
  moved(pid: string): void;
  /** Puts the address back to what it was before the lightbox opened. */
  close(): void;
}

/** Says whether the address has changed. */
const write = (how: 'pushState' | 'replaceState', hash: string): boolean => {
  const { href, pathname, search } = window.location;
  try {
    window.history[how](window.history.state, '', pathname + search + hash);
  } catch {
    // Browsers limit how often a page may do this; some throw, others do nothing.
  }
  return window.location.href !== href;
};

/** Records the position in the hash: one history entry for the lightbox, which moves replace; follows back and forward. */
export function keepAddress({ gid, pid, fromAddress, isMoving, onLeave, onMove }: Options): AddressKeeper {
  const before = withoutPosition(window.location.hash);
  let timer = 0;
  let here = true;
  const isPushed = !fromAddress && write('pushState', withPosition(before, { gid, pid }));

  const follow = (): void => {
    const position = positionOf(window.location.hash);
    clearTimeout(timer);
    here = position?.gid === gid;
    if (position && here) onMove(position.pid);
    else onLeave();
  };
  window.addEventListener('hashchange', follow);

  const writeWhenStill = (next: string): void => {
    if (isMoving()) timer = window.setTimeout(writeWhenStill, WRITE_RETRY, next);
    else write('replaceState', withPosition(before, { gid, pid: next }));
  };
  return {
    moved(next) {
      clearTimeout(timer);
      if (positionOf(window.location.hash)?.pid !== next) timer = window.setTimeout(writeWhenStill, WRITE_DELAY, next);
    },
    close() {
      clearTimeout(timer);
      window.removeEventListener('hashchange', follow);
      if (!here) return;
      // Without an entry of ours, back would leave the page.
      if (isPushed) window.history.back();
      else write('replaceState', before);
    },
  };
}
