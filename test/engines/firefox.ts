import puppeteer, { type KeyInput } from 'puppeteer-core';
import { type Engine, type EnginePage, mouseOf } from './engine';

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
    ...mouseOf(() => page, tab.mouse),
    keys: async (...keys) => {
      for (const key of keys) await tab.keyboard.press(key as KeyInput);
    },
    choose: (start) => page.keys(...start),
  };
  return { name: await browser.version(), page, close: () => browser.close() };
}
