import type { Browser, Page, Request } from 'playwright-core';
import { type Disturbance, disturb, doubleRequests } from './disturbances';
import { seeded } from './random';
import { type ShopState, shopState } from './shop';
import type { WidgetsApi } from './widgetsApi';

/** The result of one random sequence of cart actions. */
export interface SequenceResult {
  actions: string[];
  /** Requests that repeated an earlier change. */
  doubles: string[];
  /** The cart on the screen if it differs from the shop's; null if both are equal. */
  difference: string | null;
  /** All requests to the shop and their results. */
  requests: string[];
}

const CART = '/cart/?auto=1&nomini=1';
const PRODUCTS = [11, 14, 15, 17];
const ACTIONS = 8;
/** How long a sequence may take, in milliseconds; most take some five seconds. */
export const LIMIT = 90_000;
/** How long an action waits for an element that was just removed, in milliseconds. */
const GONE = 1000;

type Random = () => number;

const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

/** Clicks at an element's position once or twice, even if it is covered, as an impatient visitor does. */
async function clickAt(page: Page, selector: string, random: Random): Promise<boolean> {
  const all = page.locator(selector);
  const count = await all.count();
  if (count === 0) return false;
  const target = all.nth(Math.floor(random() * count));
  const clickCount = random() < 0.3 ? 2 : 1;
  await target.scrollIntoViewIfNeeded({ timeout: 500 });
  const box = await target.boundingBox({ timeout: GONE });
  if (!box) return false;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { clickCount });
  return true;
}

async function changeQuantity(page: Page, random: Random): Promise<boolean> {
  const field = page.locator('.cart_item input.qty:not([type=hidden])');
  const count = await field.count();
  if (count === 0) return false;
  const value = String(1 + Math.floor(random() * 5));
  const chosen = field.nth(Math.floor(random() * count));
  const change = (element: Element, next: string): boolean => {
    // A covered field cannot be changed.
    if (element.closest('[inert]')) return false;
    (element as HTMLInputElement).value = next;
    for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
    return true;
  };
  return chosen.evaluate(change, value, { timeout: GONE });
}

async function applyCoupon(page: Page, random: Random): Promise<boolean> {
  // The shop trims codes: the blanks tell one attempt from the next.
  const code = pick(random, ['save10', 'fixed5', 'nothing']) + ' '.repeat(1 + Math.floor(random() * 1000));
  const isFilled = await page.evaluate((text) => {
    const field = document.querySelector<HTMLInputElement>('#coupon_code');
    if (!field || field.closest('[inert]')) return false;
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    return true;
  }, code);
  return isFilled && clickAt(page, '[name=apply_coupon]', random);
}

/** Waits for the cart on the current page; from an error page of the shop, the visitor returns to the cart. */
async function whenServed(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  const isShop = await page.evaluate(() => 'StorefrontWidgets' in window);
  if (!isShop) await page.goto(new URL(CART, page.url()).href);
  await page.waitForFunction(() => {
    // A visitor is there.
    document.body?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    document.dispatchEvent(new PointerEvent('pointermove'));
    const { StorefrontWidgets: api } = window as { StorefrontWidgets?: Partial<WidgetsApi> };
    return api?.report?.().some(({ widget, state }) => widget === 'cart-page' && state === 'mounted');
  });
}

/** Adds a product as another part of the page does: first the request, then the event, which needs a mounted cart. */
async function add(page: Page, random: Random): Promise<boolean> {
  const form = { product_id: String(pick(random, PRODUCTS)), quantity: '1' };
  const response = await page.request.post(new URL('/?wc-ajax=add_to_cart', page.url()).href, { form });
  const answer = await response.json().catch(() => null);
  await whenServed(page);
  await page.evaluate(
    (detail) => {
      document.body.dispatchEvent(new CustomEvent('added_to_cart', { bubbles: true, detail }));
    },
    [answer?.fragments, answer?.cart_hash],
  );
  return true;
}

const kinds: Readonly<Record<string, (page: Page, random: Random) => Promise<boolean>>> = {
  add,
  change: changeQuantity,
  remove: (page, random) => clickAt(page, '.product-remove > a', random),
  undo: (page, random) => clickAt(page, '.restore-item', random),
  coupon: applyCoupon,
  'no coupon': (page, random) => clickAt(page, '.woocommerce-remove-coupon', random),
};

const WEIGHTED = ['add', 'change', 'change', 'change', 'remove', 'remove', 'undo', 'coupon', 'no coupon'];

/** The page may be navigating; then there is nothing to act on. */
async function attempt(page: Page, kind: string, random: Random): Promise<boolean> {
  try {
    return (await kinds[kind]?.(page, random)) ?? false;
  } catch {
    await whenServed(page).catch(() => undefined);
    return false;
  }
}

