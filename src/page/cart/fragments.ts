import { parseHtml, setHtml } from '../../core/html';
import { pageJQuery } from '../../core/jquery';
import { cleanHtml } from './clean';
import { keepFocus } from './focusAfter';

/** The key that is no selector: HTML for every notices wrapper of the page. */
const NOTICES = 'notices_html';

/** Keys are jQuery selectors: `:first` and the like mean nothing to the browser, and some mean nothing at all. */
function targets(key: string): Element[] {
  try {
    return [...document.querySelectorAll(key)];
  } catch {
    try {
      const $ = pageJQuery();
      // A key that looks like markup must not become some.
      return $ && !key.includes('<') ? Array.from($(key)) : [];
    } catch {
      return [];
    }
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
      for (const old of targets(key)) if (old.isConnected) replace(old, html, isStored);
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
