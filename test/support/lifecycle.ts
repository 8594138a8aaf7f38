import type { Page } from 'playwright-core';

/** One `storefront-widgets:error` event. */
export interface FailureEvent {
  widget: unknown;
  error: string;
  message: string;
  cancelable: boolean;
  bubbles: boolean;
}

/** Records state changes and failure events on every later page load. Call before `goto`. */
export async function watchLifecycle(page: Page): Promise<void> {
  await page.addInitScript(watch);
}

/** How often the hosts that match became "mounted", summed. */
export function mountsOf(page: Page, selector: string): Promise<number> {
  return page.evaluate((query) => {
    const { __mounts } = window as unknown as { __mounts: () => Map<Element, number> };
    const mounts = __mounts();
    return [...document.querySelectorAll(query)].reduce((sum, host) => sum + (mounts.get(host) ?? 0), 0);
  }, selector);
}

/** The failures that the page announced, in order. */
export function failuresOf(page: Page): Promise<FailureEvent[]> {
  return page.evaluate(() => (window as unknown as { __failures: FailureEvent[] }).__failures);
}

/** Runs in the page, before its own scripts. */
function watch(): void {
  const mounts = new Map<Element, number>();
  const failures: FailureEvent[] = [];
  const attribute = 'data-widget-state';

  /** A record holds the old value only; the new one is the old value of the element's next record, or the value now. */
  function read(records: MutationRecord[]): void {
    records.forEach(({ target, oldValue }, at) => {
      const next = records.slice(at + 1).find((record) => record.target === target);
      const value = next ? next.oldValue : (target as Element).getAttribute(attribute);
      if (value === 'mounted' && oldValue !== 'mounted')
        mounts.set(target as Element, (mounts.get(target as Element) ?? 0) + 1);
    });
  }
  const observer = new MutationObserver(read);
  observer.observe(document, { subtree: true, attributeFilter: [attribute], attributeOldValue: true });

  document.addEventListener(
    'storefront-widgets:error',
    (event) => {
      const { widget, error } = ((event as CustomEvent).detail ?? {}) as { widget?: unknown; error?: Error };
      const { cancelable, bubbles } = event;
      failures.push({ widget, error: error?.name ?? '', message: error?.message ?? '', cancelable, bubbles });
    },
    true,
  );

  Object.assign(window, {
    __failures: failures,
    __mounts() {
      read(observer.takeRecords());
      return mounts;
    },
  });
}
