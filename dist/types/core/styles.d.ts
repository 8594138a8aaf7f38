/** Waits for a part and its style sheets; the last sheet comes first in the page, because each is prepended. */
export declare function withStyles<T>(part: Promise<T>, urls: readonly string[]): Promise<T>;
/** Puts a stylesheet before the theme's, so that the theme wins. Resolves when it is there, or has failed. */
export declare function loadStyles(url: string): Promise<void>;
