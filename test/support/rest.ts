import type { Page, Request } from 'playwright-core';

interface Traffic {
  underWay: Set<Request>;
  begun: number;
}

const traffic = new WeakMap<Page, Traffic>();

/** Follows the page's requests for {@link atRest}. Call before `goto`. */
export function watchRequests(page: Page): void {
  const seen: Traffic = { underWay: new Set(), begun: 0 };
  traffic.set(page, seen);
  page.on('request', (request) => {
    seen.begun += 1;
    seen.underWay.add(request);
  });
  const end = (request: Request): void => void seen.underWay.delete(request);
  page.on('requestfinished', end).on('requestfailed', end);
}

/**
 * Waits until no request is pending and none starts within two idle moments of the page's main thread. Faster than
 * Playwright's `networkidle`, which waits for half a second without requests.
 */
export async function atRest(page: Page): Promise<void> {
  const seen = traffic.get(page);
  if (!seen) throw new Error('watchRequests() has not been called for this page');
  const end = Date.now() + 15_000;
  for (let before = -1; before !== seen.begun || seen.underWay.size > 0; ) {
    if (Date.now() > end)
      throw new Error(`still under way: ${[...seen.underWay].map((request) => request.url()).join(', ')}`);
    before = seen.begun;
    await page.evaluate(idleTwice);
  }
}

/** Runs in the page. */
async function idleTwice(): Promise<void> {
  for (let time = 0; time < 2; time++)
    await new Promise<void>((done) => requestIdleCallback(() => setTimeout(done, 20), { timeout: 1000 }));
}

/** Keeps the browser's own pointer away: it sends a move by itself when the layout changes under it. Call before `goto`. */
export const withoutPointer = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const type of ['pointermove', 'pointerover'])
      addEventListener(type, (event) => event.isTrusted && event.stopImmediatePropagation(), { capture: true });
  });
