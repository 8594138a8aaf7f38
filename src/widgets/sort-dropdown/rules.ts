/** A key with the value before it, a new value, the end of the key's task, or `done`: Enter, or the focus has left. */
export type ChoosingEvent = { key: string } | { changed: string } | 'task-over' | 'done';

/** The progress of a choice: `from` is the value before the first key, `now` the latest one. */
export interface Choosing {
  isKey: boolean;
  from?: string;
  now?: string;
}

/** Decides when to send: a choice in an open list at once, a choice by key when the visitor is done. */
export function nextChoosing(state: Choosing, event: ChoosingEvent): { state: Choosing; isSent: boolean } {
  const { from, now, isKey } = state;
  if (event === 'task-over') return { state: { ...state, isKey: false }, isSent: false };
  if (event === 'done') return { state: { isKey: false }, isSent: now !== undefined && from !== now };
  if ('key' in event) return { state: { isKey: true, from: now === undefined ? event.key : from, now }, isSent: false };
  if (isKey) return { state: { ...state, now: event.changed }, isSent: false };
  return { state: { isKey: false }, isSent: now === undefined || event.changed !== from };
}
