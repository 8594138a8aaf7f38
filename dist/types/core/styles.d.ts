/** Waits for code and its style sheets, the first of them last in the page; late sheets do not hold it for long. */
export declare function withStyles<T>(code: Promise<T>, urls: readonly string[]): Promise<T>;
