/** A key with the value before it, a new value, the end of the key's task; or the visitor is done, by Enter or leaving. */
export type ChoosingEvent = { key: string } | { changed: string } | 'task-over' | 'done';

/** Where a visitor is in choosing. */
export interface Choosing {
  isKey: boolean;
  /** The value before the first key. */
  from?: string;
  /** The value that keys have chosen and that is not sent yet. */
  now?: string;
}

/**
 * Decides when a choice is sent. A closed select changes in the task of the key press (`isKey`): that choice waits until the
 * visitor is done. An open list changes in a later task, when an option is chosen: that is sent at once.
 */
export function nextChoosing(state: Choosing, event: ChoosingEvent): { state: Choosing; isSent: boolean } {
  const { from, now, isKey } = state;
  if (event === 'task-over') return { state: { ...state, isKey: false }, isSent: false };
  // A visitor who is back at the first value has chosen nothing.
  if (event === 'done') return { state: { isKey: false }, isSent: now !== undefined && from !== now };
  if ('key' in event) return { state: { isKey: true, from: now === undefined ? event.key : from, now }, isSent: false };
  if (isKey) return { state: { ...state, now: event.changed }, isSent: false };
  return { state: { isKey: false }, isSent: now === undefined || event.changed !== from };
}
