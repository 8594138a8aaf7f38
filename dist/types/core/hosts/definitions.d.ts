import type { Boot } from '../load/boot.js';
import type { WidgetDefinition, WidgetType } from '../types.js';
/** Is it an integrator's type? Its widgets get the page services, may suspend, and `mount` may return a promise. */
export declare const isRegistered: ({ component, mount, load }: WidgetType) => boolean;
/** The definition, if it has been loaded. */
export declare const readyDefinition: (type: WidgetType) => WidgetDefinition | undefined;
/** Loads a type's definition once for all its hosts; after a failure, the next call tries again. */
export declare function loadDefinition(type: WidgetType, boot: Boot): Promise<WidgetDefinition>;
