import { mounted, openPage, type WatchedPage } from './page';

/** The four orders in which our tag and the legacy scripts may meet on a page. */
export const ORDERS = ['first', 'last', 'async', 'delayed'] as const;

/** One of the four orders. */
export type Order = (typeof ORDERS)[number];

/** An event that a listener of another plugin received. */
export interface ThirdPartyEntry {
  name: string;
  by: string;
  target: string;
  id: string;
  className: string;
  args: number;
}

/**
 * Opens a page with the legacy scripts, with another plugin's jQuery listeners and with analytics, in the given order;
 * waits until all scripts have run and the widgets are mounted.
 */
export async function openBesideLegacy(path: string, order: Order, widgets: readonly string[]): Promise<WatchedPage> {
  const [address, hash = ''] = path.split('#');
  const query = `${address?.includes('?') ? '&' : '?'}legacy=${order}`;
  const page = await openPage(`${address}${query}${hash && `#${hash}`}`, {
    async before(opening) {
      await opening.addInitScript({ path: 'fixtures/legacy/analytics.js' });
      await opening.addInitScript({ path: 'fixtures/legacy/third-party.js' });
      await opening.addInitScript(() => {
        const loaded: EventTarget[] = [];
        Object.assign(window, { __legacyEffects: [], __loaded: loaded });
        document.addEventListener('load', ({ target }) => target && loaded.push(target), true);
      });
    },
  });
  await legacyHasStarted(page);
  for (const widget of widgets) await mounted(page, widget);
  return page;
}

/**
 * Resolves when all of the legacy scripts have run, with their ready callbacks, their 100 ms timers and the answers to
 * their first requests.
 */
async function legacyHasStarted(page: WatchedPage): Promise<void> {
  await page.waitForFunction(() => {
    const { jQuery, __loaded: loaded } = window as unknown as { jQuery?: unknown; __loaded: EventTarget[] };
    const tags = [...document.querySelectorAll('script[src*="/legacy/"]')];
    const haveRun = tags.length > 0 && tags.every((tag) => loaded.includes(tag));
    return !!jQuery && haveRun && document.readyState === 'complete';
  });
  await page.evaluate(async () => {
    const { jQuery } = window as unknown as { jQuery(fn: () => void): void };
    await new Promise<void>((done) => jQuery(() => setTimeout(done, 250)));
  });
  await page.waitForFunction(() => (window as unknown as { jQuery: { active?: number } }).jQuery.active === 0);
}

/** The actions of legacy handlers since the page was opened. */
export const legacyEffects = (page: WatchedPage): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { __legacyEffects: string[] }).__legacyEffects);

/** Clears the recorded events before the tested action. */
export const forgetHeard = (page: WatchedPage): Promise<void> =>
  page.evaluate(() => {
    const all = window as unknown as { __thirdParty?: unknown[]; __analytics?: unknown[]; __legacyEffects: unknown[] };
    for (const list of [all.__thirdParty, all.__analytics, all.__legacyEffects]) if (list) list.length = 0;
  });

/** How often listeners of one kind received an event: `body`, `document`, `host`, `body delegated`, `document delegated`. */
export const heardByOthers = (page: WatchedPage, name: string, by: string): Promise<number> =>
  page.evaluate(
    ([wanted, kind]) =>
      (window as unknown as { __thirdParty: ThirdPartyEntry[] }).__thirdParty.filter(
        (entry) => entry.name === wanted && entry.by === kind,
      ).length,
    [name, by] as const,
  );

/** How often analytics received a native event, in the capture and in the bubble phase. */
export const heardByAnalytics = (page: WatchedPage, type: string): Promise<{ capture: number; bubble: number }> =>
  page.evaluate((wanted) => {
    const all = (window as unknown as { __analytics: { type: string; phase: string }[] }).__analytics;
    const count = (phase: string): number => all.filter((one) => one.type === wanted && one.phase === phase).length;
    return { capture: count('capture'), bubble: count('bubble') };
  }, type);
