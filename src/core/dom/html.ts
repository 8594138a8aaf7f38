import { isTag } from './nodes';

/**
 * Every way in which HTML becomes elements; no other file parses HTML. HTML from the site's own server is trusted; all
 * other HTML is sanitised, or only read as text.
 */

interface Policy {
  createHTML(html: string): string;
  createScript(code: string): string;
  createScriptURL(url: string): string;
}

// Not declared globally, because the package's types would then claim it for every page.
interface TypedWindow {
  trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
}

/** Where the page's one policy is kept: each bundle has a copy of this module, and a second policy may be forbidden. */
let shared: { policy?: unknown } = {};

/** Takes over what all bundles share: the policy, and the script tag's nonce. Call before HTML is parsed. */
export function sharePage(page: { policy?: unknown; nonce: string }): void {
  shared = page;
  own = page.nonce;
}

/** The policy that satisfies Trusted Types; for this file and `scripts.ts` only. It checks nothing: callers must. */
export function trusted(): Policy {
  const { trustedTypes } = window as TypedWindow;
  const same = (text: string): string => text;
  const rules: Policy = { createHTML: same, createScript: same, createScriptURL: same };
  // In browsers without Trusted Types an element may have this name.
  const isThere = typeof trustedTypes?.createPolicy === 'function';
  shared.policy ??= isThere ? trustedTypes.createPolicy('storefront-widgets', rules) : rules;
  return shared.policy as Policy;
}

const parsable = (html: string): string => trusted().createHTML(html);

/** Replaces an element's content with HTML from the site's own server. Scripts in it do not run. */
export function setServerHtml(element: Element, html: string): void {
  element.innerHTML = parsable(html);
}

/** Parses untrusted HTML into an inert document, for reading only: nothing in it loads or runs. */
export function parseInert(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = parsable(html);
  return template.content;
}

/** Parses HTML from the site's own server into a fragment of this document. Scripts in it do not run. */
export const parseServerHtml = (html: string): DocumentFragment => document.importNode(parseInert(html), true);

/**
 * Sanitises untrusted HTML, e.g. from settings: keeps formatted text, links and pictures of the site. Loads the
 * sanitiser only if there is markup at all. @throws ChunkLoadError
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

/** The text of untrusted HTML, with whitespace collapsed. */
export const textIn = (html: string): string => parseInert(html).textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** Decodes HTML entities: `5&quot; inseam` becomes `5" inseam`. Markup in the text stays text. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  const area = document.createElement('textarea');
  area.innerHTML = parsable(text);
  return area.value;
}

/** Script types that are code, not data. */
const CODE = /^(module|(text|application)\/(x-)?(java|ecma)script)?$/i;

/** Does the script contain code that today's browsers run? */
export const isCode = (script: HTMLScriptElement): boolean => CODE.test(script.type.trim()) && !script.noModule;

let own = '';

/** The script tag's nonce, by which the page's policy admits scripts; empty if it has none. */
export const ownNonce = (): string => own;

/**
 * Would the page's policy run this script if the parser had found it? Scripts that we insert run under `strict-dynamic`
 * even without a nonce, so we must compare the nonces ourselves.
 */
export const isAdmitted = (script: HTMLScriptElement): boolean => !own || script.nonce === own;

/**
 * Is it a form, or a `<div>` inside a form? Then the site itself has written it: authors of posts cannot write forms,
 * and a `<div>` that they leave open wraps later forms but never ends up inside one. Other elements do not count,
 * because the parser reopens unclosed formatting elements, like `<b>`, inside forms.
 */
export const isSiteForm = (element: Element): boolean =>
  isTag(element, 'form') || (isTag(element, 'div') && element.closest('form') !== null);
