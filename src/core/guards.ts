import type { Claims } from './claims';
import { type JQueryCollection, type JQueryStatic, pageJQuery, withJQuery } from './jquery';
import type { GuardContext, Manifest } from './types';

type Plugin = (this: JQueryCollection, ...args: unknown[]) => unknown;

/** The legacy plugins that our accessors have taken in, by name; the newest last, which may wrap those before it. */
const legacyPlugins = new Map<string, Plugin[]>();

const keepPlugin = (name: string, plugin: unknown): void => {
  if (typeof plugin === 'function') legacyPlugins.set(name, [...(legacyPlugins.get(name) ?? []), plugin as Plugin]);
};

/**
 * Calls the page's own plugin for one element. False when no script has defined it. What wraps a plugin calls ours for it,
 * which then goes on to the one before.
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
 * Puts an accessor on `jQuery.fn[name]`. The getter gives our function, which serves claimed elements and passes all
 * others on; the setter takes in what a script defines, however late it arrives.
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
      // A script that wraps the plugin hands our own function back in a closure: keep it as the page's plugin then too.
      if (next !== plugin) keepPlugin(name, next);
    },
  });
}

/** Rules that must hold before any chunk arrives. A constructed sheet needs no permission from a content security policy. */
export function adoptStyle(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

/** What one widget's guard and release may use. */
export function guardContext(manifest: Manifest, claims: Claims): GuardContext {
  const claimed = (element: Element): boolean => claims.claims(manifest, element);
  return {
    withJQuery: (use) => void withJQuery(use),
    claims: claimed,
    replacePlugin(name, ours, hostOf = (element) => element) {
      const claimedHost = (element: Element): Element | null => {
        const host = hostOf(element);
        return host && claimed(host) ? host : null;
      };
      withJQuery(($) => replacePlugin($, name, claimedHost, ours));
    },
    adoptStyle,
    callLegacyPlugin,
  };
}
