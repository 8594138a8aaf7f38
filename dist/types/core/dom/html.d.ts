/**
 * Every way in which HTML becomes elements; no other file parses HTML. HTML from the site's own server is trusted; all
 * other HTML is sanitised, or only read as text.
 */
interface Policy {
    createHTML(html: string): string;
    createScript(code: string): string;
    createScriptURL(url: string): string;
}
/** Takes over what all bundles share: the policy, and the script tag's nonce. Call before HTML is parsed. */
export declare function sharePage(page: {
    policy?: unknown;
    nonce: string;
}): void;
/** The policy that satisfies Trusted Types; for this file and `scripts.ts` only. It checks nothing: callers must. */
export declare function trusted(): Policy;
/** Replaces an element's content with HTML from the site's own server. Scripts in it do not run. */
export declare function setServerHtml(element: Element, html: string): void;
/** Parses untrusted HTML into an inert document, for reading only: nothing in it loads or runs. */
export declare function parseInert(html: string): DocumentFragment;
/** Parses HTML from the site's own server into a fragment of this document. Scripts in it do not run. */
export declare const parseServerHtml: (html: string) => DocumentFragment;
/**
 * Sanitises untrusted HTML, e.g. from settings: keeps formatted text, links and pictures of the site. Loads the
 * sanitiser only if there is markup at all. @throws ChunkLoadError
 */
export declare function cleanHtml(html: string): Promise<DocumentFragment>;
/** The text of untrusted HTML, with whitespace collapsed. */
export declare const textIn: (html: string) => string;
/** Decodes HTML entities: `5&quot; inseam` becomes `5" inseam`. Markup in the text stays text. */
export declare function decodeEntities(text: string): string;
/** Does the script contain code that today's browsers run? */
export declare const isCode: (script: HTMLScriptElement) => boolean;
/** The script tag's nonce, by which the page's policy admits scripts; empty if it has none. */
export declare const ownNonce: () => string;
/**
 * Would the page's policy run this script if the parser had found it? Scripts that we insert run under `strict-dynamic`
 * even without a nonce, so we must compare the nonces ourselves.
 */
export declare const isAdmitted: (script: HTMLScriptElement) => boolean;
/**
 * Is it a form, or a `<div>` inside a form? Then the site itself has written it: authors of posts cannot write forms,
 * and a `<div>` that they leave open wraps later forms but never ends up inside one. Other elements do not count,
 * because the parser reopens unclosed formatting elements, like `<b>`, inside forms.
 */
export declare const isSiteForm: (element: Element) => boolean;
export {};
