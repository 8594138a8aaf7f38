import type { Boot } from './boot.js';
import type { WidgetDefinition, WidgetType } from './types.js';
/** The definition, if it is here already. */
export declare const readyDefinition: (type: WidgetType) => WidgetDefinition | undefined;
/** Loads a type's definition once for all its hosts. A failure is forgotten, so that a later host may try again. */
export declare function loadDefinition(type: WidgetType, boot: Boot): Promise<WidgetDefinition>;
