import type { Gate } from './types.js';
/** Puts every gate in place that the page's handlers call for now. See `gates.ts`. */
export declare const closeGates: (near?: Element | null) => void;
/** Handlers that looked like legacy ones but could not be told apart; part of `report()`. */
export declare const gateNotes: () => readonly string[];
/**
 * Adds a widget's gates; `owns` tells which elements are its. Resolves when they are in place: at once where the page has
 * no jQuery; they then come when it comes (and once more with a second one, which changes nothing).
 */
export declare function addGates(load: () => Promise<readonly Gate[]>, owns: (element: Element) => boolean): Promise<void>;
