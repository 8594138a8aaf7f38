import type { Page } from 'playwright-core';

/** Counts of live objects in a page, for comparing two moments. */
export interface Alive {
  /** Native listeners on the window, the document, connected nodes and media queries: `'body click' → 1`. */
  listeners: Record<string, number>;
  /** Handlers bound through jQuery, same keys. */
  jQuery: Record<string, number>;
  /** Pending timeouts, intervals, animation frames and idle callbacks. */
  timers: number;
  /** Observer targets that are connected. */
  observed: number;
  /** Elements of the document. */
  elements: number;
}

/** Starts counting on every later page load. Call before `goto`. */
export async function watchLeaks(page: Page): Promise<void> {
  await page.addInitScript(watch);
}

/** Counts live objects; with a selector, only listeners on matching elements and their descendants. */
export function alive(page: Page, within?: string): Promise<Alive> {
  return page.evaluate((selector) => {
    const { __alive } = window as unknown as { __alive: (selector?: string) => Alive };
    return __alive(selector);
  }, within);
}

/** Runs in the page, before its own scripts. */
function watch(): void {
  interface Listener {
    target: EventTarget;
    type: string;
    callback: unknown;
    capture: boolean;
  }
  const listeners = new Set<Listener>();
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const captureOf = (options: unknown) =>
    typeof options === 'object' ? !!(options as AddEventListenerOptions)?.capture : !!options;
  const find = (target: EventTarget, type: string, callback: unknown, capture: boolean) =>
    [...listeners].find(
      (l) => l.target === target && l.type === type && l.callback === callback && l.capture === capture,
    );

  EventTarget.prototype.addEventListener = function (type, callback, options) {
    const target = this ?? window;
    const capture = captureOf(options);
    const { once, signal } = (typeof options === 'object' ? options : {}) as AddEventListenerOptions;
    if (callback && !signal?.aborted && !find(target, type, callback, capture)) {
      const listener = { target, type, callback, capture };
      listeners.add(listener);
      const drop = () => listeners.delete(listener);
      if (once) add.call(target, type, drop, { once, capture });
      if (signal) add.call(signal, 'abort', drop, { once: true });
    }
    add.call(target, type, callback, options);
  };
  EventTarget.prototype.removeEventListener = function (type, callback, options) {
    const target = this ?? window;
    listeners.delete(find(target, type, callback, captureOf(options))!);
    remove.call(target, type, callback, options);
  };

  const timers = new Set<string>();
  const host = window as unknown as Record<string, (...args: unknown[]) => number>;
  for (const [start, stop, again] of [
    ['setTimeout', 'clearTimeout', false],
    ['setInterval', 'clearInterval', true],
    ['requestAnimationFrame', 'cancelAnimationFrame', false],
    ['requestIdleCallback', 'cancelIdleCallback', false],
  ] as const) {
    const [begin, end] = [host[start]!.bind(window), host[stop]!.bind(window)];
    host[start] = (callback, ...rest) => {
      if (typeof callback !== 'function') return begin(callback, ...rest);
      const id = begin(
        (...args: unknown[]) => {
          if (!again) timers.delete(stop + id);
          callback(...args);
        },
        ...rest,
      );
      timers.add(stop + id);
      return id;
    };
    host[stop] = (id) => {
      // Timeouts and intervals share their ids.
      for (const name of stop === 'clearTimeout' || stop === 'clearInterval'
        ? ['clearTimeout', 'clearInterval']
        : [stop]) {
        timers.delete(name + id);
      }
      return end(id);
    };
  }

  const targets = new Map<object, Set<Node>>();
  for (const name of ['MutationObserver', 'IntersectionObserver', 'ResizeObserver'] as const) {
    const { prototype } = window[name] as unknown as { prototype: Record<string, (...args: unknown[]) => unknown> };
    const { observe, unobserve, disconnect } = prototype;
    prototype.observe = function (this: object, ...args: unknown[]) {
      targets.set(this, (targets.get(this) ?? new Set()).add(args[0] as Node));
      return observe!.apply(this, args);
    };
    if (unobserve) {
      prototype.unobserve = function (this: object, ...args: unknown[]) {
        targets.get(this)?.delete(args[0] as Node);
        return unobserve.apply(this, args);
      };
    }
    prototype.disconnect = function (this: object) {
      targets.delete(this);
      return disconnect!.apply(this);
    };
  }

  function nameOf(target: EventTarget): string | undefined {
    if (target === window) return 'window';
    if (target instanceof MediaQueryList) return `media ${target.media}`;
    if (!(target instanceof Node) || !target.isConnected) return undefined;
    return target instanceof Element ? target.localName + (target.id && `#${target.id}`) : target.nodeName;
  }
  function count(into: Record<string, number>, target: EventTarget, type: string, by = 1) {
    const name = nameOf(target);
    if (name) into[`${name} ${type}`] = (into[`${name} ${type}`] ?? 0) + by;
  }
  Object.assign(window, {
    __alive(selector?: string): Alive {
      const roots = selector ? [...document.querySelectorAll(selector)] : undefined;
      const counts = (target: EventTarget) =>
        !roots || roots.some((root) => target instanceof Node && root.contains(target));
      const found: Alive = {
        listeners: {},
        jQuery: {},
        timers: timers.size,
        observed: [...targets.values()].flatMap((set) => [...set]).filter((node) => node.isConnected).length,
        elements: document.querySelectorAll('*').length,
      };
      for (const { target, type } of listeners) if (counts(target)) count(found.listeners, target, type);
      type Data = { _data?: (target: unknown, key: string) => Record<string, unknown[]> | undefined };
      const { jQuery } = window as { jQuery?: Data };
      for (const target of jQuery?._data ? [window, document, ...document.querySelectorAll('*')] : []) {
        const events = counts(target) ? jQuery!._data!(target, 'events') : undefined;
        for (const [type, handlers] of Object.entries(events ?? {})) count(found.jQuery, target, type, handlers.length);
      }
      return found;
    },
  });
}
