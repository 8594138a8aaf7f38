/** The cart that this tab has stored. */
import { isRecord, parseJson } from '../../core/settings/json';
import { readStored } from '../../page/storage/storage';
import type { FragmentParams } from './coexistence';

/** How long stored fragments are valid, in milliseconds. */
export const DAY = 24 * 60 * 60 * 1000;

/** The key of the mini cart's fragment. Without it, the other fragments are not stored or shown. */
export const MINI_CART = 'div.widget_shopping_cart_content';

/** The key of the time at which the cart was stored. */
export const CREATED = 'wc_cart_created';

/** On the window, because the code that runs at rest is in another file. */
const page = globalThis as { storefrontWidgetsCart?: string };

/** Remembers the cart that the page shows at rest, by its hash; undefined for none. */
export function keepShown(hash: string | undefined): void {
  page.storefrontWidgetsCart = hash;
}

/** Returns the hash of the cart that the page shows at rest, and forgets it. */
export function takeShown(): string | undefined {
  const hash = page.storefrontWidgetsCart;
  delete page.storefrontWidgetsCart;
  return hash;
}

/** The cart stored by this tab. `created`: milliseconds since the epoch, 0 if unknown. */
export interface StoredCart {
  fragments: Record<string, unknown> | null;
  hash: string;
  created: number;
}

/** Reads the stored cart; empty if the storage is blocked or damaged. */
export function readCart({ fragmentsKey, hashKey }: FragmentParams): StoredCart {
  const parsed = parseJson(readStored('session', fragmentsKey) ?? '');
  return {
    fragments: isRecord(parsed) ? parsed : null,
    hash: readStored('session', hashKey) ?? '',
    created: Number(readStored('session', CREATED)) || 0,
  };
}

/** May stored fragments be shown? They must contain the mini cart, belong to the cart in the cookie, and be fresh. */
export function isUsable({ fragments, hash, created }: StoredCart, cookieHash: string, now: number): boolean {
  if (!fragments?.[MINI_CART] || hash !== cookieHash) return false;
  return created ? created <= now && now - created < DAY : hash === '';
}
