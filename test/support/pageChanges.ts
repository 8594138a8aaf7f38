import type { Disposable, Page } from 'playwright-core';

type Methods = Record<string, (...args: unknown[]) => unknown>;

/** Calls of `names` run `note` first. */
function watch(target: object, names: readonly string[], note: (name: string) => void): void {
  const methods = target as Methods;
  for (const name of names) {
    const method = methods[name]!;
    methods[name] = (...args) => {
      note(name);
      return method.apply(target, args);
    };
  }
}

const CLOCK = ['install', 'fastForward', 'pauseAt', 'resume', 'runFor', 'setFixedTime', 'setSystemTime'];
const PAGE = ['exposeBinding', 'exposeFunction', 'emulateMedia', 'setDefaultTimeout', 'setExtraHTTPHeaders'];
const CONTEXT = ['exposeBinding', 'exposeFunction', 'grantPermissions', 'newCDPSession', 'setExtraHTTPHeaders'];
const MORE = ['setDefaultTimeout', 'setGeolocation', 'setHTTPCredentials'];

/** The state of a page after its changes were undone; `routed`: its caches may hold a test's answers. */
export type PageState = 'plain' | 'routed' | 'spoiled';

/**
 * Follows what tests change about a page from now on. The function that it returns takes it back: init scripts, routes,
 * listeners, the viewport's size, being offline. The page is spoiled where something else was changed, like the clock, or
 * where a key or a button is still held down.
 */
export function recordChanges(page: Page): () => Promise<PageState> {
  const context = page.context();
  const viewport = page.viewportSize();
  const listeners = [page, context].map((target) => followListeners(target));
  let scripts: Disposable[] = [];
  let changed = new Set<string>();
  let isSpoiled = false;
  let held = 0;

  for (const target of [page, context]) {
    const add = target.addInitScript.bind(target) as (...args: unknown[]) => Promise<Disposable>;
    (target as unknown as Methods).addInitScript = async (...args) => {
      const script = await add(...args);
      scripts.push(script);
      return script;
    };
    watch(target, ['route', 'routeWebSocket', 'routeFromHAR'], () => changed.add('routes'));
  }
  watch(page, ['setViewportSize'], () => changed.add('viewport'));
  watch(context, ['setOffline'], () => changed.add('offline'));
  const spoil = (): void => {
    isSpoiled = true;
  };
  watch(page, PAGE, spoil);
  watch(context, [...CONTEXT, ...MORE], spoil);
  watch(context.clock, CLOCK, spoil);
  for (const device of [page.mouse, page.keyboard]) {
    watch(device, ['down', 'up'], (name) => {
      held += name === 'down' ? 1 : -1;
    });
  }

  return async () => {
    for (const forget of listeners) forget();
    if (isSpoiled || held !== 0) return 'spoiled';
    const [added, toRestore] = [scripts, changed];
    [scripts, changed] = [[], new Set()];
    await Promise.all([
      ...added.map((script) => script.dispose()),
      toRestore.has('routes') && page.unrouteAll({ behavior: 'ignoreErrors' }),
      toRestore.has('routes') && context.unrouteAll({ behavior: 'ignoreErrors' }),
      toRestore.has('viewport') && viewport && page.setViewportSize(viewport),
      toRestore.has('offline') && context.setOffline(false),
    ]);
    return toRestore.has('routes') ? 'routed' : 'plain';
  };
}

interface Emitter {
  eventNames(): (string | symbol)[];
  listeners(type: string | symbol): ((...args: unknown[]) => unknown)[];
  off(type: string | symbol, listener: (...args: unknown[]) => unknown): unknown;
}

/** Returns a function that removes the listeners that were added since; Playwright's own are there from the start. */
function followListeners(target: unknown): () => void {
  const emitter = target as Emitter;
  const own = new Set(emitter.eventNames().flatMap((type) => emitter.listeners(type)));
  return () => {
    for (const type of emitter.eventNames()) {
      for (const listener of emitter.listeners(type)) if (!own.has(listener)) emitter.off(type, listener);
    }
  };
}
