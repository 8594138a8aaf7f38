import type { Page } from 'playwright-core';

/** Runs in the page: resolves with whether the element stays where it is while three frames are drawn. */
async function standsStill(element: Element): Promise<boolean> {
  const placeNow = (): string => JSON.stringify(element.getBoundingClientRect());
  const before = placeNow();
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  return placeNow() === before;
}

/** Runs in the page: notes whether the next press reaches the element. */
function watchPress(element: Element): void {
  const note = ({ target }: Event): void => void Object.assign(window, { isHit: element.contains(target as Node) });
  window.addEventListener('pointerdown', note, { capture: true, once: true });
}

/**
 * Presses an element that is marked as disabled, which Playwright would refuse. What slides below the pointer in that moment is
 * pressed in its place, so that it is tried again.
 */
export async function pressDisabled(page: Page, selector: string): Promise<void> {
  const element = page.locator(selector);
  for (let attempt = 0; attempt < 50; attempt += 1) {
    await element.hover();
    if (!(await element.evaluate(standsStill))) continue;
    await element.evaluate(watchPress);
    await page.mouse.down();
    await page.mouse.up();
    if (await page.evaluate(() => (window as unknown as { isHit?: boolean }).isHit)) return;
  }
  throw new Error(`${selector} does not stand still`);
}
