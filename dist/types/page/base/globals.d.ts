/**
 * A global that the CMS prints for a script, e.g. `wc_single_product_params`. Undefined when it is missing: the feature is
 * then off. Read late, never at load: an optimiser may delay it.
 */
export declare function pageGlobal(name: string): Record<string, unknown> | undefined;
/** A text of a page global, or the default. Numbers and empty texts count as given. */
export declare function globalText(global: Record<string, unknown> | undefined, key: string, fallback: string): string;
/** CMS globals carry scalars as texts: `"1"`, `"yes"`, `"true"`, `"on"` are yes; everything else is no. */
export declare const isYes: (value: unknown) => boolean;
