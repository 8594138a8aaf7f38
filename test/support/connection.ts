import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser';

let browser: Promise<Browser> | undefined;

/** The one browser of this worker, which serves all its files; started when first asked for, and again if it is lost. */
export async function sharedBrowser(): Promise<Browser> {
  browser ??= launchBrowser();
  const current = await browser;
  if (current.isConnected()) return current;
  browser = launchBrowser();
  return browser;
}
