import { adoptStyle } from '../dom/adoptStyle';
import { type JQueryCollection, type JQueryStatic, pageJQuery, withJQuery } from '../jquery/jquery';
import { messageOf, tell } from '../problems';
import type { GuardContext, Manifest } from '../types';
import type { Claims } from './claims';

type Plugin = (this: JQueryCollection, ...args: unknown[]) => unknown;

/** The page's own plugins by name, the newest last; a newer plugin may wrap the older ones. */
const legacyPlugins = new Map<string, Plugin[]>();

const keepPlugin = (name: string, plugin: unknown): void => {
  if (typeof plugin === 'function') legacyPlugins.set(name, [...(legacyPlugins.get(name) ?? []), plugin as Plugin]);
};

/**
 * Calls the page's newest plugin on one element. While it runs, its predecessor counts as the newest: a plugin that
 * wraps another calls our accessor, which must pass the call on to the wrapped plugin.
 */
function callLegacyPlugin(name: string, element: Element, args: readonly unknown[] = []): boolean {
  const all = legacyPlugins.get(name);
  const plugin = all?.at(-1);
  const $ = pageJQuery();
  if (!all || !plugin || !$) return false;
  if (all[1]) legacyPlugins.set(name, all.slice(0, -1));
  try {
    plugin.apply($(element), [...args]);
  } finally {
    legacyPlugins.set(name, all);
  }
  return true;
}

/**
 * Calls `ours` for claimed elements, and the page's plugin for others. Uses an accessor, because scripts may define the
 * plugin at any time.
 */
function replacePlugin(
  $: JQueryStatic,
  name: string,
  hostOf: (element: Element) => Element | null,
  ours: (host: Element, args: readonly unknown[]) => void,
): void {
  keepPlugin(name, $.fn[name]);
  const plugin: Plugin = function (...args) {
    for (let i = 0; i < this.length; i += 1) {
      const element = this[i];
      if (!element) continue;
      const host = hostOf(element);
      if (host) ours(host, args);
      else callLegacyPlugin(name, element, args);
    }
    return this;
  };
  Object.defineProperty($.fn, name, {
    configurable: true,
    enumerable: true,
    get: () => plugin,
    set(next: unknown) {
      // A script that wraps the plugin has our function in a closure; its wrapper becomes the page's plugin.
      if (next !== plugin) keepPlugin(name, next);
    },
  });
}

/**
 * The context for one widget's `guard` and `release`; `addReason` is called with a reason to start the widget, for
 * example that a script has called a plugin that the widget replaces.
 */
export function guardContext(
  manifest: Manifest,
  claims: Claims,
  addReason: (name: string, host: Element, reason: string) => void = () => {},
): GuardContext {
  const claimed = (element: Element): boolean => claims.claims(manifest, element);
  return {
    withJQuery: (use) => void withJQuery(use),
    claims: claimed,
    hosts: () => [...document.querySelectorAll(claims.selectorOf(manifest))].filter(claimed),
    replacePlugin(name, ours, hostOf = (element) => element) {
      const claimedHost = (element: Element): Element | null => {
        const host = hostOf(element);
        return host && claimed(host) ? host : null;
      };
      withJQuery(($) =>
        replacePlugin($, name, claimedHost, (host, args) => {
          ours(host, args);
          addReason(manifest.name, host, `a script has called ${name}`);
        }),
      );
    },
    adoptStyle,
    start: (host, reason) => addReason(manifest.name, host, reason),
    callLegacyPlugin,
  };
}

/** Runs code of a widget, which must not stop that of others. */
export function attempt(run: () => void): void {
  try {
    run();
  } catch (error) {
    console.error(error);
    tell('error', messageOf(error));
  }
}
