/** Resolves with `code` once its style sheets have loaded too, or after 3 s without them. */
export declare function withStyles<T>(code: Promise<T>, urls: readonly string[]): Promise<T>;
