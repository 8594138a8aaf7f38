import type { Claims } from './claims.js';
import type { ReplayRule } from './types.js';
/** Holds what a visitor does to a widget that is still loading, and repeats it once the widget is there. */
export interface Interactions {
    /** Marks a widget as mounted or failed: nothing is held for it any more. */
    markReady(host: Element, name: string): void;
    /** Forgets a widget that has ended: nothing held waits for it, and it may load again. */
    markPending(host: Element, name: string): void;
    replay(): void;
    /** All manifests are known: what was held for late ones waits for their hosts, or goes ahead. */
    assignHeld(): void;
    hasHeld(host: Element): boolean;
    onHold: (host: Element, name: string) => void;
}
/** The events that can be held and repeated. */
export declare const REPLAYED: readonly ['click', 'submit', 'keydown'];
/** Starts holding. `late` rules, whose manifests come with the runtime, hold on any element until `assignHeld`. */
export declare function holdInteractions(claims: Claims, late: readonly ReplayRule[], signal?: AbortSignal): Interactions;
