import type { SiteConfig } from './siteConfig.js';
import type { Manifest } from './types.js';
/** Knows which elements are ours: marked or adopted, not switched off, not handed back after a failure. */
export interface Claims {
    readonly manifests: readonly Manifest[];
    /** Claims the hosts of one more type; false when the site has it switched off. */
    add(manifest: Manifest): boolean;
    selector(): string;
    selectorOf(manifest: Manifest): string;
    claims(manifest: Manifest, element: Element): boolean;
    /** The type no longer claims the element, until `reclaim`. */
    release(element: Element, name: string): void;
    reclaim(element: Element, name: string): void;
    /** Releases everything, also what has not been parsed yet. */
    end(): void;
}
/** The widget names that an element's `data-widget` lists. */
export declare function widgetNames(element: Element): string[];
/** Can the selector join a list? An unclosed one cannot: the browser would read what follows into it. */
export declare function isSelector(selector: string): boolean;
/** Makes the page's one set of claims; `onRelease` hears of elements that are handed back. */
export declare function createClaims(initial: readonly Manifest[], config: SiteConfig, onRelease?: (element: Element, name: string) => void): Claims;
