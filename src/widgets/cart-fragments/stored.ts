import { isRecord, parseJson } from '../../core/settings';
import { readStored, removeStored, writeStored } from '../../page/storage';
import type { FragmentParams } from './legacy';

/** How long stored fragments are good, in milliseconds. */
export const DAY = 24 * 60 * 60 * 1000;

/** The fragment without which the others are of no use. */
export const MINI_CART = 'div.widget_shopping_cart_content';

const CREATED = 'wc_cart_created';

/** The cart as this tab has stored it. `created`: ms since the epoch, 0 when it is not known. */
export interface StoredCart {
  fragments: Record<string, unknown> | null;
  hash: string;
  created: number;
}

/** Reads what is stored; blocked or damaged storage holds nothing. */
export function readCart({ fragmentsKey, hashKey }: FragmentParams): StoredCart {
  const parsed = parseJson(readStored('session', fragmentsKey) ?? '');
  return {
    fragments: isRecord(parsed) ? parsed : null,
    hash: readStored('session', hashKey) ?? '',
    created: Number(readStored('session', CREATED)) || 0,
  };
}

/** May the stored fragments be shown? They must hold the mini cart, belong to the cart of the cookie, and be fresh. */
export function isUsable({ fragments, hash, created }: StoredCart, cookieHash: string, now: number): boolean {
  if (!fragments?.[MINI_CART] || hash !== cookieHash) return false;
  return created ? created <= now && now - created < DAY : hash === '';
}

/** Stores the newest cart, where the browser lets us. Old fragments never stay beside a new hash. */
export function storeCart({ fragmentsKey, hashKey }: FragmentParams, fragments: object, hash: string): void {
  if (!writeStored('session', fragmentsKey, JSON.stringify(fragments))) removeStored('session', fragmentsKey);
  writeStored('session', hashKey, hash);
  writeStored('local', hashKey, hash);
  if (hash) writeStored('session', CREATED, String(Date.now()));
  // An empty cart does not grow old.
  else removeStored('session', CREATED);
}
