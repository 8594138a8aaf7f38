import type { Manifest } from '../types.js';
/** The changes that widgets have made to their hosts before they start. */
export interface Prepared {
    /** Prepares a host for its widget, once, and not after `undo`. */
    add(manifest: Manifest, host: Element): void;
    /** Takes the changes back, because the widget starts or has failed. */
    undo(name: string, host: Element): void;
    /** Has the host been prepared, or its widget started, or failed? */
    has(name: string, host: Element): boolean;
    /** Has the widget started on the host, or failed? */
    isOver(name: string, host: Element): boolean;
    /** Takes the changes back and allows `add` again: the host has left the page, or `prepare` has been replaced. */
    forget(name: string, host: Element): void;
}
/** Creates the page's one `Prepared`. */
export declare function createPrepared(): Prepared;
