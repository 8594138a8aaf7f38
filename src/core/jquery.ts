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
  find(selector: string): JQueryCollection;
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

/** Is it jQuery, of whatever version? */
export const isJQuery = (value: unknown): value is JQueryStatic =>
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

const users = new Set<($: JQueryStatic) => void>();
const definitions = new Set<() => void>();

/** All that the page has had: a script may bring one of its own, for itself (`noConflict`) or in place of the page's. */
const met = new Set<JQueryStatic>();

/** Calls `hear` each time that a script defines `window.jQuery`, whatever it is. */
export const onJQueryDefined = (hear: () => void): void => void definitions.add(hear);

let defined: unknown;

/** Tells of the jQuery that the page has now, if nobody was told of it before. */
function announceArrival(): void {
  if (window.jQuery === defined) return;
  defined = window.jQuery;
  for (const hear of definitions) hear();
  const $ = pageJQuery();
  if (!$ || met.has($)) return;
  met.add($);
  for (const use of [...users]) use($);
}

/**
 * Watches `window.jQuery`. Called once, by the loader: scripts that arrive seconds later are then met before they define a
 * single plugin, also those that bring a second jQuery.
 */
export function watchForJQuery(): void {
  let value = window.jQuery;
  announceArrival();
  // An optimiser that delays scripts may own the property, now or later: then it shows once a script has run.
  document.addEventListener('load', announceArrival, true);
  const own = Object.getOwnPropertyDescriptor(window, 'jQuery');
  if (own?.set || own?.configurable === false) return;
  Object.defineProperty(window, 'jQuery', {
    configurable: true,
    enumerable: true,
    get: () => value,
    set(next: unknown) {
      value = next;
      announceArrival();
    },
  });
}

/** Calls `use` with each jQuery of the page: at once, and when another arrives. Returns what stops that. */
export function withJQuery(use: ($: JQueryStatic) => void): () => void {
  announceArrival();
  users.add(use);
  for (const $ of met) use($);
  return () => {
    users.delete(use);
  };
}
