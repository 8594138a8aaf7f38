import type { Page } from 'playwright-core';

/**
 * Presses what says that it is disabled, which Playwright would wait for. First the pointer goes there, which waits until it
 * has come to rest: what opens above it moves it.
 */
export async function pressDisabled(page: Page, selector: string): Promise<void> {
  const pressed = page.locator(selector);
  await pressed.hover();
  await pressed.click({ force: true });
}
