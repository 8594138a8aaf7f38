import type { Claims } from '../claim/claims.js';
import type { Interactions } from '../claim/interactions.js';
import type { Prepared } from '../claim/prepared.js';
import type { Reasons } from '../claim/reasons.js';
import type { SiteConfig } from '../settings/siteConfig.js';
import type { GuardContext, Manifest, WidgetType } from '../types.js';
import type { ChunkMap } from './chunkMap.js';
import type { RestFiles } from './restFiles.js';
/** Handlers of the page's own scripts, kept waiting until it is known which elements widgets have claimed. */
export interface PageHandlers {
    /**
     * Starts the handlers of unclaimed elements, because all types are known; with `mayMoreCome`, some types may still
     * load.
     */
    settle(mayMoreCome: boolean): void;
    /** Starts the page's handlers on an element that a widget has given up. */
    release(element: Element, widget: string): void;
}
/** The manifests that are loaded only if the page has markup for them. */
export interface LaterPart {
    /** Loads the part if `root` has such markup. */
    look(root: ParentNode): void;
    isLoading(): boolean;
    isHere(): boolean;
    /** Call when the page has been parsed: releases the held handlers and presses, unless the part is still loading. */
    settle(): void;
    /** Ignores the part if it loads from now on. */
    end(): void;
}
/**
 * Handed from the loader to the runtime. Besides this, the two bundles share only the state of `jquery.ts`, on the
 * window.
 */
export interface Boot {
    base: string;
    /** The script tag's nonce. */
    nonce: string;
    chunks: ChunkMap;
    config: SiteConfig;
    claims: Claims;
    interactions: Interactions;
    reasons: Reasons;
    prepared: Prepared;
    /** Handlers of the page's own scripts, which wait until it is known whether a widget replaces them. */
    handlers: PageHandlers;
    /** The manifests that only some pages need. */
    part: LaterPart;
    /** The files that hosts at rest need. */
    restFiles: RestFiles;
    /** Called with manifests that have loaded later. Set by the runtime. */
    onManifests(manifests: readonly Manifest[]): void;
    /** Runs `load`. If it fails and the server has a newer release, runs it again with the names of the new files. */
    orNewest<T>(load: () => Promise<T>): Promise<T>;
    guardContext(manifest: Manifest): GuardContext;
    /** Claims a type's hosts and applies its critical style and guard, unless the site has it switched off. */
    addManifest(manifest: Manifest): void;
    isBuiltIn(name: string): boolean;
    /** Claims the hosts of an integrator's type; null for a faulty one, with a warning. */
    claimType(type: WidgetType): WidgetType | null;
    /** Why the runtime has started. */
    startedBy: string;
    /** The page's policy of Trusted Types; undefined until it is needed. */
    policy?: unknown;
    /** Resolves with the first sign of a visitor. */
    input: Promise<void>;
    /** Pushed functions that wait for the API. */
    queue: unknown[];
    /** The public API, once the runtime has started. */
    api?: object;
    /** The services for integrators' code, once their chunk has loaded. */
    sdk?: object;
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
