import type { Gate, WidgetDefinition } from '../types.js';
/** Gates the handlers that the page has bound by now. */
export declare const closeGates: (near?: Element | null) => void;
/** Handlers that looked like legacy ones but were ambiguous; part of `report()`. */
export declare const gateNotes: () => readonly string[];
/** Adds gates once the page has jQuery; their code is not loaded before. A second jQuery needs no further call. */
export declare function addGates(load: () => Promise<readonly Gate[]>, owns: (element: Element) => boolean): Promise<void>;
/** Are the widget's gates in place, so that it may mount? */
export declare const hasGates: (definition: WidgetDefinition) => boolean;
/** Puts a widget's gates in place, once per definition. */
export declare const placeGates: (definition: WidgetDefinition, owns: (element: Element) => boolean) => Promise<void>;
