import { windowValue } from '../core/settings/siteGlobals';

let tail: Promise<unknown> = Promise.resolve();
let waiting = 0;

let expected: Promise<unknown> = Promise.resolve();
let expecting = 0;

/** Links in elements of these classes are left out of WordPress's speculation rules. */
const UNFETCHED = ['no-prefetch', 'no-prerender'];

/** Keeps browsers from fetching pages ahead while the cart changes: they would show the cart from before. */
function count(writes: number, presses: number): void {
  waiting += writes;
  expecting += presses;
  document.documentElement.classList[isCartBusy() ? 'add' : 'remove'](...UNFETCHED);
}

/** On the window, because the code that runs at rest is in another file, which has a queue of its own. */
const page = globalThis as { storefrontWidgetsRead?: Promise<unknown> };

/** The newest request that shows the cart, while it runs; undefined if the cart has changed since. */
export const runningCartRead = (): Promise<unknown> | undefined => {
  const reading = windowValue('storefrontWidgetsRead');
  return reading instanceof Promise ? reading : undefined;
};

/**
 * Runs cart writes one after another, because the server's session keeps only the cart of the last writer, so parallel
 * requests would lose items. A task must not wait for another write, because both would then wait forever.
 */
export function queueCartWrite<T>(task: () => Promise<T>): Promise<T> {
  count(1, 0);
  const reading = runningCartRead();
  const ready = reading ? Promise.allSettled([tail, reading]) : tail;
  const result = ready.then(task, task).finally(() => count(-1, 0));
  tail = result.catch(() => undefined);
  return result;
}

/**
 * Runs a request that only shows the cart, after the writes before it; later writes wait for it, because shops with
 * other plugins write the session back with each request, and so with the cart from before the write.
 */
export function queueCartRead<T>(task: () => Promise<T>): Promise<T> {
  const result = (waiting > 0 ? tail.then(task, task) : task()).finally(() => {
    if (page.storefrontWidgetsRead === result) forgetCartRead();
  });
  page.storefrontWidgetsRead = result;
  return result;
}

/** Tells that the cart has changed since the running request for it. */
export function forgetCartRead(): void {
  delete page.storefrontWidgetsRead;
}

/** Counts a press as a cart write while the code that sends it loads. Returns the promise of that code. */
export function expectCartWrite<T>(code: Promise<T>): Promise<T> {
  count(0, 1);
  // A task later, because the write begins when the code is there.
  const end = (): Promise<void> =>
    new Promise((resolve) => {
      setTimeout(() => {
        count(0, -1);
        resolve();
      });
    });
  expected = Promise.all([expected, code.then(end, end)]);
  return code;
}

/** Resolves when no cart write is running, waiting or expected. */
export async function whenCartIdle(): Promise<void> {
  while (isCartBusy()) await Promise.all([tail, expected]);
}

/** Is a cart write running, waiting or expected? */
export const isCartBusy = (): boolean => waiting + expecting > 0;
