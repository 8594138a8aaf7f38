/** Runs `use` when the markup of the page is complete: at once, or at `DOMContentLoaded`. */
export declare function whenParsed(use: () => void): void;
/** The same in a task of its own, because that of a deferred script has the page's own start in it. */
export declare const afterParsed: (use: () => void) => void;
