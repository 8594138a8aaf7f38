/** `undefined`: what the server has; `null` or `false`: removed; `true`: present and empty. */
export type Attr = string | number | boolean | null | undefined;
/** One aspect of a node that we may override: how to read it, and how to write it. */
export interface Aspect {
    kind: 'attribute' | 'class' | 'style' | 'content';
    read(element: Element): unknown;
    write(element: Element, value: unknown): void;
    same(a: unknown, b: unknown): boolean;
    /** Does reading give back exactly what was written? Styles and content come back as the browser puts them. */
    exact: boolean;
}
/** An attribute; null: absent. */
export declare const attributeAspect: (name: string) => Aspect;
/** One class name: there or not. */
export declare const classAspect: (name: string) => Aspect;
/** One CSS property; the empty text: not set. What the server marks as important comes back so. */
export declare const styleAspect: (name: string) => Aspect;
/** The content as live nodes: restoring puts the very same nodes back. New content comes as a function that writes it. */
export declare const contentAspect: Aspect;
/** Sets, changes or (with `undefined`) takes away one owner's layer for one aspect of a node. */
export declare function override(element: Element, aspect: Aspect, owner: object, value: unknown): void;
/** What the server, or another script, has for an attribute beneath our overrides. */
export declare function serverAttribute(element: Element, name: string): string | null;
/** The value to store for an attribute. */
export declare const attributeValue: (value: Attr) => string | null | undefined;
/** Content that is a text. A single text node keeps its identity for others who hold it. */
export declare const textContent: (text: string) => (element: Element) => void;
/** Content that is the server's HTML. */
export declare const htmlContent: (html: string) => (element: Element) => void;
