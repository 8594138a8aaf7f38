/** What the inline scripts offer to the loader and the runtime, in `window.storefrontWidgetsEarly`. */
export interface InlineCode {
    /** Where our files are, as the plugin prints it; a script of the theme may replace `storefrontWidgetsConfig`. */
    base?: string;
    /** Ends the holding of presses and repeats them: `entries/early.ts`. */
    release?(): void;
    /** Loads the scripts that the plugin has left out: `entries/leftOut.ts`, on pages where it has. */
    bringBack?(): void;
}
declare global {
    interface Window {
        storefrontWidgetsEarly?: InlineCode;
    }
}
/** Adds to what the inline scripts offer, in the object that is there. */
export declare function offer(code: InlineCode): void;
/** Where our files are, also where an optimiser has merged the loader into a file of its own. */
export declare const printedBase: () => string | undefined;
/** Our listeners are there: what was pressed before them happens now. */
export declare const releasePresses: () => void;
/** Has the plugin left scripts out of this page? */
export declare const hasLeftOut: () => boolean;
/** Something of ours cannot be had, so the page gets back the scripts that the plugin has left out for it. */
export declare const bringBackLeftOut: () => void;
