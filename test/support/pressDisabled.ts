import type { Page } from 'playwright-core';

/**
 * Presses an element that is marked as disabled, which Playwright would refuse. It is pressed where the pointer has found
 * it, once nothing slides any more.
 */
export async function pressDisabled(page: Page, selector: string): Promise<void> {
  await page.evaluate(async () => {
    const ends = (one: Animation): boolean =>
      one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity;
    const moving = document.getAnimations().filter(ends);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
  await page.locator(selector).hover();
  await page.mouse.down();
  await page.mouse.up();
}
