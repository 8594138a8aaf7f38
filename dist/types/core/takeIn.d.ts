import type { Boot } from './boot.js';
import type { Manifest } from './types.js';
/** Claims for a manifest that the loader does not have. One that is switched off on this site is not even armed. */
export declare function takeIn({ claims, arm }: Boot, manifest: Manifest): void;
