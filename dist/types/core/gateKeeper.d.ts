import type { Gate, WidgetDefinition } from './types.js';
/** Puts every gate in place that the page's handlers call for now. See `gates.ts`. */
export declare const closeGates: (near?: Element | null) => void;
/** Handlers that looked like legacy ones but could not be told apart; part of `report()`. */
export declare const gateNotes: () => readonly string[];
/** Adds gates: at once where the page has jQuery; else when it comes, and once more with a second one, which changes nothing. */
export declare function addGates(load: () => Promise<readonly Gate[]>, owns: (element: Element) => boolean): Promise<void>;
/** May the widget mount? Beside legacy handlers none may before its gates are in place. */
export declare const hasGates: (definition: WidgetDefinition) => boolean;
/** Puts a widget's gates in place, once. `owns`: is this element, or an ancestor, a mounted host of the widget? */
export declare const placeGates: (definition: WidgetDefinition, owns: (element: Element) => boolean) => Promise<void>;
