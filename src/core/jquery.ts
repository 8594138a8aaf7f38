/** The part of a jQuery event that we use. */
export interface JQueryEvent {
  type: string;
  target: EventTarget | null;
  currentTarget: EventTarget | null;
  originalEvent?: Event;
  preventDefault(): void;
  stopPropagation(): void;
  isDefaultPrevented(): boolean;
}

/** A handler record in `jQuery._data(target, 'events')`. */
export interface JQueryHandleObject {
  type: string;
  origType: string;
  namespace: string;
  selector: string | null | undefined;
  data: unknown;
  guid: number;
  handler: ((this: unknown, ...args: unknown[]) => unknown) & { guid?: number };
}

type Listener = (event: JQueryEvent, ...args: never[]) => unknown;

/** The part of a jQuery collection that we use. */
export interface JQueryCollection {
  readonly length: number;
  [index: number]: Element;
  on(types: string, handler: Listener): JQueryCollection;
  off(types: string, handler?: Listener): JQueryCollection;
  trigger(type: string | JQueryEvent, args?: readonly unknown[]): JQueryCollection;
  triggerHandler(type: string, args?: readonly unknown[]): unknown;
  data(): Record<string, unknown>;
  data(key: string): unknown;
  data(key: string, value: unknown): JQueryCollection;
  removeData(key: string): JQueryCollection;
}

/** jQuery itself, as far as we use it. */
export interface JQueryStatic {
  (target: unknown): JQueryCollection;
  Event(type: string): JQueryEvent;
  fn: Record<string, unknown> & { jquery: string };
  _data?(target: unknown, key: 'events'): Record<string, JQueryHandleObject[]> | undefined;
}

declare global {
  interface Window {
    jQuery?: unknown;
  }
}

const isJQuery = (value: unknown): value is JQueryStatic =>
  typeof value === 'function' && typeof (value as { fn?: { jquery?: unknown } }).fn?.jquery === 'string';

/**
 * Can the bridge work with this version? From 1.9.1 up to, not including, 4.0 (spec §8).
 * @example isSupportedVersion('3.7.1') // true
 */
export function isSupportedVersion(version: string): boolean {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map((part) => Number.parseInt(part, 10) || 0);
  if (major === 1) return minor > 9 || (minor === 9 && patch >= 1);
  return major === 2 || major === 3;
}

/** The page's jQuery, if there is one that the bridge can work with. */
export function pageJQuery(): JQueryStatic | undefined {
  const found: unknown = window.jQuery;
  return isJQuery(found) && isSupportedVersion(found.fn.jquery) ? found : undefined;
}

/**
 * Says once when the page's jQuery, there already or arriving later, is one that the bridge cannot work with. For the
 * runtime: the loader has a copy of this module, and would say it again.
 */
export function warnOfJQuery(): void {
  let warned = false;
  const check = (): void => {
    const found: unknown = window.jQuery;
    if (warned || !isJQuery(found) || isSupportedVersion(found.fn.jquery)) return;
    warned = true;
    console.warn(
      `storefront-widgets: jQuery ${found.fn.jquery} is outside 1.9.1 up to 4.0; its listeners do not hear our events.`,
    );
  };
  check();
  window.addEventListener('storefront-widgets:jquery', check);
}

/** What `report()` says about the bridge: the version it uses, the one it refuses, or none. */
export function jQueryBridgeState(): string {
  const found: unknown = window.jQuery;
  if (!isJQuery(found)) return 'no jQuery on the page';
  return isSupportedVersion(found.fn.jquery)
    ? `jQuery ${found.fn.jquery}`
    : `off: jQuery ${found.fn.jquery} is outside 1.9.1 up to 4.0`;
}

const waiting = new Set<($: JQueryStatic) => void>();

function announceArrival(): void {
  const $ = pageJQuery();
  if (!$) return;
  for (const use of [...waiting]) {
    waiting.delete(use);
    use($);
  }
}

/**
 * Watches `window.jQuery` until a script defines it. Called once, by the loader: scripts that arrive seconds later are
 * then met before they define a single plugin.
 */
export function watchForJQuery(): void {
  if (pageJQuery() || Object.getOwnPropertyDescriptor(window, 'jQuery')?.set) return;
  let value: unknown = window.jQuery;
  Object.defineProperty(window, 'jQuery', {
    configurable: true,
    enumerable: true,
    get: () => value,
    set(next: unknown) {
      value = next;
      announceArrival();
      // Consumers in another bundle of ours (the loader and the runtime do not share modules) wait on this event.
      if (isJQuery(next)) window.dispatchEvent(new Event('storefront-widgets:jquery'));
    },
  });
}

/** Calls `use` with the page's jQuery: at once, or when it arrives. Returns what stops waiting. */
export function withJQuery(use: ($: JQueryStatic) => void): () => void {
  const $ = pageJQuery();
  if ($) {
    use($);
    return () => {};
  }
  if (waiting.size === 0) window.addEventListener('storefront-widgets:jquery', announceArrival);
  waiting.add(use);
  return () => {
    waiting.delete(use);
  };
}
