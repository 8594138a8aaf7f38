import type { Manifest } from '../types.js';
/** What widgets have changed on their hosts before they start. */
export interface Prepared {
    /** Prepares a host for its widget, once, and not after `undo`. */
    add(manifest: Manifest, host: Element): void;
    /** Takes the changes back: the widget starts, or never will. */
    undo(name: string, host: Element): void;
    /** Has the widget started on the host, or failed? */
    isOver(name: string, host: Element): boolean;
    /** Takes the changes back where the host may be prepared again: it has left the page, or `prepare` is another one now. */
    forget(name: string, host: Element): void;
}
/** Creates the page's one `Prepared`. */
export declare function createPrepared(): Prepared;
