import { readCookie, writeCookie } from '../../page/cookies';

const HIDDEN = 'hidden';

const listeners = new Set<() => void>();
// Where the cookie cannot be stored, the choice still holds for this page view.
const here = new Set<string>();

/** The name of the cookie that keeps a notice hidden: from its id, so that a new text shows again. */
export const noticeCookie = (host: HTMLElement): string => `store_notice${host.dataset.noticeId ?? ''}`;

/** Has the visitor dismissed this notice? */
export const isDismissed = (cookie: string): boolean => here.has(cookie) || readCookie(cookie) === HIDDEN;

/** Dismisses a notice with all its copies, for `days`; undefined: until the browser closes. */
export function dismissNotice(cookie: string, days: number | undefined): void {
  writeCookie(cookie, HIDDEN, days);
  here.add(cookie);
  for (const listener of [...listeners]) listener();
}

/** Hears when a notice is dismissed; themes print one for each of their headers. Returns what stops it. */
export function onDismissal(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
