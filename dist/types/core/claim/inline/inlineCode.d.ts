import type { Problem } from '../../problems.js';
/** What is measured of a page view; null where there was nothing to measure. */
export interface Figures {
    /** When the largest part of the page was drawn, in milliseconds. */
    lcp: number | null;
    /** By how much the page has moved by itself; 0 is not at all. */
    cls: number | null;
    /** How long the page took to answer the visitor, in milliseconds. */
    inp: number | null;
}
/** What the inline scripts offer to the loader and the runtime, in `window.storefrontWidgetsEarly`. */
export interface InlineCode {
    /** Where our files are, as the plugin prints it; a script of the theme may replace `storefrontWidgetsConfig`. */
    base?: string;
    /** Ends the holding of presses and repeats them: `entries/early.ts`. */
    release?(): void;
    /** Loads the scripts that the plugin has left out: `entries/leftOut.ts`, on pages where it has. */
    bringBack?(): void;
    /**
     * Where `entries/reports.ts` sends reports, as the plugin prints it: the type and path of this page, whether it has
     * the widgets, the share of views that are measured, and the address of `entries/vitals.ts`, which measures them.
     */
    reports?: {
        url: string;
        type: string;
        path: string;
        ours: boolean;
        sample: number;
        vitals: string;
    };
    /** Sends a failure to the site: `entries/reports.ts`. */
    onReport?(problem: Problem): void;
    /** Sends what was measured of this view: `entries/reports.ts`. */
    sendFigures?(figures: Figures): void;
}
declare global {
    interface Window {
        storefrontWidgetsEarly?: InlineCode;
    }
}
/** The id of the plugin's script tag. */
export declare const LOADER_ID = "storefront-widgets-js";
/** Is it the plugin's script tag? Authors of posts may give its id to a picture. */
export declare const isLoader: (target: EventTarget | null) => boolean;
/** The loader, without which nobody else could tell. */
export declare const LOADER_MISSING: Problem;
/** What there is of it on this page. */
export declare const inlineCode: () => InlineCode;
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
