import type { WatchedPage } from './page';

/**
 * Clicks with Ctrl, as for a new tab, and returns whether the click is left to the browser. It is prevented after all other
 * listeners, because not every test browser can open a tab.
 */
export async function leavesToBrowser(page: WatchedPage, selector: string): Promise<boolean> {
  const heard = await page.evaluateHandle(() => ({
    isLeft: new Promise<boolean>((tell) => {
      const last = (event: Event): void => {
        tell(!event.defaultPrevented);
        event.preventDefault();
      };
      window.addEventListener('click', last, { once: true });
    }),
  }));
  await page.click(selector, { modifiers: ['ControlOrMeta'] });
  return heard.evaluate(({ isLeft }) => isLeft);
}
