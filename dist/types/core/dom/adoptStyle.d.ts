/** Adds style rules in a constructed sheet, which a content security policy does not block. Older browsers get none. */
export declare function adoptStyle(css: string): void;
