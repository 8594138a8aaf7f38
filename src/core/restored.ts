let count = 0;

/** How often the browser has shown this page again from its back/forward cache. */
export const restorations = (): number => count;

/** Calls `use` whenever that happens. Leaving the page cuts its requests off, so what they were for may be tried again. */
export function onRestored(use: () => void): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    count += 1;
    use();
  });
}
