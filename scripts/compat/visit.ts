/** A visitor of a shop: opens pages, waits until nothing happens any more, reads the cart and what the shop says. */
import type { Browser, Page } from 'playwright-core';

/** A visitor's page, with the errors so far. */
export interface Visit {
  page: Page;
  errors: Set<string>;
  go(path: string): Promise<void>;
  /** Waits until no request has been under way for a while. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

/** Where a shop has what the steps need; '' where it has none. */
export interface Paths {
  list: string;
  simple: string;
  variable: string;
  cart: string;
}

/** How long nothing must happen, and how long that is waited for, in ms. */
const QUIET = 600;
const PATIENCE = 20_000;

/** Opens a window on a shop, with a session of its own. */
export async function visit(browser: Browser, base: string, width: number): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width, height: width < 600 ? 844 : 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const errors = new Set<string>();
  // Addresses differ between two sites.
  const note = (text: string): unknown => errors.add(text.split('\n')[0]?.replace(/https?:\/\/\S+/g, '…') ?? '');
  page.on('pageerror', (error) => note(String(error)));
  page.on('console', (message) => message.type() === 'error' && note(message.text()));
  const running = new Set<unknown>();
  let last = 0;
  page.on('request', (request) => running.add(request));
  const end = (request: unknown): void => {
    running.delete(request);
    last = Date.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  async function settle(): Promise<void> {
    const start = Date.now();
    last = start;
    while ((running.size > 0 || Date.now() - last < QUIET) && Date.now() - start < PATIENCE)
      await page.waitForTimeout(100);
    await page.waitForLoadState('load');
    running.clear();
  }
  return {
    page,
    errors,
    settle,
    async go(path) {
      await page.goto(new URL(path, base).href, { waitUntil: 'load', timeout: 60_000 });
      await settle();
    },
    close: () => context.close(),
  };
}

/** What the shop's own interface answers; null where it has none. */
async function ask<T>({ page }: Visit, query: string): Promise<T | null> {
  return page.evaluate(async (route) => {
    const root = document.querySelector<HTMLLinkElement>('link[rel="https://api.w.org/"]')?.href;
    if (!root) return null;
    const address = `${root}wc/store/v1/${route}`;
    const answer = await fetch(root.includes('?') ? address.replace(/\?(?=[^?]*$)/, '&') : address);
    return answer.ok ? ((await answer.json()) as never) : null;
  }, query);
}

const pathOf = (url: string | undefined): string => (url ? new URL(url).pathname + new URL(url).search : '');

const hasProducts = async ({ page }: Visit): Promise<boolean> =>
  (await page.locator('.add_to_cart_button').count()) > 0;

/** Finds a product of each kind that can be bought, the list with the most buttons, and the cart. */
export async function findPaths(one: Visit): Promise<Paths> {
  await one.go('/');
  const product = async (type: string): Promise<string> => {
    const found = await ask<{ permalink: string; is_purchasable: boolean }[]>(
      one,
      `products?type=${type}&stock_status=instock&per_page=20&orderby=id&order=asc`,
    );
    return pathOf(found?.find((product) => product.is_purchasable || type === 'variable')?.permalink);
  };
  const [simple, variable] = [await product('simple'), await product('variable')];
  await one.go('/shop/');
  // An address with a query starts more of the widgets, so this is the second choice.
  if (!(await hasProducts(one))) await one.go('/?post_type=product');
  const list = (await hasProducts(one)) ? pathOf(one.page.url()) : '';
  const cart = await one.page.evaluate(
    () =>
      (window as { wc_add_to_cart_params?: { cart_url?: string } }).wc_add_to_cart_params?.cart_url ??
      document.querySelector<HTMLAnchorElement>('a[href*="/cart"]')?.href,
  );
  return { list, simple, variable, cart: pathOf(cart) || '/cart/' };
}

interface Cart {
  items: { name: string; quantity: number; variation: { value: string }[] }[];
  totals: { total_price: string };
}

/** The cart's lines and its total, as one text. */
export async function cartOf(one: Visit): Promise<string> {
  const cart = await ask<Cart>(one, 'cart');
  const lines = cart?.items.map(
    ({ name, quantity, variation }) => `${quantity} × ${[name, ...variation.map(({ value }) => value)].join(', ')}`,
  );
  return [...(lines ?? ['no cart']), cart?.totals.total_price].join('; ');
}

/** What the shop says on the page, without what nobody sees. */
export async function noticesOf({ page }: Visit): Promise<string> {
  return page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      '.woocommerce-message, .woocommerce-error, .woocommerce-info, .wc-block-components-notice-banner',
    );
    const texts = [...all].filter((notice) => notice.checkVisibility()).map((notice) => notice.innerText);
    return [...new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim()))].join(' | ');
  });
}
