import type { WatchedPage } from './page';

/** Makes the browser report that it is offline or online; requests still work, so that the test decides which fail. */
export const sayOnline = (page: WatchedPage, isOnline: boolean): Promise<void> =>
  page.evaluate((online) => {
    Object.defineProperty(navigator, 'onLine', { value: online, configurable: true });
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  }, isOnline);
