import type { Manifest } from '../types.js';
import type { Boot } from './boot.js';
/** What a `rest.ts` exports. */
export interface RestModule extends Pick<Manifest, 'reason' | 'prepare'> {
    /** Shares the page's policy and nonce with the runtime; for files that parse HTML. */
    sharePage?(boot: Boot): void;
}
/** The files of the page's hosts at rest. */
export interface RestFiles {
    /** Loads the files for the hosts in and on `root`. @default the page */
    look(root?: ParentNode): void;
    /** Is the manifest's file still loading? */
    isWaiting(name: string): boolean;
}
/** Creates the page's one `RestFiles`; `onComplete` is called with each manifest that its file has completed. */
export declare function createRestFiles(boot: () => Boot, onComplete: (manifest: Manifest) => void): RestFiles;
