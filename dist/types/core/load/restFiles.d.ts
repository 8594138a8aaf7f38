/**
 * Completes the manifest of a widget whose folder has a `rest.ts` with what only pages with such a host need: `reason`
 * and `prepare`. Until that file has loaded, its hosts rest as the server printed them.
 */
import type { Found } from '../claim/found.js';
import type { Manifest } from '../types.js';
import type { Boot } from './boot.js';
/** What a `rest.ts` exports. */
export interface RestModule extends Pick<Manifest, 'reason' | 'prepare'> {
    /** Shares the page's policy and nonce with the runtime; for files that parse HTML. */
    sharePage?(boot: Boot): void;
}
/** The files of the page's hosts at rest. */
export interface RestFiles {
    /** Loads the files for these hosts. */
    look(found: readonly Found[]): void;
    /** Is the manifest's file still loading? */
    isWaiting(name: string): boolean;
}
/** Creates the page's one `RestFiles`; `onComplete` is called with each manifest that its file has completed. */
export declare function createRestFiles(boot: () => Boot, onComplete: (manifest: Manifest) => void): RestFiles;
