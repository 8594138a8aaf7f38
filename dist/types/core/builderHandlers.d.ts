/** Keeps the page builder's own handlers from the elements that widgets have claimed. */
/** Marks a front end whose handlers pass through here. */
export declare const MARK = "storefrontHandlers";
/** The handlers of the page builder and its add-ons, one way past them for all widgets. */
export interface BuilderHandlers {
    /** Did it start before this script? Then it keeps its elements. */
    readonly isFirst: boolean;
    /** Every type is known: the page builder's script has what nobody claims. */
    settle(): void;
    /** Lets the page builder's script have an element that a widget has given up. */
    release(element: Element, widget: string): void;
}
/**
 * Makes the page's one `BuilderHandlers`. `widgetOf` gives the widget for a name of the page builder, like `tabs`, and
 * `claims` tells whether it has an element. Must run before the page builder's front end starts.
 */
export declare function keepHandlers(widgetOf: ReadonlyMap<string, string>, claims: (widget: string, element: Element) => boolean): BuilderHandlers;
