const whenOnline = (): Promise<unknown> => new Promise((go) => window.addEventListener('online', go, { once: true }));

/**
 * Loads the code that an add needs. Offline, where the browser's own way would leave the page for an error, it waits
 * for the connection, and the button shows that it is at work. Rejects when the code cannot be loaded online.
 */
export async function loadConnected<T>(load: () => Promise<T>, button: HTMLElement): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
  }
  button.classList.add('loading');
  await whenOnline();
  button.classList.remove('loading');
  return load();
}
