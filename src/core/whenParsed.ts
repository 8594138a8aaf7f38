/** Runs `use` when the markup of the page is complete: at once, or at `DOMContentLoaded`. */
export function whenParsed(use: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', use, { once: true });
  else use();
}
