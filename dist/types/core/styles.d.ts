/**
 * Waits for a part that is loaded on demand and for its style sheets, which arrive side by side. Of several sheets the last
 * one comes first in the page, because each is put before the others.
 */
export declare function withStyles<T>(part: Promise<T>, urls: readonly string[]): Promise<T>;
/** Puts a stylesheet before the theme's, so that the theme wins. Resolves when it is there, or has failed. */
export declare function loadStyles(url: string): Promise<void>;
