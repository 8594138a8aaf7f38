import type { Page } from 'playwright-core';

/** The address of the runtime. */
export const RUNTIME = /\/runtime-[\w-]{7}\.js/;

/** Matches the address of a widget's built chunk, whatever its hash, with or without a query. */
export function chunkOf(name: string): RegExp {
  return new RegExp(`/widget-${name}-[\\w-]{7}\\.js(\\?.*)?$`);
}

/** The chunk never arrives: every request fails on the network. */
export async function failChunk(page: Page, name: string): Promise<void> {
  await page.route(chunkOf(name), (route) => route.abort());
}

/** The first request for the chunk fails on the network, later ones are answered. */
export async function failChunkOnce(page: Page, name: string): Promise<void> {
  let failed = false;
  await page.route(chunkOf(name), (route) => {
    if (failed) return route.fallback();
    failed = true;
    return route.abort();
  });
}

/** The chunk is pending until the returned function is called. */
export const holdChunk = (page: Page, name: string): Promise<() => void> => holdRequests(page, chunkOf(name));

/** The first request for the chunk fails on the network; later ones are pending until the returned function is called. */
export async function failThenHoldChunk(page: Page, name: string): Promise<() => void> {
  const release = await holdChunk(page, name);
  // Routes that were added last run first.
  await failChunkOnce(page, name);
  return release;
}

/** The same as {@link holdChunk} for the runtime, without which no widget starts. */
export const holdRuntime = (page: Page): Promise<() => void> => holdRequests(page, RUNTIME);

/** The same for everything at an address. */
export async function holdRequests(page: Page, address: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(address, async (route) => {
    await released;
    await route.fallback().catch(() => {}); // the page may be gone by now
  });
  return release;
}

/** The chunk arrives with its own definition, except that the widget throws when it renders (or mounts). */
export async function throwingChunk(page: Page, name: string): Promise<void> {
  await page.route(chunkOf(name), (route) => {
    const url = new URL(route.request().url());
    if (url.searchParams.has('genuine')) return route.fallback();
    const genuine = JSON.stringify(`${url.pathname}?genuine`);
    const body = `
      import definition from ${genuine};
      export * from ${genuine};
      const thrown = () => { throw new Error('thrown by the test'); };
      export default { ...definition, [definition.component ? 'component' : 'mount']: thrown };`;
    return route.fulfill({ contentType: 'text/javascript', body });
  });
}

/** Waits until a part of the script, and what it imports, can do without the network. */
export async function isFetched(page: Page, part: string): Promise<void> {
  const url = await page.waitForFunction(
    (name) =>
      performance.getEntriesByType('resource').find((one) => one.name.includes(`/${name}-`) && one.name.endsWith('.js'))
        ?.name,
    part,
  );
  await page.evaluate(`import(${JSON.stringify(await url.jsonValue())}).then(() => {})`);
}

/** Waits until the toasts, which come when the pointer is at what may fail, can do without the network. */
export async function toastsAreFetched(page: Page): Promise<void> {
  await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href?.includes('/Toasts-')));
  await isFetched(page, 'Toasts');
}
