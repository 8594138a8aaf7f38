import type { Page } from 'playwright-core';

/** A request as the page sent it. */
export interface SentRequest {
  method: string;
  url: string;
  body: string | null;
}

/**
 * Records the requests whose address matches, from now on, in the array that it returns. Call it before the action
 * (in `openPage`'s `before` for requests at load).
 */
export function requestsTo(page: Page, pattern: RegExp): SentRequest[] {
  const sent: SentRequest[] = [];
  page.on('request', (request) => {
    if (!pattern.test(request.url())) return;
    sent.push({ method: request.method(), url: request.url(), body: request.postData() });
  });
  return sent;
}

/** Resolves when a request that the page sends now is answered: by then, it has the answers to earlier ones. */
export const oneMoreAnswer = (page: Page): Promise<void> =>
  page.evaluate(async () => void (await (await fetch('/__shop/state')).text()));
