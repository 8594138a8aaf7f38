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
/** The address of our files, known even when an optimiser has merged the loader into another file. */
export declare const printedBase: () => string | undefined;
/** Repeats the presses that were held until the loader's listeners existed. */
export declare const releasePresses: () => void;
/** Has the plugin left scripts out of this page? */
export declare const hasLeftOut: () => boolean;
/** Gives the page back the scripts that the plugin has left out: a file that replaces them could not be loaded. */
export declare const bringBackLeftOut: () => void;
