/** Runs `use` when the markup of the page is complete: at once, or at `DOMContentLoaded`. */
export declare function whenParsed(use: () => void): void;
/**
 * The same in a task of its own: the one in which a deferred script runs has the rest of the parser's work in it, and the
 * page's own start.
 */
export declare const afterParsed: (use: () => void) => void;
