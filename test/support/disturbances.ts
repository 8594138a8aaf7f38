import type { Page } from 'playwright-core';
import type { ShopState } from './shop';

/** A single failure of the next answer of an endpoint. */
export interface Disturbance {
  name: string;
  endpoint: string;
  /** Does the page learn that its request succeeded? */
  isHeard: boolean;
  /** The earliest time of the failure, in milliseconds since the epoch. */
  at: number;
}

const ENDPOINTS = ['update_cart', 'remove_item', 'undo_item', 'apply_coupon', 'remove_coupon', 'cart', 'add_to_cart'];

const addresses: Readonly<Record<string, (url: string, body: string) => boolean>> = {
  update_cart: (url, body) => /\/cart\//.test(url) && body.includes('update_cart='),
  cart: (url, body) => /\/cart\//.test(url) && body !== '' && !/update_cart=|calc_shipping=/.test(body),
};

function isFor(endpoint: string, url: string, body: string): boolean {
  return addresses[endpoint]?.(url, body) ?? url.includes(endpoint);
}

/** Lets one request through and loses its answer, like a broken connection. */
async function loseAnswer(page: Page, lost: Disturbance, isSent: boolean, over: AbortSignal): Promise<void> {
  const { endpoint } = lost;
  let isUsed = false;
  await page.route(
    (url) => !isUsed && !over.aborted && /\/cart\/|wc-ajax/.test(url.href),
    async (route) => {
      const request = route.request();
      const isMeant =
        !isUsed &&
        !over.aborted &&
        !request.isNavigationRequest() &&
        isFor(endpoint, request.url(), request.postData() ?? '');
      if (!isMeant) return route.fallback();
      isUsed = true;
      // A request that never reached the shop may be repeated.
      if (isSent) lost.at = Date.now();
      if (isSent) await route.fetch({ maxRedirects: 0 }).catch(() => undefined);
      return route.abort('connectionreset').catch(() => undefined);
    },
  );
}

/** Arranges a failure, until `over`. */
export async function disturb(page: Page, random: () => number, over: AbortSignal): Promise<Disturbance> {
  const endpoint = ENDPOINTS[Math.floor(random() * ENDPOINTS.length)] ?? 'update_cart';
  const kind = Math.floor(random() * 6);
  const at = Date.now();
  const change = async (more: Record<string, unknown>): Promise<void> => {
    await page.request.post(new URL('/__shop/switch', page.url()).href, { data: { endpoint, times: 1, ...more } });
  };
  if (kind <= 1) {
    const delay = 200 + Math.floor(random() * 700);
    await change({ delay });
    return { name: `${endpoint} ${delay} ms late`, endpoint, isHeard: true, at };
  }
  if (kind === 2) await change({ status: 500, body: 'Fatal error' });
  else if (kind === 3) await change({ body: '<p>Down for maintenance.</p>', type: 'text/html' });
  const name = ['', '', 'fails', 'answers something else', 'is done, its answer lost', 'does not reach the shop'][kind];
  const disturbance = { name: `${endpoint} ${name}`, endpoint, isHeard: false, at };
  if (kind < 4) return disturbance;
  // Known only when it happens, because the browser itself may send a request of this kind earlier.
  disturbance.at = Number.POSITIVE_INFINITY;
  await loseAnswer(page, disturbance, kind === 4, over);
  return disturbance;
}

const meaningOf = (body: unknown): string => {
  const { security: _, ...rest } = body as Record<string, unknown>;
  return JSON.stringify(rest);
};

/**
 * The requests that repeated a change to the cart with nothing in between. A page may repeat a request if it could not know
 * that it had succeeded.
 */
export function doubleRequests(log: ShopState['log'], disturbances: readonly Disturbance[]): string[] {
  const unheard = new Set<object>();
  for (const { endpoint, at, isHeard } of disturbances) {
    const entry = log.find((one) => one.endpoint === endpoint && one.at >= at && !unheard.has(one));
    if (entry && !isHeard) unheard.add(entry);
  }
  return log.flatMap((entry, index) => {
    const before = log[index - 1];
    if (!before || unheard.has(before) || entry.endpoint === 'add_to_cart') return [];
    const isSame = before.endpoint === entry.endpoint && meaningOf(before.body) === meaningOf(entry.body);
    return isSame ? [`${entry.endpoint} ${meaningOf(entry.body)}`] : [];
  });
}
