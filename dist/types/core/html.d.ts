/**
 * All ways by which HTML becomes elements; no other file writes HTML. Whose HTML it is decides which way: what the site's
 * own server has answered is taken as it is, all else is sanitised, and text is only read out of it.
 */
/** Replaces an element's content by HTML from the site's own server. Scripts in it do not run. */
export declare function setServerHtml(element: Element, html: string): void;
/** Parses HTML, whosever it is, into a document in which nothing loads, starts or runs; to read of it, not to show it. */
export declare function parseInert(html: string): DocumentFragment;
/** Parses HTML from the site's own server into a fragment of this document. Scripts in it do not run. */
export declare const parseServerHtml: (html: string) => DocumentFragment;
/**
 * Makes a fragment of HTML that is not the server's own, as in settings: formatted text, links, pictures of the site.
 * All else is left out. The sanitiser is loaded where there is markup at all. @throws ChunkLoadError
 */
export declare function cleanHtml(html: string): Promise<DocumentFragment>;
/** The text in HTML, whosever it is, with single spaces. */
export declare const textIn: (html: string) => string;
/** Decodes HTML entities: `5&quot; inseam` becomes `5" inseam`. Markup in the text stays text. */
export declare function decodeEntities(text: string): string;
