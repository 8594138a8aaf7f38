import { isRecord } from '../../core/settings';
import { readStored, removeStored, writeStored } from '../../page/storage';
import { held, printed } from './controls';
import { changedIn } from './quantities';

const KEY = 'storefront-widgets-unsaved-quantities';

/** How old what was not saved may be, in milliseconds: longer than a page takes to come, shorter than a change of mind. */
const FRESH = 20_000;

/** A quantity that may not have reached the shop: what the server had printed, and what was entered instead. */
export interface Unsaved {
  from: string;
  to: string;
}

const isUnsaved = (value: unknown): value is Unsaved =>
  isRecord(value) && typeof value.from === 'string' && typeof value.to === 'string';

/** Keeps the changed quantities for the next page of this tab, which may be made before they reach the shop. */
export function keepUnsaved(form: HTMLFormElement): void {
  const quantities = Object.fromEntries(
    changedIn(form).map((field) => [field.name, { from: printed(field), to: held(field) }]),
  );
  writeStored('session', KEY, JSON.stringify({ at: Date.now(), quantities }));
}

/** They have reached the shop. */
export const forgetUnsaved = (): void => removeStored('session', KEY);

/** What the page before kept, once, by the name of the field; null when there is nothing, or nothing fresh. */
export function takeUnsaved(): Readonly<Record<string, Unsaved>> | null {
  const stored = readStored('session', KEY);
  if (stored === null) return null;
  forgetUnsaved();
  try {
    const { at, quantities } = JSON.parse(stored) as { at?: unknown; quantities?: unknown };
    const age = Date.now() - Number(at);
    if (!(age >= 0 && age < FRESH) || typeof quantities !== 'object' || quantities === null) return null;
    return Object.fromEntries(
      Object.entries(quantities).filter((entry): entry is [string, Unsaved] => isUnsaved(entry[1])),
    );
  } catch {
    return null;
  }
}
