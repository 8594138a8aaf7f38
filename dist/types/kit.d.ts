/** What integrators' code needs besides the API itself; loaded with the first pushed function or registered type. */
import React from 'react';
import { choice, flag, list, number, settingsSchema, text } from './core/settings.js';
import type { AlertOptions, AlertResult } from './ui/alert/alert.js';
import type { ToastOptions } from './ui/toast/toast.js';
export { Bind } from './core/react/Bind.js';
export { Place } from './core/react/Place.js';
export { page } from './page/page.js';
export { startPlain } from './startPlain.js';
export { React };
/** Makes readers for a type's settings: coercion, defaults, diagnostics. */
export declare const settings: {
    readonly schema: typeof settingsSchema;
    readonly flag: typeof flag;
    readonly number: typeof number;
    readonly text: typeof text;
    readonly choice: typeof choice;
    readonly list: typeof list;
};
/** See `StorefrontWidgetsApi.alert`. */
export declare const alert: (options: AlertOptions) => Promise<AlertResult>;
/** See `StorefrontWidgetsApi.toast`. */
export declare const toast: (options: ToastOptions) => Promise<void>;
