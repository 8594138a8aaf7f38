import type { Gate } from '../types.js';
/**
 * Puts every gate in place that the page's handlers call for now. Runs before each user event, and before each event of
 * ours that legacy scripts listen to.
 */
export declare function closeGates(near?: Element | null): void;
/** Adds a widget's gates; `owns` tells which elements are its. */
export declare function addGates(list: readonly Gate[], owns: (element: Element) => boolean): void;
/** Handlers that looked like legacy ones but could not be told apart; part of `report()`. */
export declare const gateNotes: () => readonly string[];
