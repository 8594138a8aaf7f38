import type { Page } from 'playwright-core';
import { type EnginePage, mouseOf } from '../engines/engine';

/** A page of this Chromium, as the flows of visitors drive pages of other engines. */
export function visitorOf(page: Page): EnginePage {
  const visitor: EnginePage = {
    goto: async (url) => void (await page.goto(url)),
    resize: (width, height) => page.setViewportSize({ width, height }),
    evaluate: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
    ...mouseOf(() => visitor, page.mouse),
    keys: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
    },
    // Letters choose nothing in this build of Chromium.
    choose: async (start) => {
      const chosen = `document.activeElement.selectedOptions[0].text.startsWith(${JSON.stringify(start)})`;
      await page.keyboard.press('Home');
      for (let presses = 0; presses < 300 && !(await page.evaluate(chosen)); presses += 1) {
        await page.keyboard.press('ArrowDown');
      }
    },
  };
  return visitor;
}
