/**
 * What has just happened to the select: a key (with the value before it), a change, the end of the task that began with the
 * key; or the visitor is done, with Enter or by leaving.
 */
export type ChoosingEvent = { key: string } | { changed: string } | 'task-over' | 'done';

/** Where a visitor is in choosing. */
export interface Choosing {
  /** Is this still the task of a key press? */
  isKey: boolean;
  /** The value before the first key. */
  from?: string;
  /** The value that keys have chosen and that waits to be sent. */
  now?: string;
}

/**
 * Decides when a choice is sent. A closed select changes within the very task of each key press: such a choice waits until
 * the visitor is done, or uses the pointer. A list that is open changes later, by the choice itself.
 */
export function nextChoosing(state: Choosing, event: ChoosingEvent): { state: Choosing; isSent: boolean } {
  const { from, now, isKey } = state;
  if (event === 'task-over') return { state: { ...state, isKey: false }, isSent: false };
  // Whoever came back to where they were has chosen nothing.
  if (event === 'done') return { state: { isKey: false }, isSent: now !== undefined && from !== now };
  if ('key' in event) return { state: { isKey: true, from: now === undefined ? event.key : from, now }, isSent: false };
  if (isKey) return { state: { ...state, now: event.changed }, isSent: false };
  return { state: { isKey: false }, isSent: now === undefined || event.changed !== from };
}
