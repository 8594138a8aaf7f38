import type { Page } from 'playwright-core';
import type { WidgetState, WidgetsApi } from './widgetsApi';

/**
 * Waits until there is a host of `widget` and every one (that also matches `selector`) is "mounted". Touches hosts that
 * wait for interaction.
 */
export function mounted(page: Page, widget: string, selector?: string): Promise<void> {
  return hostsBecome(page, widget, 'mounted', selector);
}

/** Waits until the loader holds presses; the runtime may still be missing. */
export const loaderStarted = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => 'report' in ((window as { StorefrontWidgets?: object }).StorefrontWidgets ?? {}));

/** Has the runtime started by a pushed function, and waits until it has taken over from the loader. */
export async function started(page: Page): Promise<void> {
  await loaderStarted(page);
  await page.evaluate(() => {
    const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets: { push(use: () => void): void } };
    if (!('register' in api)) api.push(() => {});
  });
  await page.waitForFunction(() => 'register' in (window as { StorefrontWidgets?: object }).StorefrontWidgets!);
}

/**
 * Waits until the script has started and all current hosts of the page have mounted, with a test widget that mounts
 * last. For tests that nothing (more) mounts.
 */
export async function allMounted(page: Page): Promise<void> {
  const marker = 'test-marker';
  await started(page);
  await page.evaluate((name) => {
    const marked = window as unknown as { StorefrontWidgets: { register(type: object): boolean }; __marked?: boolean };
    if (!marked.__marked) marked.StorefrontWidgets.register({ name, mount: () => undefined });
    marked.__marked = true;
    const host = document.createElement('i');
    host.dataset.widget = name;
    // A test may have removed the body.
    (document.body ?? document.documentElement).append(host);
  }, marker);
  await mounted(page, marker);
  await page.$eval(`[data-widget=${marker}]`, (host) => host.remove());
}

/** What begins the use of a widget whose host is the whole page, or a whole list. */
const PARTS = '.ajax_add_to_cart, .remove_from_cart_button, .widget_shopping_cart_content';
const PARTS_OF_LISTS = '.jet-woo-switcher-btn';

interface Touch {
  widget: string;
  selector: string;
  /** Are waiting hosts to be used? Else the pointer only moves over the page. */
  isUse: boolean;
  parts: string;
  partsOfLists: string;
}

/**
 * Does what a visitor does: moves the pointer over the page, where nothing has needed the runtime yet, and turns to the
 * hosts whose widget waits. Other hosts stay where they are, because the page would be scrolled to them.
 */
const touchWaiting = (page: Page, touch: Touch): Promise<void> =>
  page.evaluate(({ widget, selector, isUse, parts, partsOfLists }) => {
    const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets?: WidgetsApi };
    if (!('register' in (api ?? {}))) document.dispatchEvent(new PointerEvent('pointermove'));
    if (!isUse || typeof api?.report !== 'function') return;
    for (const { element, widget: name, state, waitedFor } of api.report()) {
      if (name !== widget || state !== 'waiting' || !element.matches(selector)) continue;
      if (waitedFor === 'input') document.dispatchEvent(new PointerEvent('pointermove'));
      element.dispatchEvent(new PointerEvent('pointerover'));
      for (const part of element.querySelectorAll(element === document.body ? parts : partsOfLists))
        part.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      if (element === document.body) continue;
      element.scrollIntoView({ block: 'nearest' });
      // Hosts in a closed tab never come into view.
      if (element.checkVisibility?.() === false) api.mount(element);
    }
  }, touch);

/**
 * Waits until every host of `widget` (that also matches `selector`) is in `state`; fails after `timeout` ms with what
 * the hosts say instead.
 */
export async function hostsBecome(
  page: Page,
  widget: string,
  state: WidgetState,
  selector = '*',
  timeout = 30_000,
): Promise<void> {
  const end = Date.now() + timeout;
  for (;;) {
    const states = await widgetStates(page, widget, selector);
    if (states.length > 0 && states.every((found) => found === state)) return;
    const isUse = state !== 'waiting';
    await touchWaiting(page, { widget, selector, isUse, parts: PARTS, partsOfLists: PARTS_OF_LISTS });
    if (Date.now() > end) throw new Error(await complaint(page, widget, state, selector, states));
    await page.waitForTimeout(20);
  }
}

/** The state of `widget` itself on each of its hosts, in document order; `null` where there is none yet. */
const widgetStates = (page: Page, widget: string, selector: string): Promise<(string | null)[]> =>
  page.evaluate(
    ([name, also]) => {
      const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets?: WidgetsApi };
      const rows = typeof api?.report === 'function' ? api.report() : [];
      return [...document.querySelectorAll(`[data-widget~="${name}"]`)]
        .filter((host) => host.matches(also!))
        .map(
          (host) =>
            rows.find((row) => row.element === host && row.widget === name)?.state ??
            host.getAttribute('data-widget-state'),
        );
    },
    [widget, selector],
  );

/** The `data-widget-state` of each host of `widget`, in document order; `null` where there is none yet. */
export function hostStates(page: Page, widget: string, selector = '*'): Promise<(string | null)[]> {
  return page.evaluate(
    ([name, also]) =>
      [...document.querySelectorAll(`[data-widget~="${name}"]`)]
        .filter((host) => host.matches(also!))
        .map((host) => host.getAttribute('data-widget-state')),
    [widget, selector],
  );
}

async function complaint(page: Page, widget: string, state: string, selector: string, states: unknown[]) {
  const report = await page.evaluate((name) => {
    const api = (window as unknown as { StorefrontWidgets?: WidgetsApi }).StorefrontWidgets;
    if (typeof api?.report !== 'function') return 'StorefrontWidgets has no report(): the script did not start';
    const entries = api.report().filter((entry) => entry.widget === name);
    return JSON.stringify(entries.map(({ element: _, ...rest }) => rest));
  }, widget);
  return `hosts of "${widget}" matching "${selector}" should be ${state}, are [${states}] on ${page.url()}\n${report}`;
}
