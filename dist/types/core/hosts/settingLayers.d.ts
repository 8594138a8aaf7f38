import type { Diagnose, ReportedSetting, SettingSource } from '../settings/types.js';
import type { RawSettings, WidgetDefinition } from '../types.js';
/** The settings of one place. */
interface Layer {
    source: Exclude<SettingSource, 'default'>;
    /** For `site`: the key of the configuration's settings, or `texts`. */
    entry?: string;
    values: RawSettings;
    /** Only the site itself can have written them, by its configuration, globals or a script tag. */
    isTrusted: boolean;
}
/** The settings of a widget on a host, by place. Each layer overrides those before it, key by key. */
export declare function settingLayers(host: HTMLElement, type: string, definition: WidgetDefinition, diagnose: Diagnose): Layer[];
/** The values that count: those of the last layer, key by key. */
export declare const mergeLayers: (layers: readonly Layer[]) => RawSettings;
/** As `mergeLayers`, but only the values that the site itself has written. */
export declare const trustedValues: (layers: readonly Layer[]) => RawSettings;
/** Each setting of a widget with its value and its source. Keys for single devices appear only if they have a value. */
export declare function reportSettings(host: HTMLElement, type: string, definition: WidgetDefinition): Record<string, ReportedSetting>;
export {};
