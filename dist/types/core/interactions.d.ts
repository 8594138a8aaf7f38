import type { Claims } from './claims.js';
import type { ReplayRule } from './types.js';
/** Holds what a visitor does to a widget that is still loading, and lets it happen once the widget is there. */
export interface Interactions {
    /** Marks a widget of a host as mounted or failed: no longer a reason to hold anything. */
    markReady(host: Element, name: string): void;
    /** Forgets it, after it has ended: nothing held waits for it any more, and it may load again. */
    markPending(host: Element, name: string): void;
    /** Repeats, in order, every held action that nothing is waited for any more. */
    replay(): void;
    /** All manifests are known and all hosts found: what was held for late ones waits for them from now on, or goes ahead. */
    assignHeld(): void;
    /** Is something held for this host? Such hosts mount first. */
    hasHeld(host: Element): boolean;
    /** Called when something is held, so that a widget that waits for interaction starts to load. */
    onHold: (host: Element, name: string) => void;
}
/**
 * Starts holding. `late` is held, wherever it is, until `assignHeld`: rules of widgets whose manifests come with the runtime.
 * `signal` ends it. The loader does this before any chunk is asked for.
 */
export declare function holdInteractions(claims: Claims, late: readonly ReplayRule[], signal?: AbortSignal): Interactions;
