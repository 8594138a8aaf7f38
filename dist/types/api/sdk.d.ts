/**
 * Page services, settings builders and React for integrators' code; loaded with the first pushed function or registered
 * type.
 */
import React, { type ComponentType } from 'react';
import { choice, color, flag, list, mediaUrl, number, phrase, plural, type Setting, settingsSchema, siteOnly, siteUrl, text } from '../core/settings/settings.js';
import type { ControlProps, SettingsReader } from '../core/settings/types.js';
export { page } from '../api/pageServices.js';
export { startPlain } from '../api/startPlain.js';
export { Bind } from '../core/react/Bind.js';
export { Place } from '../core/react/Place.js';
export { showAlert as alert } from '../ui/dialogs/alert/alert.js';
export { showToast as toast } from '../ui/dialogs/toast/toast.js';
export { React };
/** The setting with an integrator's component that edits it in the panel. */
export declare const withControl: <T>(setting: Setting<T>, component: ComponentType<ControlProps<T>>) => Setting<T>;
/** The list with a schema for its items, which are records: the panel has a field for each of their settings. */
export declare const withItems: <T extends object>(setting: Setting<readonly T[]>, items: SettingsReader<unknown>) => Setting<readonly T[]>;
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
    readonly siteOnly: typeof siteOnly;
    readonly siteUrl: typeof siteUrl;
    readonly mediaUrl: typeof mediaUrl;
    readonly color: typeof color;
    readonly withControl: typeof withControl;
    readonly withItems: typeof withItems;
};
