/** `undefined`: what the server has; `null` or `false`: removed; `true`: present and empty. */
export type Attr = string | number | boolean | null | undefined;
/** One aspect of a node that may be overridden. */
export interface Aspect {
    kind: 'attribute' | 'class' | 'style' | 'content';
    read(element: Element): unknown;
    write(element: Element, value: unknown): void;
    same(a: unknown, b: unknown): boolean;
    /** Does reading give back exactly what was written? The browser normalises styles and content. */
    exact: boolean;
}
/** An attribute; null: absent. */
export declare const attributeAspect: (name: string) => Aspect;
/** One class name: there or not. */
export declare const classAspect: (name: string) => Aspect;
/** One CSS property; the empty text: not set. `!important` of the server is kept. */
export declare const styleAspect: (name: string) => Aspect;
/** The content as live nodes, so that the same nodes come back; new content is a function that writes it. */
export declare const contentAspect: Aspect;
/** Sets, changes or (with `undefined`) removes one owner's layer of an aspect; the newest value wins. */
export declare function override(element: Element, aspect: Aspect, owner: object, value: unknown): void;
/** An attribute's value beneath our overrides. */
export declare function serverAttribute(element: Element, name: string): string | null;
/** The value to store for an attribute. */
export declare const attributeValue: (value: Attr) => string | null | undefined;
/** Content that is a text. */
export declare const textContent: (text: string) => (element: Element) => void;
/** Content that is the server's HTML, or a fragment that has been made safe. */
export declare const htmlContent: (html: string | DocumentFragment) => (element: Element) => void;
