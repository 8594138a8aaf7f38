let count = 0;

/** How often the browser has shown this page again from its back/forward cache, or has got its connection back. */
export const restorations = (): number => count;

/** Calls `use` each time. Requests that were cut off before may then be tried again. */
export function onRestored(use: () => void): void {
  const restore = (): void => {
    count += 1;
    use();
  };
  window.addEventListener('pageshow', ({ persisted }) => persisted && restore());
  window.addEventListener('online', restore);
}
