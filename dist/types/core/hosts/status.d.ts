/** Notes for `report()`, in a few words, why a widget does not show what a reader of the page may expect. */
export declare function tellStatus(host: Element, widget: string, status: string): void;
/** The last status of a widget; undefined if it has told none. */
export declare const statusOf: (host: Element, widget: string) => string | undefined;
