import puppeteer, { type KeyInput } from 'puppeteer-core';
import { type Engine, type EnginePage, placeOf } from './engine';

/** A fine pointer that hovers; without a window, Firefox says that the machine has none. */
const MOUSE = 6;

/** Starts Firefox, by its WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: { 'ui.primaryPointerCapabilities': MOUSE, 'ui.allPointerCapabilities': MOUSE },
  });
  const tab = await browser.newPage();
  const page: EnginePage = {
    goto: async (url) => void (await tab.goto(url, { waitUntil: 'load', timeout: 60_000 })),
    resize: (width, height) => tab.setViewport({ width, height }),
    evaluate: <T>(expression: string) => tab.evaluate(expression) as Promise<T>,
    press: async (selector) => {
      const { x, y } = await placeOf(page, selector);
      await tab.mouse.click(x, y);
    },
    point: async (selector) => {
      const { x, y } = await placeOf(page, selector);
      await tab.mouse.move(x, y, { steps: 4 });
    },
    drag: async (selector, dx) => {
      const { x, y } = await placeOf(page, selector);
      await tab.mouse.move(x, y);
      await tab.mouse.down();
      await tab.mouse.move(x + dx, y, { steps: 10 });
      await tab.mouse.up();
    },
    keys: async (...keys) => {
      for (const key of keys) await tab.keyboard.press(key as KeyInput);
    },
    choose: (start) => page.keys(...start),
  };
  return { name: await browser.version(), page, close: () => browser.close() };
}
