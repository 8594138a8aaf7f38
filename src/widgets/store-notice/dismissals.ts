import { readCookie, writeCookie } from '../../page/storage/cookies';

const HIDDEN = 'hidden';

const listeners = new Set<() => void>();
const dismissedHere = new Set<string>();

/** The cookie that hides a notice; it has the notice's id, so that a new notice shows. */
export const noticeCookie = (host: HTMLElement): string =>
  `store_notice${/^[\w-]{0,64}$/.exec(host.dataset.noticeId ?? '')?.[0] ?? ''}`;

/** Has the visitor dismissed this notice? */
export const isDismissed = (cookie: string): boolean => dismissedHere.has(cookie) || readCookie(cookie) === HIDDEN;

/** Dismisses a notice and all its copies for `days`; undefined: until the browser closes. */
export function dismissNotice(cookie: string, days: number | undefined): void {
  writeCookie(cookie, HIDDEN, days);
  dismissedHere.add(cookie);
  for (const listener of [...listeners]) listener();
}

/** Calls `listener` when any copy of a notice is dismissed; returns a function that stops it. */
export function onDismissal(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
