import type { WatchedPage } from './page';

/** Makes the browser say that it is offline, or online again; requests go on, so that a test decides alone what fails. */
export const sayOnline = (page: WatchedPage, isOnline: boolean): Promise<void> =>
  page.evaluate((online) => {
    Object.defineProperty(navigator, 'onLine', { value: online, configurable: true });
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  }, isOnline);
