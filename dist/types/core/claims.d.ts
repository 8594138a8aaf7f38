import type { Manifest } from './types.js';
/** Site-wide switches, from `window.storefrontWidgetsConfig` or the script tag's data attributes. */
export interface SiteConfig {
    /** Where the chunks are, ending with a slash. Needed only when an optimiser inlines the loader. */
    base?: string;
    /** Widget types that are off on this site. */
    disable?: string | readonly string[];
}
/** Knows which elements are ours: marked or adopted, not switched off, not handed back after a failure. */
export interface Claims {
    readonly manifests: readonly Manifest[];
    /** Claims the hosts of one more type; false when the site has it switched off. */
    add(manifest: Manifest): boolean;
    /** Selects every element that one of the types could claim. */
    selector(): string;
    /** Selects the hosts of one type. */
    selectorOf(manifest: Manifest): string;
    claims(manifest: Manifest, element: Element): boolean;
    /** Hands one element back: no type, or one type, claims it any more. */
    release(element: Element, name: string): void;
    /** Takes back what `release` said, for a new mount on demand. */
    reclaim(element: Element, name: string): void;
    /** Hands everything back, also what has not been parsed yet. */
    end(): void;
}
/** The widget names that an element's `data-widget` lists. */
export declare function widgetNames(element: Element): string[];
/**
 * A selector that the browser does not know, or that an integrator got wrong, must not spoil the others. One that is not
 * closed is none either: the browser closes it at its end, and would take in what follows.
 */
export declare function isSelector(selector: string): boolean;
/** Makes the page's one book of claims. */
export declare function createClaims(initial: readonly Manifest[], config: SiteConfig): Claims;
