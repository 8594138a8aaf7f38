import type { Gate, WidgetDefinition } from './types.js';
/** Puts every gate in place that the page's handlers call for now. */
export declare const closeGates: (near?: Element | null) => void;
/** Handlers that looked like legacy ones but could not be told apart; part of `report()`. */
export declare const gateNotes: () => readonly string[];
/** Adds gates, whose code is needed beside jQuery only: now, or when it comes; a second jQuery changes nothing. */
export declare function addGates(load: () => Promise<readonly Gate[]>, owns: (element: Element) => boolean): Promise<void>;
/** Are the gates in place? A widget beside legacy handlers may not mount before. */
export declare const hasGates: (definition: WidgetDefinition) => boolean;
/** Puts a widget's gates in place, once. */
export declare const placeGates: (definition: WidgetDefinition, owns: (element: Element) => boolean) => Promise<void>;
