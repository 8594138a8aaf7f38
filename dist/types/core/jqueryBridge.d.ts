/** Warns once when the page's jQuery, there already or arriving later, is one that the bridge cannot work with. */
export declare function warnOfJQuery(): void;
/** The bridge's line of `report()`: the version it uses, the one it refuses, or none. */
export declare function jQueryBridgeState(): string;
