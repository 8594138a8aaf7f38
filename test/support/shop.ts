import type { Page } from 'playwright-core';

/** The demo shop's record of one visitor. */
export interface ShopState {
  cart: { key: string; id: number; productId: number; variation: Record<string, string>; quantity: number }[];
  /** Calls of the shop's endpoints, in order. `at` is the time in ms. */
  calls: { endpoint: string; body: unknown; at: number }[];
  log: { endpoint: string; body: unknown; at: number }[];
  reviews: unknown[];
}

/** The demo shop's record of this page's visitor. */
export async function shopState(page: Page): Promise<ShopState> {
  const response = await page.request.get(control(page, 'state'));
  return (await response.json()) as ShopState;
}

/** Changes the shop's next answers, e.g. `{ endpoint: 'add_to_cart', status: 500 }`. */
export async function switchAnswer(page: Page, change: Record<string, unknown>): Promise<void> {
  await accepted(page, 'switch', change);
}

/** Holds the shop's next answers, with the change made, until the returned function is called. */
export async function holdAnswer(page: Page, change: Record<string, unknown>): Promise<() => Promise<void>> {
  const { hold } = await accepted(page, 'switch', { ...change, held: true });
  return async () => void (await accepted(page, 'release', String(hold)));
}

/** Resets the shop: empty cart, no recorded requests, normal answers. */
export async function resetShop(page: Page): Promise<void> {
  await accepted(page, 'reset', {});
}

async function accepted(page: Page, name: string, data: Record<string, unknown> | string): Promise<{ hold?: number }> {
  const response = await page.request.post(control(page, name), { data });
  if (!response.ok()) throw new Error(`/__shop/${name} answered ${response.status()}: ${await response.text()}`);
  return (await response.json()) as { hold?: number };
}

function control(page: Page, name: string): string {
  return new URL(`/__shop/${name}`, page.url()).href;
}
