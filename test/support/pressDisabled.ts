import type { Page } from 'playwright-core';

/** Runs in the page: resolves with whether the element stays where it is while three frames are drawn. */
async function standsStill(element: Element): Promise<boolean> {
  const placeNow = (): string => JSON.stringify(element.getBoundingClientRect());
  const before = placeNow();
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  return placeNow() === before;
}

/**
 * Presses an element that is marked as disabled, which Playwright would refuse. It is pressed where the pointer has found
 * it, once nothing slides any more.
 */
export async function pressDisabled(page: Page, selector: string): Promise<void> {
  const element = page.locator(selector);
  for (let attempt = 0; attempt < 50; attempt += 1) {
    await element.hover();
    if (await element.evaluate(standsStill)) break;
  }
  await page.mouse.down();
  await page.mouse.up();
}
