import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser';

let browser: Promise<Browser> | undefined;

/** The browser of this worker, shared by all its files; started on first use, and again if it is lost. */
export async function sharedBrowser(): Promise<Browser> {
  browser ??= launchBrowser();
  const current = await browser;
  if (current.isConnected()) return current;
  browser = launchBrowser();
  return browser;
}
