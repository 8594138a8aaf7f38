/** Is it a node, of any window? */
export declare const isNode: (value: unknown) => value is Node;
/** Is it an element, of any window? */
export declare const isElement: (value: unknown) => value is Element;
/** Is it an HTML element, of any window? Only these have `innerText`; SVG elements have not. */
export declare const isHtmlElement: (value: unknown) => value is HTMLElement;
/** Is it an HTML element of this name, like `input`? */
export declare const isTag: <Name extends keyof HTMLElementTagNameMap>(value: unknown, name: Name) => value is HTMLElementTagNameMap[Name];
/** Is it a text, of any window? */
export declare const isText: (value: unknown) => value is Text;
/**
 * Adds nodes at the end of an element. Its own `append` cannot be used: a script of others, loading-bar.js, replaces it
 * for all elements by one that takes a name.
 */
export declare function appendTo(element: Element, ...nodes: (Node | string)[]): void;
/** Does a script show it in place of a text, or of a part of one: a translator's element, WordPress's picture of an emoji? */
export declare const isStandIn: (value: unknown) => value is Element;
/** Has a script moved the focus? Tab passes over `tabindex="-1"`, and a press on it comes with other events. */
export declare const isByScript: ({ type, target }: Event) => boolean;
