import type { Page } from 'playwright-core';

/**
 * Waits until the timers have run that the page has set before, for `ms` or less: it sets one itself, which comes behind
 * them, however slow the machine is. For tests that something does not happen.
 */
export function timersRun(page: Page, ms: number): Promise<void> {
  return page.evaluate((delay) => new Promise<void>((done) => setTimeout(done, delay)), ms);
}

/** Stops the page's clock: from now on its timers run by `page.clock.runFor` alone, until `page.clock.resume`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}
