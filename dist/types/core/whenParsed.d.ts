/** Runs `use` when the markup of the page is complete: at once, or at `DOMContentLoaded`. */
export declare function whenParsed(use: () => void): void;
