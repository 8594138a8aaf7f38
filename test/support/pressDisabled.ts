import type { Page } from 'playwright-core';

/**
 * Presses an element that is marked as disabled, which Playwright would refuse. Hovers first, which waits until the element
 * has stopped moving.
 */
export async function pressDisabled(page: Page, selector: string): Promise<void> {
  const pressed = page.locator(selector);
  await pressed.hover();
  await pressed.click({ force: true });
}
