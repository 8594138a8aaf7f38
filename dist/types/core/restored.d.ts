/** How often the browser has shown this page again from its back/forward cache, or has got its connection back. */
export declare const restorations: () => number;
/** Calls `use` whenever that happens. What was asked for before may have been cut off, so it may be tried again. */
export declare function onRestored(use: () => void): void;
