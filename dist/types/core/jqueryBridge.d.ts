/** Says once when the page's jQuery, there already or arriving later, is one that the bridge cannot work with. */
export declare function warnOfJQuery(): void;
/** What `report()` says about the bridge: the version it uses, the one it refuses, or none. */
export declare function jQueryBridgeState(): string;
