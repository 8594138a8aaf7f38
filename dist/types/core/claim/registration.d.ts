import type { Boot } from '../load/boot.js';
import type { WidgetDefinition, WidgetType } from '../types.js';
/** The fault of a definition, phrased to follow the type's name; null if there is none. */
export declare function problemOfDefinition({ component, mount, settings }: WidgetDefinition): string | null;
/** Claims the hosts of an integrator's type. Refuses a faulty type with a warning and returns null. */
export declare function claimType(given: WidgetType, boot: Boot): WidgetType | null;
