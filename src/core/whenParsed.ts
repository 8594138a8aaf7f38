/** Runs `use` when the markup of the page is complete: at once, or at `DOMContentLoaded`. */
export function whenParsed(use: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', use, { once: true });
  else use();
}

/**
 * The same in a task of its own: the one in which a deferred script runs has the rest of the parser's work in it, and the
 * page's own start.
 */
export const afterParsed = (use: () => void): void => whenParsed(() => setTimeout(use));
