import type { SiteConfig } from '../settings/siteConfig.js';
import type { Manifest } from '../types.js';
/** Decides which elements are hosts: marked or adopted, not switched off, not released after a failure. */
export interface Claims {
    readonly manifests: readonly Manifest[];
    /** Claims the hosts of one more type; false when the site has switched that type off. */
    add(manifest: Manifest): boolean;
    selector(): string;
    selectorOf(manifest: Manifest): string;
    /** The selector without `[data-widget]`: twice as fast to search for, and enough if no element names the type. */
    adoptingSelectorOf(manifest: Manifest): string;
    claims(manifest: Manifest, element: Element): boolean;
    /** The type no longer claims the element, until `reclaim`. */
    release(element: Element, name: string): void;
    reclaim(element: Element, name: string): void;
    /** Claims nothing from now on, including elements that are still to be parsed. */
    end(): void;
}
/** The widget names in an element's `data-widget`. */
export declare function widgetNames(element: Element): string[];
/** Is the selector valid, also inside a list? An unclosed bracket would swallow the selectors after it. */
export declare function isSelector(selector: string): boolean;
/**
 * Creates the page's one set of claims; `onRelease` is called for each released element. Of the elements for which
 * `isLeft` returns true, built-in types claim only those that name them.
 */
export declare function createClaims(initial: readonly Manifest[], config: SiteConfig, onRelease?: (element: Element, name: string) => void, isLeft?: (element: Element) => boolean): Claims;
