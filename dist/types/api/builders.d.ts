/** The builders of settings, for integrators' types; built-in widgets import the modules. */
import type { ComponentType } from 'react';
import type { FieldInfo } from '../core/settings/form.js';
import { choice, color, flag, type KeyedSetting, list, mediaUrl, number, phrase, plural, type Setting, settingsSchema, siteOnly, siteUrl, text } from '../core/settings/settings.js';
import type { ControlProps, SettingsReader } from '../core/settings/types.js';
import { type OtherDevice, type PerDevice } from '../elementor/devices.js';
/** The setting with what the panel says about it: its label, help, group, and the names of a choice's words. */
declare const labelled: <T extends Setting<unknown> | KeyedSetting<unknown>>(setting: T, field: FieldInfo) => T;
/** A setting with one value per device. What the panel says about `setting` holds for all of them. */
declare function perDevice<T>(setting: Setting<T>, defaults?: Partial<Record<OtherDevice, T>>): KeyedSetting<PerDevice<T>>;
/** The setting with an integrator's component that edits it in the panel. */
declare const withControl: <T>(setting: Setting<T>, component: ComponentType<ControlProps<T>>) => Setting<T>;
/** The list with a schema for its items, which are records: the panel has a field for each of their settings. */
declare const withItems: <T extends object>(setting: Setting<readonly T[]>, items: SettingsReader<unknown>) => Setting<readonly T[]>;
/** A day with a time, in no time zone: `2030-12-31 18:30`; empty for none. */
declare const date: (fallback: string) => Setting<string>;
/** As `mediaUrl`, for a picture, a film or a drawing that an editor chooses. */
declare const media: (fallback: string) => Setting<string>;
/** Where a link leads: any address that links may have, bare or in a record, as page builders print it. */
declare const link: (fallback: string) => Setting<string>;
/** Makes readers for a type's settings: coercion, defaults, diagnostics. */
export declare const settings: {
    readonly schema: typeof settingsSchema;
    readonly flag: typeof flag;
    readonly number: typeof number;
    readonly text: typeof text;
    readonly phrase: typeof phrase;
    readonly plural: typeof plural;
    readonly choice: typeof choice;
    readonly list: typeof list;
    readonly date: typeof date;
    readonly link: typeof link;
    readonly siteOnly: typeof siteOnly;
    readonly siteUrl: typeof siteUrl;
    readonly mediaUrl: typeof mediaUrl;
    readonly media: typeof media;
    readonly color: typeof color;
    readonly perDevice: typeof perDevice;
    readonly labelled: typeof labelled;
    readonly withControl: typeof withControl;
    readonly withItems: typeof withItems;
};
export {};