/** The cart as shown on a page, as one text. */
function readScreen(html: string | null): string {
  const root = html === null ? document : new DOMParser().parseFromString(html, 'text/html');
  const text = (element: Element | null): string => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  const rows = [...root.querySelectorAll('.cart_item')].map((row) => {
    const field = row.querySelector<HTMLInputElement>('input.qty');
    return `${text(row.querySelector('.product-name'))} × ${field?.value} = ${text(row.querySelector('.product-subtotal'))}`;
  });
  const totals = [...root.querySelectorAll('.cart_totals tr:not(.shipping)')].map(text);
  return [...rows, ...totals].join('\n') || 'empty';
}

const look = async (page: Page): Promise<{ screen: string; server: string; isBusy: boolean }> => {
  const html = await (await page.request.get(new URL(CART, page.url()).href)).text();
  const [screen, server, isBusy] = await Promise.all([
    page.evaluate(readScreen, null),
    page.evaluate(readScreen, html),
    page.evaluate(() => document.querySelector('.storefront-widgets-overlay, .processing') !== null),
  ]);
  return { screen, server, isBusy };
};

/** Waits until no request is pending and the screen is up to date. */
async function settle(page: Page): Promise<string | null> {
  const end = Date.now() + 40_000;
  let calm = 0;
  let seen = { screen: '', server: '', isBusy: true };
  while (Date.now() < end && calm < 3) {
    await page.waitForTimeout(150);
    try {
      await whenServed(page);
      seen = await look(page);
      calm = !seen.isBusy && seen.screen === seen.server ? calm + 1 : 0;
    } catch {
      await page.waitForLoadState('load').catch(() => undefined);
    }
  }
  if (calm === 3) return null;
  return `${seen.isBusy ? 'still busy; ' : ''}the screen shows\n${seen.screen}\nbut the shop has\n${seen.server}`;
}

interface Notes {
  /** The page's requests to the shop's cart and their results. */
  lines: string[];
  /** All pending requests. */
  open: Set<Request>;
}

/** Records the page's requests from now on. */
function noteRequests(page: Page): Notes {
  const lines: string[] = [];
  const open = new Set<Request>();
  const note = (request: Request, what: string): void => {
    const { pathname, search } = new URL(request.url());
    if (!/^\/cart|wc-ajax|remove|undo/.test(pathname + search)) return;
    const kind = request.isNavigationRequest() ? 'page ' : '';
    lines.push(`${what} ${kind}${request.method()} ${pathname}${search} ${(request.postData() ?? '').slice(0, 120)}`);
  };
  page.on('request', (request) => {
    open.add(request);
    note(request, '→');
  });
  page.on('requestfailed', (request) => {
    open.delete(request);
    note(request, `✗ ${request.failure()?.errorText}`);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('response', (response) => note(response.request(), `← ${response.status()}`));
  return { lines, open };
}

/** Describes what the page waits for, for failure messages. */
async function describeWait(page: Page, { open }: Notes): Promise<string[]> {
  const asked = page
    .evaluate(() => {
      const { StorefrontWidgets: api } = window as { StorefrontWidgets?: Partial<WidgetsApi> };
      const states = api?.report?.().map(({ widget, state }) => `${widget} ${state}`) ?? ['no runtime'];
      return `${location.href} is ${document.readyState}: ${states.join(', ')}`;
    })
    .catch(String);
  const state = await Promise.race([asked, page.waitForTimeout(2000).then(() => 'the page does not answer')]);
  return [state, ...[...open].map((request) => `no answer: ${request.url()}`)];
}

/** Runs one random sequence in a new page, with answers that are late, lost or failed. */
export async function runCartSequence(browser: Browser, shop: string, seed: number): Promise<SequenceResult> {
  const random = seeded(seed);
  const context = await browser.newContext();
  const page = await context.newPage();
  const actions: string[] = [];
  const notes = noteRequests(page);
  const requests = notes.lines;
  const over = new AbortController();
  // Closing the context ends everything that still waits for a page.
  const limit = setTimeout(() => void context.close(), LIMIT);
  try {
    const disturbances: Disturbance[] = [];
    await page.goto(`${shop + CART}&add-to-cart=11`);
    await page.request.get(`${shop}/cart/?add-to-cart=14`);
    await page.goto(shop + CART);
    await whenServed(page);
    for (let step = 0; step < ACTIONS; step += 1) {
      const disturbance = random() < 0.35 ? await disturb(page, random, over.signal) : null;
      if (disturbance) disturbances.push(disturbance);
      const kind = pick(random, WEIGHTED);
      requests.push(`(${kind})`);
      const isDone = await attempt(page, kind, random);
      actions.push(`${kind}${isDone ? '' : ' (not possible)'}${disturbance ? ` [${disturbance.name}]` : ''}`);
      await page.waitForTimeout(random() * 500);
    }
    // Removing the routes during a navigation may leave its requests without an answer.
    over.abort();
    const difference = await settle(page);
    if (difference !== null) requests.push(...(await describeWait(page, notes)));
    const state: ShopState = await shopState(page);
    return { actions, difference, doubles: doubleRequests(state.log, disturbances), requests };
  } catch (error) {
    return { actions, difference: `not ended: ${String(error)}`, doubles: [], requests };
  } finally {
    clearTimeout(limit);
    await context.close();
  }
}
