/** What a change in the document leads to. */
interface Options {
    /** The selector of all hosts. */
    selector(): string;
    /** Adopts an element that may be a host now. */
    adopt(element: Element): void;
    /** Looks for hosts in what was added. */
    scan(root: Element): void;
    /** A watched attribute has changed. */
    onAttribute(element: Element, name: string | null): void;
    /** A script with the element's settings has changed. */
    onSettings(element: Element): void;
    /** Something has left the document. */
    onRemoved(): void;
}
/** Follows the document once it is parsed. */
export declare function followDocument({ selector, adopt, scan, onAttribute, onSettings, onRemoved }: Options): void;
export {};
