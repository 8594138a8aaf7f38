/** A place in one of the page's lightboxes, as the address names it (spec §2). */
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
