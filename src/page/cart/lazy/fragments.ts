/** Pieces of server HTML that show the cart: read from an answer, put in place of the old ones, the focus kept. */
import { parseHtml, setHtml } from '../../../core/html';
import { pageJQuery } from '../../../core/jquery';
import { isRecord } from '../../../core/settings';
import { focusOn, tabbable } from '../../focus';

/** HTML by the selector that it replaces; `notices_html` is no selector but the HTML of the notices. */
export type Fragments = Readonly<Record<string, string>>;

const NOTICES = 'notices_html';

/** The fragments in an answer; undefined where it has none. PHP prints a list where a site has taken all of them out. */
export function readFragments(given: unknown): Fragments | undefined {
  if (Array.isArray(given) && given.length === 0) return {};
  return isRecord(given) ? (given as Fragments) : undefined;
}

const ACTIVE = 'script, iframe, object, embed, base, meta, link';

/** Takes out what could run code: storage is open to everything that runs on the page, so its HTML is not trusted. */
export function cleanHtml(fragment: DocumentFragment): DocumentFragment {
  for (const element of fragment.querySelectorAll(ACTIVE)) element.remove();
  for (const element of fragment.querySelectorAll('*')) {
    for (const { name, value } of [...element.attributes]) {
      // Browsers skip control characters and blanks in front of and inside of the scheme.
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are skipped
      const isCode = /^(javascript:|vbscript:|data:text)/i.test(value.replace(/[\u0000-\u0020]/g, ''));
      if (name.startsWith('on') || isCode) element.removeAttribute(name);
    }
  }
  return fragment;
}

const EMPTY_MESSAGE = '.woocommerce-mini-cart__empty-message';

/** Classes for what goes on with an element; they do not tell which element it is. */
const STATES = new Set(['processing', 'loading', 'added']);

/**
 * Remembers where in `old` the focus is, before it is replaced; undefined where it is not inside. What comes back focuses
 * the counterpart in the new markup: the same link, else what stands at the same place in the list of its kind (after a
 * removal: the next remove link), else the empty-cart message, else the first thing that Tab reaches.
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
  // A key that looks like markup must not become some.
  if (selector.includes('<')) return [];
  try {
    return Array.from(pageJQuery()?.(selector) ?? []);
  } catch {
    return [];
  }
}

/** Keys are jQuery selectors: `:first` and the like mean nothing to the browser, and some mean nothing at all. */
function elementsOf(key: string): Element[] {
  try {
    return [...document.querySelectorAll(key)];
  } catch {
    return jQueryMatches(key);
  }
}

function replace(old: Element, html: string, isStored: boolean): void {
  const fresh = parseHtml(html.trim());
  if (isStored) cleanHtml(fresh);
  const first = fresh.firstElementChild ?? undefined;
  const restoreFocus = keepFocus(old);
  old.replaceWith(fresh);
  restoreFocus?.(first);
}

/**
 * Replaces every element that a key selects by the key's HTML. Keys that select nothing, or are no selectors, are
 * skipped. `isStored`: the HTML comes from storage and is cleaned first.
 */
export function replaceFragments(fragments: Readonly<Record<string, unknown>>, isStored = false): void {
  for (const [key, html] of Object.entries(fragments)) {
    if (key === NOTICES || typeof html !== 'string') continue;
    try {
      for (const old of elementsOf(key)) if (old.isConnected) replace(old, html, isStored);
    } catch (error) {
      // The other fragments are as good as before.
      reportError(error);
    }
  }
}

/** Shows the notices of an answer in every notices wrapper. False when it brings none; then all stays as it is. */
export function showNotices(fragments: Readonly<Record<string, unknown>>): boolean {
  const html = fragments[NOTICES];
  if (typeof html !== 'string') return false;
  for (const wrapper of document.querySelectorAll('.woocommerce-notices-wrapper')) setHtml(wrapper, html);
  return html.trim() !== '';
}
