/** Runs `use` when the markup of the page is complete: at once, or at `DOMContentLoaded`. */
export function whenParsed(use: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', use, { once: true });
  else use();
}

/** The same in a task of its own, because that of a deferred script has the page's own start in it. */
export const afterParsed = (use: () => void): void => whenParsed(() => setTimeout(use));
