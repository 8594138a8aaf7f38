import type { BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { inject } from 'vitest';
import { blankPath } from '../../fixtures/http/paths';
import { cacheWhileRouting } from './cacheWhileRouting';
import { sharedBrowser } from './connection';
import { type PageState, recordChanges } from './pageChanges';

/** A page with its own context, reused by one test after another. */
export interface KeptPage {
  page: Page;
  /** The shop and the options of its context, as text. */
  key: string;
  session: CDPSession;
  /** Undoes the changes of a test. */
  takeBack(): Promise<PageState>;
}

// The oldest page is closed first.
const MOST = 6;
const idle: KeptPage[] = [];

/**
 * A page with a context of these options: one that an earlier test has left, else a new one. {@link returnPage} ends the
 * loan. Opening a page and its renderer, and fetching and compiling every script anew, takes longer than all else.
 */
export async function borrowPage(options: BrowserContextOptions, isFresh = false): Promise<KeptPage> {
  const key = JSON.stringify([inject('base'), options]);
  const at = isFresh ? -1 : idle.findIndex((one) => one.key === key && !one.page.isClosed());
  const [kept] = at < 0 ? [] : idle.splice(at, 1);
  return kept ?? createPage(options, key);
}

async function createPage(options: BrowserContextOptions, key: string): Promise<KeptPage> {
  const context = await (await sharedBrowser()).newContext(options);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  cacheWhileRouting(page);
  return { page, key, session, takeBack: recordChanges(page) };
}

/** Cleans a page for the next test; closes it if `isSpoiled`, or if cleaning fails. */
export async function returnPage(kept: KeptPage, isSpoiled: boolean): Promise<void> {
  const isClean = !isSpoiled && (await clean(kept).catch(() => false));
  if (!isClean) return closePage(kept);
  idle.push(kept);
  if (idle.length > MOST) await closePage(idle.shift()!); // longer than MOST, so not empty
}

async function closePage({ page }: KeptPage): Promise<void> {
  // The browser may have lost the page; routes may be under way.
  await page.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => undefined);
  await page
    .context()
    .close()
    .catch(() => undefined);
}

/** Resets a page to a new visitor's, at an empty page of the shop; false if that cannot be guaranteed. */
async function clean({ page, session, takeBack }: KeptPage): Promise<boolean> {
  const base = inject('base');
  if (page.isClosed() || new URL(page.url()).origin !== base) return false;
  const state = await takeBack();
  if (state === 'spoiled') return false;
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  // Navigates away first, so that the old page cannot write any more. The empty page has the same origin and storage.
  await page.goto(base + blankPath);
  // Out of the window, so that it is over nothing of the next page.
  await page.mouse.move(-1, -1);
  await Promise.all([context.clearCookies(), session.send('Page.resetNavigationHistory'), page.evaluate(emptyStorage)]);
  if (state === 'routed') await forgetAnswers(session);
  const left = await page.evaluate(() => [
    location.pathname,
    document.cookie,
    localStorage.length + sessionStorage.length,
  ]);
  return JSON.stringify(left) === JSON.stringify([blankPath, '', 0]);
}

/** Empties the browser's memory cache, which keeps the answers of routes; the disk cache does not. */
async function forgetAnswers(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  for (const cacheDisabled of [true, false]) await session.send('Network.setCacheDisabled', { cacheDisabled });
  await session.send('Network.disable');
}

/** Runs in the empty page. */
async function emptyStorage(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  window.name = '';
  for (const name of await caches.keys()) await caches.delete(name);
}
