import type { ReplayRule } from '../types.js';
import type { Claims } from './claims.js';
/** Holds a visitor's actions on widgets that are still loading, and repeats them once the widget has mounted. */
export interface Interactions {
    /** Call when the widget has mounted: nothing is held for it any more. */
    markReady(host: Element, name: string): void;
    /** Call when the widget has failed: what was held for it goes to the page's own scripts. */
    giveBack(host: Element, name: string): void;
    /** Call when the widget has ended: held actions no longer wait for it, and it may load again. */
    markPending(host: Element, name: string): void;
    replay(): void;
    /**
     * Call when all manifests are known: actions that were held for late manifests now wait for their hosts, or are
     * repeated at once.
     */
    assignHeld(): void;
    hasHeld(host: Element): boolean;
    onHold: (host: Element, name: string) => void;
}
/** Events that can be held and repeated. */
export declare const REPLAYED: readonly ['click', 'submit', 'keydown'];
/** Starts holding. `late` rules belong to manifests that load later; until `assignHeld` they hold on any element. */
export declare function holdInteractions(claims: Claims, late: readonly ReplayRule[], signal?: AbortSignal): Interactions;
