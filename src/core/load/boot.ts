import type { Claims } from '../claim/claims';
import type { Interactions } from '../claim/interactions';
import type { SiteConfig } from '../settings/siteConfig';
import type { ChunkMap, GuardContext, Manifest } from '../types';

/** Handlers of the page's own scripts that wait until it is known whose the elements are. */
export interface PageHandlers {
  /**
   * Call it when the types are known: the page's own scripts get all unclaimed elements. With `mayMoreCome`, handlers
   * of widgets that are not loaded yet go on waiting.
   */
  settle(mayMoreCome: boolean): void;
  /** Lets the page's script have an element that a widget has given up. */
  release(element: Element, widget: string): void;
}

/**
 * The loader's state, handed to the runtime. Besides it the two bundles share the state of `jquery.ts`, on the window.
 */
export interface Boot {
  base: string;
  /** Of the script tag. */
  nonce: string;
  chunks: ChunkMap;
  config: SiteConfig;
  claims: Claims;
  interactions: Interactions;
  elementor: PageHandlers;
  guardContext(manifest: Manifest): GuardContext;
  /** Claims a type's hosts and applies its critical style and guard, unless the site has it switched off. */
  addManifest(manifest: Manifest): void;
  /** Functions that wait for the API. */
  queue: unknown[];
  /** The public API, once the runtime is there. */
  api?: object;
  /** The SDK for integrators' functions, once its chunk has loaded. */
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
