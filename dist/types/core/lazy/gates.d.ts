import type { Gate } from '../types.js';
/** Puts every gate in place that the page's handlers call for now, before an event that legacy listens to. */
export declare function closeGates(near?: Element | null): void;
/** Adds a widget's gates; `owns`: is this element, or an ancestor, a mounted host of the widget? */
export declare function addGates(list: readonly Gate[], owns: (element: Element) => boolean): void;
/** Handlers that looked like legacy ones but could not be told apart; part of `report()`. */
export declare const gateNotes: () => readonly string[];
