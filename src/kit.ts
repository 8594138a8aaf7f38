/** What integrators' code needs besides the API itself; loaded with the first pushed function or registered type. */
import React from 'react';
import { choice, flag, list, number, settingsSchema, text } from './core/settings';

import type { AlertOptions, AlertResult } from './ui/alert/alert';
import type { ToastOptions } from './ui/toast/toast';

export { Bind } from './core/react/Bind';
export { Place } from './core/react/Place';
export { page } from './page/page';
export { startPlain } from './startPlain';
export { React };

/** Makes readers for a type's settings: coercion, defaults, diagnostics. */
export const settings = { schema: settingsSchema, flag, number, text, choice, list } as const;

/** See `StorefrontWidgetsApi.alert`. */
export const alert = async (options: AlertOptions): Promise<AlertResult> =>
  (await import('./ui/alert/alert')).showAlert(options);

/** See `StorefrontWidgetsApi.toast`. */
export const toast = async (options: ToastOptions): Promise<void> =>
  (await import('./ui/toast/toast')).showToast(options);
