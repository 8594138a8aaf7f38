import type { Page } from 'playwright-core';

/**
 * Waits until the page's earlier timers of up to `ms` have run, however slow the machine is: it sets a timer that runs
 * after them. For tests that something does not happen.
 */
export function timersRun(page: Page, ms: number): Promise<void> {
  return page.evaluate((delay) => new Promise<void>((done) => setTimeout(done, delay)), ms);
}

/** Stops the page's clock: its timers only run with `page.clock.runFor`, until `page.clock.resume`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
}
