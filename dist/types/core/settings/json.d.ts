/** Parses JSON from the page, also with entity-escaped quotes; undefined when it is not JSON. */
export declare function parseJson(source: string): unknown;
/** Is it a JSON object (not a list, not null)? */
export declare const isRecord: (value: unknown) => value is Record<string, unknown>;
