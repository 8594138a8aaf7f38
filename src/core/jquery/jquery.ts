import { windowValue } from '../settings/siteGlobals';

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
  on(types: string, selector: string | undefined, handler: Listener): JQueryCollection;
  off(types: string, handler?: Listener): JQueryCollection;
  find(selector: string): JQueryCollection;
  trigger(type: string | JQueryEvent, args?: readonly unknown[]): JQueryCollection;
  triggerHandler(type: string | JQueryEvent, args?: readonly unknown[]): unknown;
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

/** The state that the copies of this module share. */
export interface JQueryWatch {
  readonly users: Set<($: JQueryStatic) => void>;
  readonly definitions: Set<() => void>;
  /** Every jQuery seen so far: a script may bring its own, privately (`noConflict`) or as a replacement. */
  readonly met: Set<JQueryStatic>;
  defined?: unknown;
}

/** Kept on the window, because the loader and the chunks each have a copy of this module. */
function watch(): JQueryWatch {
  const known = windowValue('storefrontWidgetsJQuery') as JQueryWatch | undefined;
  if (known) return known;
  const made: JQueryWatch = { users: new Set(), definitions: new Set(), met: new Set() };
  window.storefrontWidgetsJQuery = made;
  return made;
}

/** Is it jQuery, of any version? */
export const isJQuery = (value: unknown): value is JQueryStatic =>
  typeof value === 'function' && typeof (value as { fn?: { jquery?: unknown } }).fn?.jquery === 'string';

/** Does the bridge support this version: 1.9.1 up to, not including, 4.0? */
export function isSupportedVersion(version: string): boolean {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map((part) => Number.parseInt(part, 10) || 0);
  if (major === 1) return minor > 9 || (minor === 9 && patch >= 1);
  return major === 2 || major === 3;
}

/** The page's jQuery, if there is one that the bridge supports. */
export function pageJQuery(): JQueryStatic | undefined {
  const found = windowValue('jQuery');
  return isJQuery(found) && isSupportedVersion(found.fn.jquery) ? found : undefined;
}

/** Calls `listener` whenever a script defines `window.jQuery`, supported or not. */
export const onJQueryDefined = (listener: () => void): void => void watch().definitions.add(listener);

function checkJQuery(): void {
  const page = watch();
  const defined = windowValue('jQuery');
  if (defined === page.defined) return;
  page.defined = defined;
  for (const listener of page.definitions) listener();
  const $ = pageJQuery();
  if (!$ || page.met.has($)) return;
  page.met.add($);
  for (const use of [...page.users]) use($);
}

/** Called once, by the loader, so that a late or second jQuery is found before any plugin is added to it. */
export function watchForJQuery(): void {
  let value = windowValue('jQuery');
  checkJQuery();
  // An optimiser that delays scripts may own the property; then we find a new jQuery after its script has run.
  document.addEventListener('load', checkJQuery, true);
  const own = Object.getOwnPropertyDescriptor(window, 'jQuery');
  if (own?.set || own?.configurable === false) return;
  Object.defineProperty(window, 'jQuery', {
    configurable: true,
    enumerable: true,
    get: () => value,
    set(next: unknown) {
      value = next;
      checkJQuery();
    },
  });
}

/** Calls `use` with each jQuery of the page, now and when another arrives. Returns a stop function. */
export function withJQuery(use: ($: JQueryStatic) => void): () => void {
  checkJQuery();
  const { users, met } = watch();
  users.add(use);
  for (const $ of met) use($);
  return () => {
    users.delete(use);
  };
}

/** Warns once if the page's jQuery, present or arriving later, is not supported. */
export function warnOfJQuery(): void {
  let warned = false;
  const check = (): void => {
    const found = windowValue('jQuery');
    if (warned || !isJQuery(found) || isSupportedVersion(found.fn.jquery)) return;
    warned = true;
    console.warn(
      `storefront-widgets: jQuery ${found.fn.jquery} is outside 1.9.1 up to 4.0; its listeners do not hear our events.`,
    );
  };
  check();
  onJQueryDefined(check);
}

/** The line about jQuery in `report()`. */
export function jQueryBridgeState(): string {
  const found = windowValue('jQuery');
  if (!isJQuery(found)) return 'no jQuery on the page';
  return isSupportedVersion(found.fn.jquery)
    ? `jQuery ${found.fn.jquery}`
    : `off: jQuery ${found.fn.jquery} is outside 1.9.1 up to 4.0`;
}
