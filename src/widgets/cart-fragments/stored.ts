import { isRecord, parseJson } from '../../core/settings/settings';
import { readStored, removeStored, writeStored } from '../../page/storage/storage';
import type { FragmentParams } from './coexistence';

/** The lifetime of stored fragments, in milliseconds. */
export const DAY = 24 * 60 * 60 * 1000;

/** The key of the mini cart's fragment, without which the others are useless. */
export const MINI_CART = 'div.widget_shopping_cart_content';

const CREATED = 'wc_cart_created';

/** The cart as this tab has stored it. `created`: ms since the epoch, 0 when it is unknown. */
export interface StoredCart {
  fragments: Record<string, unknown> | null;
  hash: string;
  created: number;
}

/** Reads the stored cart; blocked or damaged storage counts as empty. */
export function readCart({ fragmentsKey, hashKey }: FragmentParams): StoredCart {
  const parsed = parseJson(readStored('session', fragmentsKey) ?? '');
  return {
    fragments: isRecord(parsed) ? parsed : null,
    hash: readStored('session', hashKey) ?? '',
    created: Number(readStored('session', CREATED)) || 0,
  };
}

/** May stored fragments be shown? They must hold the mini cart, belong to the cookie's cart, and be fresh. */
export function isUsable({ fragments, hash, created }: StoredCart, cookieHash: string, now: number): boolean {
  if (!fragments?.[MINI_CART] || hash !== cookieHash) return false;
  return created ? created <= now && now - created < DAY : hash === '';
}

/** Stores the newest cart; old fragments never stay beside a new hash. */
export function storeCart({ fragmentsKey, hashKey }: FragmentParams, fragments: object, hash: string): void {
  if (!writeStored('session', fragmentsKey, JSON.stringify(fragments))) removeStored('session', fragmentsKey);
  writeStored('session', hashKey, hash);
  writeStored('local', hashKey, hash);
  if (hash) writeStored('session', CREATED, String(Date.now()));
  else removeStored('session', CREATED);
}
