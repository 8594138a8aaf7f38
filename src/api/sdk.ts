/**
 * Page services, settings builders and React for integrators' code; loaded with the first pushed function or registered
 * type.
 */
import React, { type ComponentType } from 'react';
import {
  choice,
  color,
  flag,
  list,
  mediaUrl,
  number,
  phrase,
  plural,
  type Setting,
  settingsSchema,
  siteOnly,
  siteUrl,
  text,
} from '../core/settings/settings';
import type { ControlProps, SettingsReader } from '../core/settings/types';

export { page } from '../api/pageServices';
export { startPlain } from '../api/startPlain';
export { Bind } from '../core/react/Bind';
export { Place } from '../core/react/Place';
export { showAlert as alert } from '../ui/dialogs/alert/alert';
export { showToast as toast } from '../ui/dialogs/toast/toast';
export { React };

/** The setting with an integrator's component that edits it in the panel. */
export const withControl = <T>(setting: Setting<T>, component: ComponentType<ControlProps<T>>): Setting<T> => ({
  ...setting,
  control: { kind: 'custom', component: component as ComponentType<ControlProps> },
});

/** The list with a schema for its items, which are records: the panel has a field for each of their settings. */
export const withItems = <T extends object>(
  setting: Setting<readonly T[]>,
  items: SettingsReader<unknown>,
): Setting<readonly T[]> => ({ ...setting, control: { kind: 'list', items: items.describe() } });

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
  withItems,
} as const;
