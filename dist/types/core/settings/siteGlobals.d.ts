/** A property of the window; undefined when it is missing, or an element of the page by its name. */
export declare function windowValue(name: string): unknown;
/** A plain object that a script of the site has put on the window; undefined when there is none. */
export declare function siteGlobal(name: string): Record<string, unknown> | undefined;
/** The same, of a known shape; scripts may leave out any of it. */
export declare const siteObject: <T extends object>(name: string) => Partial<T> | undefined;
/** The running script, even if an `<object id="currentScript">` hides `document.currentScript`. */
export declare function currentScript(): HTMLScriptElement | null;
