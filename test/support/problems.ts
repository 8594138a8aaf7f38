import type { Page } from 'playwright-core';

/** Something that a page reported against itself. */
export interface Problem {
  kind: 'console' | 'exception' | 'request' | 'csp';
  text: string;
}

/** A page whose problems are collected from its first byte on. */
export type WatchedPage = Page & { readonly problems: Problem[] };

/**
 * Collects console errors, uncaught exceptions, failed or refused requests (network failure, or status 400 and above) and
 * Content Security Policy violations in `page.problems`, from now on. Requests that a navigation cancels do not count.
 */
export function watchProblems(page: Page): WatchedPage {
  const problems: Problem[] = [];
  const report = (kind: Problem['kind'], text: string) => problems.push({ kind, text });

  page.on('pageerror', (error) => report('exception', error.stack ?? String(error)));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const text = message.text();
    // The request itself is reported below, with its address.
    if (text.startsWith('Failed to load resource')) return;
    report(/Content Security Policy|Trusted(HTML|Script|ScriptURL)/.test(text) ? 'csp' : 'console', text);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    if (reason !== 'net::ERR_ABORTED') report('request', `${request.method()} ${request.url()}: ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() < 400 || response.url().endsWith('/favicon.ico')) return;
    report('request', `${response.request().method()} ${response.url()}: ${response.status()}`);
  });

  return Object.defineProperty(page, 'problems', { value: problems, configurable: true }) as WatchedPage;
}

/** Throws with the page's messages if it reported anything that `allowed` does not match. */
export function expectNoProblems(page: WatchedPage, allowed: RegExp[] = []): void {
  const found = page.problems.filter(({ text }) => !allowed.some((pattern) => pattern.test(text)));
  if (found.length === 0) return;
  const list = found.map(({ kind, text }) => `  ${kind}: ${text}`).join('\n');
  throw new Error(`${page.url()} reported ${found.length} problem(s):\n${list}`);
}
