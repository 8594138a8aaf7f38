import type { Boot } from '../load/boot.js';
import type { WidgetDefinition, WidgetType } from '../types.js';
/** Is it an integrator's type? Those get the page services, may suspend, and may start with a promise. */
export declare const isRegistered: ({ component, mount, load }: WidgetType) => boolean;
/** The definition, if it has been loaded. */
export declare const readyDefinition: (type: WidgetType) => WidgetDefinition | undefined;
/** Loads a type's definition once for all its hosts. After a failure a later host may try again. */
export declare function loadDefinition(type: WidgetType, boot: Boot): Promise<WidgetDefinition>;
