/** `undefined`: the server's value; `null` or `false`: removed; `true`: present and empty. */
export type Attr = string | number | boolean | null | undefined;
/** One overridable aspect of a node. */
export interface Aspect {
    kind: 'attribute' | 'class' | 'style' | 'content';
    read(element: Element): unknown;
    write(element: Element, value: unknown): void;
    same(a: unknown, b: unknown): boolean;
    /** Does `read` return exactly the written value? Browsers normalise styles and content. */
    exact: boolean;
}
/** The aspect of one attribute; null: absent. */
export declare const attributeAspect: (name: string) => Aspect;
/** The aspect of one class name; a boolean: is it set? */
export declare const classAspect: (name: string) => Aspect;
/** The aspect of one CSS property; the empty string means not set. Keeps the server's `!important`. */
export declare const styleAspect: (name: string) => Aspect;
/** The `display` that elements of this name have on this page; `block` where they have none. */
export declare function usualDisplay({ localName }: Element): string;
/** The aspect of the content: the server's nodes themselves, which are restored; new content is a function. */
export declare const contentAspect: Aspect;
/** Sets, changes or (with `undefined`) removes one owner's override of an aspect; the newest value wins. */
export declare function override(element: Element, aspect: Aspect, owner: object, value: unknown): void;
/** Writes the overrides of an element and all in it again, after another script has wiped them. */
export declare function overrideAgain(root: Element): void;
/** An attribute's value without our overrides. */
export declare function serverAttribute(element: Element, name: string): string | null;
/** An element's text without our overrides. */
export declare function serverText(element: Element): string;
/** The attribute's text for a value; null removes the attribute, undefined keeps the server's. */
export declare const attributeValue: (value: Attr) => string | null | undefined;
/** Text as a value of `contentAspect`. */
export declare const textContent: (text: string) => (element: Element) => void;
/** The server's HTML, or a sanitised fragment, as a value of `contentAspect`. */
export declare const htmlContent: (html: string | DocumentFragment) => (element: Element) => void;
