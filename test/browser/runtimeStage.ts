import { expect, inject } from 'vitest';
import { openPage, type PageOptions, type WatchedPage, type WidgetsApi } from '../support/page';

/** The public API, as scripts of a page see it. */
export interface PageApi extends Omit<WidgetsApi, 'unmount' | 'mount' | 'setEditMode' | 'report'> {
  push(...calls: ((api: PageApi) => void)[]): void;
  register(type: Record<string, unknown>): boolean;
  mount(root: Element): void;
  unmount(root: Element): void;
  setEditMode(on: boolean | undefined): void;
  report(): ReturnType<WidgetsApi['report']> & { jQuery: string; notes: string[]; startedBy?: string };
  alert(options: Record<string, unknown>): Promise<string | undefined>;
  toast(options: Record<string, unknown>): Promise<void>;
  React: {
    createElement(type: unknown, props?: unknown, ...children: unknown[]): unknown;
    useLayoutEffect(effect: () => unknown, deps?: unknown[]): void;
    useReducer<S>(reducer: (state: S) => S, initial: S): [S, () => void];
  };
  settings: Record<string, (...args: unknown[]) => unknown>;
}

declare global {
  interface Window {
    /** What scripts of a test leave for its assertions. */
    log: unknown[];
  }
}

interface Stage extends PageOptions {
  /** The markup that the server prints where the empty page has its stage. */
  html?: string;
  /** Runs in the page before its own scripts, e.g. to push registrations. */
  script?: () => void;
  query?: string;
}

/**
 * The empty page without the widgets that every page of the shop has, so that a test meets its own only, which load
 * at once unless the test says otherwise.
 */
function stageAddress(query: string): string {
  const search = new URLSearchParams(query);
  const given = JSON.parse(search.get('config') ?? '{"disable":["cart-fragments","mini-cart"]}');
  search.set('config', JSON.stringify({ when: 'load', ...given }));
  return `/blank/?${search}`;
}

/** Opens an empty page with `html` as the server's own markup. */
export function openStage({ html = '', script, query = '', ...options }: Stage): Promise<WatchedPage> {
  return openPage(stageAddress(query), {
    ...options,
    before: async (page) => {
      if (html) await serveStage(page, stageAddress(query), html);
      await page.addInitScript(() => {
        window.log = [];
      });
      if (script) await page.addInitScript(script);
      await options.before?.(page);
    },
  });
}

/** Has the shop itself answer with `html` on the stage: a route in the browser would slow all requests of the page. */
async function serveStage(page: WatchedPage, address: string, html: string): Promise<void> {
  const response = await page.request.get(inject('base') + address);
  const empty = await response.text();
  const body = empty.replace('<div id="stage"></div>', () => `<div id="stage">${html}</div>`);
  expect(body, 'the page has no stage').not.toBe(empty);
  const data = { endpoint: 'page:/blank/', body, type: 'text/html; charset=UTF-8' };
  expect((await page.request.post(`${inject('base')}/__shop/switch`, { data })).ok()).toBe(true);
}

/** Changes what the server answers for an address. */
export async function rewrite(
  page: WatchedPage,
  url: string | RegExp,
  change: (body: string) => string,
): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const changed = change(body);
    expect(changed, `nothing to change in ${String(url)}`).not.toBe(body);
    await route.fulfill({ response, body: changed });
  });
}

/** What the page's scripts have logged. */
export const logged = (page: WatchedPage): Promise<unknown[]> => page.evaluate(() => window.log);

/** Waits until the page's scripts have logged this, and no more. */
export const logs = (page: WatchedPage, expected: unknown[]): Promise<void> =>
  expect.poll(() => logged(page)).toEqual(expected);

/** Calls the public API in the page. */
export const withApi = <T>(page: WatchedPage, use: (api: PageApi) => T): Promise<Awaited<T>> =>
  page.evaluate(`(${use.toString()})(window.StorefrontWidgets)`) as Promise<Awaited<T>>;
