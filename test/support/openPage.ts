import type { BrowserContextOptions } from 'playwright-core';
import { inject } from 'vitest';
import type { Core } from './core';
import { atEnd } from './ends';
import { listenEvents } from './events';
import { borrowPage, returnPage } from './keptPages';
import { type WatchedPage, watchProblems } from './problems';

/** How a page is opened. The default is a desktop visitor with a fast machine and JavaScript. */
export interface PageOptions {
  /** @default { width: 1280, height: 900 } */
  viewport?: { width: number; height: number };
  /** A phone: 390 × 844, touch, mobile viewport rules. */
  mobile?: boolean;
  reducedMotion?: boolean;
  /** @default true */
  javaScriptEnabled?: boolean;
  /** CPU slowdown factor, e.g. 4 for a cheap phone. */
  cpu?: number;
  /** Requests whose address matches always fail. */
  block?: (RegExp | string)[];
  /** Switches the page's Content Security Policy off for test code; the test then proves nothing about the policy. */
  bypassCSP?: boolean;
  /** Event names for `heard(page)`, see {@link listenEvents}. */
  listen?: string[];
  /** Runs before the page is fetched: routes, init scripts, recorders. */
  before?: (page: WatchedPage) => Promise<unknown> | unknown;
  /** @default 'load' */
  waitUntil?: 'commit' | 'domcontentloaded' | 'load' | 'networkidle';
  /** A new page with an empty cache, for tests about requests. */
  fresh?: boolean;
  /** Further options of the browser context, e.g. `locale` or `storageState`. */
  context?: BrowserContextOptions;
}

/** Opens `path` (below the served base, or a whole address) as a new visitor, who leaves when the test ends. */
export async function openPage(path: string, options: PageOptions = {}): Promise<WatchedPage> {
  const kept = await borrowPage(contextOptions(options), options.fresh);
  // A throttled page stays slow, and stored state belongs to one visitor.
  const isOnce = options.fresh || options.cpu !== undefined || options.context?.storageState !== undefined;
  atEnd((hasFailed) => returnPage(kept, hasFailed || isOnce));

  const page = watchProblems(kept.page);
  for (const pattern of options.block ?? []) await page.route(pattern, (route) => route.abort());
  if (options.listen) await listenEvents(page, options.listen);
  if (options.cpu) await kept.session.send('Emulation.setCPUThrottlingRate', { rate: options.cpu });
  await options.before?.(page);
  await page.goto(new URL(path, inject('base')).href, { waitUntil: options.waitUntil ?? 'load' });
  return page;
}

/** The build of the widgets that this test runs on. */
export const testedCore = (): Core => inject('core');

function contextOptions(options: PageOptions): BrowserContextOptions {
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
  return {
    ...(options.mobile ? phone : { viewport: { width: 1280, height: 900 } }),
    ...(options.viewport && { viewport: options.viewport }),
    reducedMotion: options.reducedMotion ? 'reduce' : 'no-preference',
    javaScriptEnabled: options.javaScriptEnabled ?? true,
    bypassCSP: options.bypassCSP ?? false,
    ...options.context,
  };
}
