type Kind = 'local' | 'session';

const area = (kind: Kind): Storage => (kind === 'local' ? window.localStorage : window.sessionStorage);

/** Reads a stored text; null if it is missing or storage is blocked. Never throws. */
export function readStored(kind: Kind, key: string): string | null {
  try {
    return area(kind).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; returns false if storage is blocked or full. Never throws. */
export function writeStored(kind: Kind, key: string, value: string): boolean {
  try {
    area(kind).setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Removes a stored text. Never throws. */
export function removeStored(kind: Kind, key: string): void {
  try {
    area(kind).removeItem(key);
  } catch {
    // Blocked storage needs no removal.
  }
}

/** Does storage work on this page? */
export function canStore(kind: Kind): boolean {
  const probe = 'storefront-widgets-probe';
  if (!writeStored(kind, probe, '1')) return false;
  removeStored(kind, probe);
  return true;
}
