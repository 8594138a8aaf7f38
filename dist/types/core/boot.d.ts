import type { Claims, SiteConfig } from './claims.js';
import type { Interactions } from './interactions.js';
import type { ChunkMap, GuardContext, Manifest } from './types.js';
/** What the loader hands to the runtime. Besides it the two bundles share the state of `jquery.ts`, on the window. */
export interface Boot {
    /** Where the chunks are; ends with a slash. */
    base: string;
    chunks: ChunkMap;
    config: SiteConfig;
    claims: Claims;
    interactions: Interactions;
    /** What a manifest's guard and release get. */
    guardContext(manifest: Manifest): GuardContext;
    /** Adds a type: from now on its hosts are claimed, and its critical style and guard hold. Nothing, where the site has it switched off. */
    addManifest(manifest: Manifest): void;
    /** `StorefrontWidgets.push` calls that came before the runtime. */
    queue: unknown[];
}
/** The runtime module, as the loader sees it. */
export interface Runtime {
    start(boot: Boot): void;
}
declare global {
    interface Window {
        storefrontWidgetsConfig?: SiteConfig;
    }
}
