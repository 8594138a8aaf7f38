/** Puts a stylesheet before the theme's, so that the theme wins. Resolves when it is there, or has failed. */
export declare function loadStyles(url: string): Promise<void>;
