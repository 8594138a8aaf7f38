import { describe, expect, test } from 'vitest';
import { mounted, openPage, type WatchedPage } from '../support/page';

interface Prerendering {
  prerendering: boolean;
}

/** Opens a page as a browser that prerenders it, until `activate`. */
const prerender = (path: string): Promise<WatchedPage> =>
  openPage(path, {
    before: (page) =>
      page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true, configurable: true })),
  });

/** The visitor opens the page. */
const activate = (page: WatchedPage): Promise<void> =>
  page.evaluate(() => {
    delete (document as unknown as Partial<Prerendering>).prerendering;
    document.dispatchEvent(new Event('prerenderingchange'));
  });

describe('a page that the browser prerenders before somebody opens it', () => {
  test('a popup neither opens nor counts a view until the visitor opens the page', async () => {
    const page = await prerender('/fixture/popups/?load=1');
    await mounted(page, 'popup');
    const views = (): Promise<unknown> =>
      page.evaluate(() => JSON.parse(localStorage.getItem('elementor') ?? '{}').pageViews);
    await page.waitForTimeout(1000);
    expect(await page.locator('#elementor-popup-modal-101').count()).toBe(0);
    expect(await views()).toBeUndefined();
    await activate(page);
    await page.locator('#elementor-popup-modal-101').waitFor({ state: 'visible' });
    expect(await views()).toBe(1);
  });

  test('a visit is tracked when the visitor opens the page', async () => {
    const page = await prerender('/fixture/attribution/');
    await mounted(page, 'order-attribution');
    const cookies = async (): Promise<string[]> =>
      (await page.context().cookies()).map(({ name }) => name).filter((name) => name === 'sbjs_session');
    await page.waitForTimeout(1000);
    expect(await cookies()).toEqual([]);
    await activate(page);
    await expect.poll(cookies).toEqual(['sbjs_session']);
  });
});
