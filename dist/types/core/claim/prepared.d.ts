import type { Manifest } from '../types.js';
/** What widgets have changed on their hosts before they start. */
export interface Prepared {
    /** Prepares a host for its widget, once, and not after `undo`. */
    add(manifest: Manifest, host: Element): void;
    /** Takes the changes back: the widget starts, or never will. */
    undo(name: string, host: Element): void;
}
/** Creates the page's one `Prepared`. */
export declare function createPrepared(): Prepared;
