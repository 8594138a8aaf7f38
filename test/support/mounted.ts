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

/** Waits until the runtime has taken over from the loader. */
export const started = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => 'register' in ((window as { StorefrontWidgets?: object }).StorefrontWidgets ?? {}));

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

/** Others stay where they are, because the page would be scrolled to them. */
const touchWaiting = (page: Page, widget: string, selector: string): Promise<void> =>
  page.$$eval(
    `[data-widget~="${widget}"][data-widget-state=waiting]`,
    (hosts, also) => {
      const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets?: WidgetsApi };
      for (const host of hosts) {
        if (!host.matches(also)) continue;
        host.dispatchEvent(new PointerEvent('pointerover'));
        host.scrollIntoView({ block: 'nearest' });
        // Hosts in a closed tab never come into view.
        if (host.checkVisibility?.() === false) api?.mount(host);
      }
    },
    selector,
  );

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
    const states = await hostStates(page, widget, selector);
    if (states.length > 0 && states.every((found) => found === state)) return;
    if (state === 'mounted' && states.includes('waiting')) await touchWaiting(page, widget, selector);
    if (Date.now() > end) throw new Error(await complaint(page, widget, state, selector, states));
    await page.waitForTimeout(20);
  }
}

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
