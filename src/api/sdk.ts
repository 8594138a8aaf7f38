/**
 * Page services, settings builders and React for integrators' code; loaded with the first pushed function or registered
 * type.
 */
import React from 'react';
import {
  choice,
  color,
  flag,
  list,
  mediaUrl,
  number,
  phrase,
  plural,
  settingsSchema,
  siteOnly,
  siteUrl,
  text,
  withControl,
} from '../core/settings/settings';

export { page } from '../api/pageServices';
export { startPlain } from '../api/startPlain';
export { Bind } from '../core/react/Bind';
export { Place } from '../core/react/Place';
export { showAlert as alert } from '../ui/dialogs/alert/alert';
export { showToast as toast } from '../ui/dialogs/toast/toast';
export { React };

/** Makes readers for a type's settings: coercion, defaults, diagnostics. */
export const settings = {
  schema: settingsSchema,
  flag,
  number,
  text,
  phrase,
  plural,
  choice,
  list,
  siteOnly,
  siteUrl,
  mediaUrl,
  color,
  withControl,
} as const;
