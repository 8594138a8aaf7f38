/**
 * All ways by which HTML becomes elements; no other file writes HTML. Whose HTML it is decides which way: what the
 * site's own server has answered is taken as it is, all else is sanitised, and text is only read out of it.
 */

interface Policy {
  createHTML(html: string): string;
}

// Not declared for all, because the types of the package would say it of every page.
interface TypedWindow {
  trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
}

let policy: Policy | undefined;

/** The page's permission to parse. It filters nothing: the functions below decide what may come in. */
function parsable(html: string): string {
  const { trustedTypes } = window as TypedWindow;
  const rules: Policy = { createHTML: (text) => text };
  // An element may have this name where the browser has no such thing.
  const isThere = typeof trustedTypes?.createPolicy === 'function';
  policy ??= isThere ? trustedTypes.createPolicy('storefront-widgets', rules) : rules;
  return policy.createHTML(html);
}

/** Replaces an element's content by HTML from the site's own server. Scripts in it do not run. */
export function setServerHtml(element: Element, html: string): void {
  element.innerHTML = parsable(html);
}

/**
 * Parses HTML, whosever it is, into a document in which nothing loads, starts or runs; to read of it, not to show it.
 */
export function parseInert(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = parsable(html);
  return template.content;
}

/** Parses HTML from the site's own server into a fragment of this document. Scripts in it do not run. */
export const parseServerHtml = (html: string): DocumentFragment => document.importNode(parseInert(html), true);

/**
 * Makes a fragment of HTML that is not the server's own, as in settings: formatted text, links, pictures of the site.
 * All else is left out. The sanitiser is loaded where there is markup at all. @throws ChunkLoadError
 */
export async function cleanHtml(html: string): Promise<DocumentFragment> {
  if (!html.includes('<')) {
    const fragment = document.createDocumentFragment();
    fragment.append(decodeEntities(html));
    return fragment;
  }
  const { sanitise } = await import('./lazy/sanitiser');
  return sanitise(html, { createHTML: parsable });
}

/** The text in HTML, whosever it is, with single spaces. */
export const textIn = (html: string): string => parseInert(html).textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** Decodes HTML entities: `5&quot; inseam` becomes `5" inseam`. Markup in the text stays text. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  const area = document.createElement('textarea');
  area.innerHTML = parsable(text);
  return area.value;
}
