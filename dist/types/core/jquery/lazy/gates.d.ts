import type { Gate } from '../../types.js';
/** Gates the handlers bound by now; call it before an event that the page's own scripts listen to. */
export declare function closeGates(near?: Element | null): void;
/** Adds a widget's gates; `owns` tells whether an element lies in a mounted host of the widget. */
export declare function addGates(list: readonly Gate[], owns: (element: Element) => boolean): void;
/** Handlers that looked like legacy ones but were ambiguous; part of `report()`. */
export declare const gateNotes: () => readonly string[];
