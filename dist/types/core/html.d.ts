interface TrustedTypesFactory {
    createPolicy(name: string, rules: {
        createHTML(html: string): string;
    }): {
        createHTML(html: string): string;
    };
}
declare global {
    interface Window {
        trustedTypes?: TrustedTypesFactory;
    }
}
/** Replaces an element's content by HTML from the server. Scripts in it do not run. */
export declare function setHtml(element: Element, html: string): void;
/** Parses server HTML into a fragment in which no image loads, no custom element starts and no script runs. */
export declare function parseInert(html: string): DocumentFragment;
/** Parses HTML from the server into a fragment of this document. Scripts in it do not run. */
export declare const parseHtml: (html: string) => DocumentFragment;
/** Decodes HTML entities: `5&quot; inseam` becomes `5" inseam`. Markup in the text stays text. */
export declare function decodeEntities(text: string): string;
export {};
