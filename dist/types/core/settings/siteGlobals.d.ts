/** A property of the window; undefined when it is missing, or is an element with this id or name. */
export declare function windowValue(name: string): unknown;
/** A plain object that a script of the site has put on the window; undefined when there is none. */
export declare function siteGlobal(name: string): Record<string, unknown> | undefined;
/** As `siteGlobal`, for an object of a known shape, of which scripts may leave out any part. */
export declare const siteObject: <T extends object>(name: string) => Partial<T> | undefined;
/** The running script, even if an `<object id="currentScript">` hides `document.currentScript`. */
export declare function currentScript(): HTMLScriptElement | null;
