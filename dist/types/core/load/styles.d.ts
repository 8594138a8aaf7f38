/** Resolves with `code` once its style sheets have loaded too, or after 3 s without them. */
export declare function withStyles<T>(code: Promise<T>, urls: readonly string[]): Promise<T>;
/**
 * Classes of an outer and an inner element, by vendor; the vendor's sheet always positions the inner one absolutely.
 */
export type Probes = Readonly<Record<string, readonly [string, string]>>;
/**
 * Finds out which vendors' style sheets the page lacks, once one of our own sheets is loaded. Our fallback styles apply
 * only on such pages, by `:where([data-storefront-bare~='vendor'] .its-item)`: next to the vendor's sheet they would
 * set properties that the sheet deliberately leaves alone.
 */
export declare function findBareVendors(known: Probes): void;
