/** Settings as a schema describes them, and how forms offer them. */
import type { ComponentType } from 'react';
import type { RawSettings } from '../types.js';
import type { FieldInfo } from './form.js';
/** Receives a diagnostic about settings, one sentence. */
export type Diagnose = (message: string) => void;
/** A settings schema; `settingsSchema()` makes one. */
export interface SettingsReader<S> {
    /**
     * `site`: the part of `raw` that comes from the site itself (configuration, globals, script tags), not from markup.
     */
    parse(raw: RawSettings, diagnose: Diagnose, site?: RawSettings): S;
    describe(): readonly SettingDescription[];
}
/** The props of a component that edits a setting in the panel. */
export interface ControlProps<T = unknown> {
    /** The current value. */
    value: T;
    /** Sets the setting to a raw value, which is read like values from the page. */
    onChange(raw: unknown): void;
    /** The id for the field, so that the setting's label names it. */
    id: string;
    /** For `aria-describedby`: the ids of what the panel says about the setting. */
    describedBy: string;
}
/** How a form offers a setting. */
export type Control = 
/** By an integrator's component. */
{
    readonly kind: 'custom';
    readonly component: ComponentType<ControlProps>;
}
/** `date`: a day with a time, which is stored as `2030-12-31 18:30`; `link`: an address, often of the site. */
 | {
    readonly kind: 'switch' | 'date' | 'text' | 'phrase' | 'plural' | 'address' | 'link';
}
/** `isDrawn`: a script draws with it, on which custom properties have no effect. */
 | {
    readonly kind: 'color';
    readonly isDrawn?: boolean;
}
/** The address of a file in the media library. `type`: what is offered there; pictures by default. */
 | {
    readonly kind: 'media';
    readonly type?: 'image' | 'video' | 'application';
}
/** `items`: the settings of each item, where the items are records. */
 | {
    readonly kind: 'list';
    readonly items?: readonly SettingDescription[];
} | {
    readonly kind: 'choice';
    readonly words: readonly string[];
}
/** By a form for the settings in a record. */
 | {
    readonly kind: 'group';
    readonly settings: readonly SettingDescription[];
} | {
    readonly kind: 'number';
    /** -Infinity without a bound. */
    readonly min: number;
    /** Infinity without a bound. */
    readonly max: number;
    readonly whole: boolean;
    /** In words, e.g. `milliseconds`; empty for a plain number. */
    readonly unit: string;
};
/** One setting of a schema, for documentation, forms and `report()`. */
export interface SettingDescription {
    key: string;
    /** In words, e.g. `whole number, 1–8`. */
    type: string;
    /** As JSON, followed by the defaults for single devices. */
    default: string;
    control: Control;
    /**
     * The value that a raw value stands for; undefined if it is refused, or if it is empty and stands for the default.
     */
    read(raw: unknown): {
        value: unknown;
    } | undefined;
    fallback: unknown;
    /** May markup give this value? Missing: markup may give any. */
    fromMarkup?(raw: unknown): boolean;
    /** For texts that visitors see or hear: may the site's `texts` set it to `value`? */
    acceptsText?(value: unknown): boolean;
    /** The setting's keys for other devices than the desktop, e.g. `columns_tablet`. */
    perDevice?: readonly string[];
    /** The defaults of `perDevice` keys, where a device has its own. */
    deviceDefaults?: Readonly<Record<string, unknown>>;
    /** How forms show it, where its schema says so. */
    field?: FieldInfo;
}
/** Where the value of a setting comes from. */
export type SettingSource = 
/** The widget's own default. */
'default'
/** The CMS's markup and globals. */
 | 'page'
/** `storefrontWidgetsConfig`: settings or texts. */
 | 'site'
/** `data-settings` on the host, in its script, or on an element around it that names the widget. */
 | 'host';
/** The value of a setting, and where it comes from. */
export interface ReportedSetting {
    value: unknown;
    source: SettingSource;
    /** For `site`: the key of `storefrontWidgetsConfig.settings`, or `texts`. */
    entry?: string;
}
