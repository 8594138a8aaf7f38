/** What values mean as page builders write them. Small, because pages at rest load it as well. */
/** The switch that a value stands for; undefined if it stands for none. */
export declare function yesOrNo(given: unknown): boolean | undefined;
/** Reads a number as page builders print it: sliders as `{ size, unit }`, numbers as strings. NaN for anything else. */
export declare function toNumber(given: unknown): number;
/** The number that a value stands for, else `fallback`. */
export declare function numberOr(given: unknown, fallback: number): number;
