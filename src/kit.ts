/** What integrators' code needs besides the API itself; loaded with the first pushed function or registered type. */
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
} from './core/settings';

export { Bind } from './core/react/Bind';
export { Place } from './core/react/Place';
export { page } from './page/page';
export { startPlain } from './startPlain';
export { showAlert as alert } from './ui/alert/alert';
export { showToast as toast } from './ui/toast/toast';
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
} as const;
