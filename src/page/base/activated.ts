/** Before this, in milliseconds since the page's start, the browser prepared the page and nobody saw it; mostly 0. */
export function activationTime(): number {
  const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    activationStart?: number;
  })[];
  return entry?.activationStart ?? 0;
}

/**
 * Calls `use` once the visitor is on the page: now, or when they open a page that the browser has prerendered. Returns a
 * function that stops waiting.
 */
export function whenActivated(use: () => void): () => void {
  if (!(document as { prerendering?: boolean }).prerendering) {
    use();
    return () => {};
  }
  const ended = new AbortController();
  document.addEventListener('prerenderingchange', use, { once: true, signal: ended.signal });
  return () => ended.abort();
}
