/** What integrators' code needs besides the API itself; loaded with the first pushed function or registered type. */
import React from 'react';
import { choice, color, flag, list, mediaUrl, number, phrase, plural, settingsSchema, siteOnly, siteUrl, text } from './core/settings.js';
export { Bind } from './core/react/Bind.js';
export { Place } from './core/react/Place.js';
export { page } from './page/page.js';
export { startPlain } from './startPlain.js';
export { showAlert as alert } from './ui/alert/alert.js';
export { showToast as toast } from './ui/toast/toast.js';
export { React };
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
};
