import type { WidgetDefinition } from './types.js';
/** Puts the gates of widgets in place: beside legacy handlers none may mount without. */
export interface Arming {
    /** Are they in place, or needs the widget none? */
    isArmed(definition: WidgetDefinition): boolean;
    /** Puts them in place, once. */
    arm(name: string, definition: WidgetDefinition): Promise<void>;
}
/** `owns`: is this element, or an ancestor, a mounted host of the type? */
export declare function createArming(owns: (name: string, element: Element) => boolean): Arming;
