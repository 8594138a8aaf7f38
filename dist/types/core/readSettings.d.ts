import type { Instance } from './instance.js';
import type { RawSettings, WidgetDefinition } from './types.js';
/** Settings from the CMS markup, overridden by those of the host; never throws. */
export declare function readSettings(instance: Instance, definition: WidgetDefinition): RawSettings;
