import { parseServerHtml, setServerHtml } from '../../../core/dom/html';
import { isRunnable, runScripts, scriptsIn } from '../../../core/dom/scripts';
import { pageJQuery } from '../../../core/jquery/jquery';
import { reportThrown } from '../../../core/problems';
import { isRecord } from '../../../core/settings/settings';
import { focusOn, tabbable } from '../../../page/focus/focus';

/** HTML by the selector of the elements to replace; `notices_html` is the HTML of the notices. */
export type Fragments = Readonly<Record<string, string>>;

const NOTICES = 'notices_html';

/** The fragments of an answer; undefined if it has none. PHP prints no fragments as an empty list. */
export function readFragments(given: unknown): Fragments | undefined {
  if (Array.isArray(given) && given.length === 0) return {};
  return isRecord(given) ? (given as Fragments) : undefined;
}

const ACTIVE = 'script, iframe, object, embed, base, meta, link';

/** Removes elements and attributes that could run code, because any script on the page can write to storage. */
export function withoutCode(fragment: DocumentFragment): DocumentFragment {
  for (const element of fragment.querySelectorAll(ACTIVE)) element.remove();
  for (const element of fragment.querySelectorAll('*')) {
    for (const { name, value } of [...element.attributes]) {
      // Browsers ignore control characters and blanks before and inside the scheme.
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ignored characters
      const isCode = /^(javascript:|vbscript:|data:text)/i.test(value.replace(/[\u0000-\u0020]/g, ''));
      if (name.startsWith('on') || isCode) element.removeAttribute(name);
    }
  }
  return fragment;
}

const EMPTY_MESSAGE = '.woocommerce-mini-cart__empty-message';

const STATES = new Set(['processing', 'loading', 'added']);

/**
 * Returns a function that moves the focus from `old` to its counterpart in new markup; undefined if the focus is
 * elsewhere.
 */
export function keepFocus(old: Element): ((fresh: Element | undefined) => void) | undefined {
  const focused = document.activeElement;
  if (!focused || !old.contains(focused)) return undefined;
  const classes = [...focused.classList].filter((name) => !STATES.has(name));
  const kind = `${focused.localName}${classes.map((name) => `.${CSS.escape(name)}`).join('')}`;
  const index = [...old.querySelectorAll(kind)].indexOf(focused);
  const href = focused.getAttribute('href');
  return (fresh) => {
    if (!fresh?.isConnected) return;
    const alike = [...fresh.querySelectorAll<HTMLElement>(kind)];
    if (fresh.matches(kind)) alike.unshift(fresh as HTMLElement);
    const same = href === null ? undefined : alike.find((one) => one.getAttribute('href') === href);
    const target =
      same ?? alike[index] ?? alike.at(-1) ?? fresh.querySelector<HTMLElement>(EMPTY_MESSAGE) ?? tabbable(fresh)[0];
    focusOn(target ?? (fresh as HTMLElement), { preventScroll: true });
  };
}

function jQueryMatches(selector: string): Element[] {
  // jQuery would create elements from a key that looks like markup.
  if (selector.includes('<')) return [];
  try {
    return Array.from(pageJQuery()?.(selector) ?? []);
  } catch {
    return [];
  }
}

/** The elements that a key selects. Keys are jQuery selectors, e.g. with `:first`, which the browser rejects. */
function elementsOf(key: string): Element[] {
  try {
    return [...document.querySelectorAll(key)];
  } catch {
    return jQueryMatches(key);
  }
}

/** Replaces an element; returns the scripts in the HTML, which have not run. */
function replace(old: Element, html: string, isStored: boolean): HTMLScriptElement[] {
  const fresh = parseServerHtml(html.trim());
  const scripts = scriptsIn(fresh);
  if (isStored) withoutCode(fresh);
  const first = fresh.firstElementChild ?? undefined;
  const restoreFocus = keepFocus(old);
  old.replaceWith(fresh);
  restoreFocus?.(first);
  return scripts;
}

/**
 * Replaces the elements that each key selects by the key's HTML; skips invalid keys. Scripts in the HTML run once for
 * each key, however many elements it selects. `isStored`: the HTML is cleaned first, which removes its scripts. Returns
 * whether scripts were removed that would have run.
 */
export function replaceFragments(fragments: Readonly<Record<string, unknown>>, isStored = false): boolean {
  let isLess = false;
  for (const [key, html] of Object.entries(fragments)) {
    if (key === NOTICES || typeof html !== 'string') continue;
    try {
      const scripts = elementsOf(key).map((old) => (old.isConnected ? replace(old, html, isStored) : []));
      const first = scripts.find((some) => some.length > 0) ?? [];
      if (!isStored) runScripts(first);
      else if (first.some(isRunnable)) isLess = true;
    } catch (error) {
      reportThrown(error);
    }
  }
  return isLess;
}

/** Shows the notices of an answer in every notices wrapper, and runs their scripts once; false if it has none. */
export function showNotices(fragments: Readonly<Record<string, unknown>>): boolean {
  const html = fragments[NOTICES];
  if (typeof html !== 'string') return false;
  const [first, ...others] = document.querySelectorAll('.woocommerce-notices-wrapper');
  for (const wrapper of first ? [first, ...others] : []) setServerHtml(wrapper, html);
  if (first) runScripts(scriptsIn(first));
  return html.trim() !== '';
}
