/** What integrators' code needs besides the API itself; loaded with the first pushed function or registered type. */
import * as React from 'react';
import { choice, flag, list, number, settingsSchema, text } from './core/settings';
export { page } from './page/page';
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
