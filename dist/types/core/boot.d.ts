import type { BuilderHandlers } from './builderHandlers.js';
import type { Claims } from './claims.js';
import type { Interactions } from './interactions.js';
import type { SiteConfig } from './siteConfig.js';
import type { ChunkMap, GuardContext, Manifest } from './types.js';
/** What the loader hands to the runtime. Besides it the two bundles share the state of `jquery.ts`, on the window. */
export interface Boot {
    base: string;
    /** Of the script tag. */
    nonce: string;
    chunks: ChunkMap;
    config: SiteConfig;
    claims: Claims;
    interactions: Interactions;
    builder: BuilderHandlers;
    guardContext(manifest: Manifest): GuardContext;
    /** Claims a type's hosts and applies its critical style and guard, unless the site has it switched off. */
    addManifest(manifest: Manifest): void;
    /** Functions that wait for the API. */
    queue: unknown[];
    /** The public API, once the runtime is there. */
    api?: object;
    /** What functions get by the API, once its chunk is there. */
    kit?: object;
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
