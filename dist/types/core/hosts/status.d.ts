/** Says in a few words why a widget does not do now what one may expect of it. */
export declare function tellStatus(host: Element, widget: string, status: string): void;
/** The last words of a widget; undefined if it has said nothing. */
export declare const statusOf: (host: Element, widget: string) => string | undefined;
