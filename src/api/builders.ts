/** The builders of settings, for integrators' types; built-in widgets import the modules. */
import type { ComponentType } from 'react';
import { logFailure } from '../core/problems';
import type { FieldInfo } from '../core/settings/form';
import { labelled as withField } from '../core/settings/lazy/labelled';
import {
  choice,
  color,
  flag,
  isRecord,
  type KeyedSetting,
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
import { type OtherDevice, type PerDevice, perDevice as withDevices } from '../elementor/devices';
import { safeUrl } from '../page/base/url';

/** Calls `appliesTo` until it throws: then the panel shows the setting on all hosts. */
function withoutThrowing(appliesTo: NonNullable<FieldInfo['appliesTo']>): NonNullable<FieldInfo['appliesTo']> {
  let hasFailed = false;
  return (host) => {
    if (hasFailed) return true;
    try {
      return appliesTo(host);
    } catch (error) {
      hasFailed = true;
      logFailure('the `appliesTo` of a setting threw; the setting is shown.', error);
      return true;
    }
  };
}

/** The setting with what the panel says about it: its label, help, group, and the names of a choice's words. */
const labelled = <T extends Setting<unknown> | KeyedSetting<unknown>>(setting: T, field: FieldInfo): T =>
  withField(setting, { ...field, ...(field.appliesTo && { appliesTo: withoutThrowing(field.appliesTo) }) });

/** A setting with one value per device. What the panel says about `setting` holds for all of them. */
function perDevice<T>(setting: Setting<T>, defaults?: Partial<Record<OtherDevice, T>>): KeyedSetting<PerDevice<T>> {
  const keyed = withDevices(setting, defaults);
  const [described] = settingsSchema({ setting }).describe();
  return described?.field ? withField(keyed, described.field) : keyed;
}

/** The setting with an integrator's component that edits it in the panel. */
const withControl = <T>(setting: Setting<T>, component: ComponentType<ControlProps<T>>): Setting<T> => ({
  ...setting,
  control: { kind: 'custom', component: component as ComponentType<ControlProps> },
});

/** The list with a schema for its items, which are records: the panel has a field for each of their settings. */
const withItems = <T extends object>(
  setting: Setting<readonly T[]>,
  items: SettingsReader<unknown>,
): Setting<readonly T[]> => ({ ...setting, control: { kind: 'list', items: items.describe() } });

/** `2030-12-31 18:30` for a date as the panel or a page builder writes it; undefined for anything else. */
function dateOf(raw: unknown): string | undefined {
  const [, day, time = '00:00'] = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d)(?::\d\d)?)?$/.exec(String(raw).trim()) ?? [];
  const date = new Date(`${day}T${time}Z`);
  // Some browsers read February 31 as a day in March.
  const isDate = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${day}T${time}`);
  return isDate ? `${day} ${time}` : undefined;
}

/** A day with a time, in no time zone: `2030-12-31 18:30`; empty for none. */
const date = (fallback: string): Setting<string> => ({
  read(raw) {
    const value = raw === '' ? '' : dateOf(raw);
    return value === undefined ? undefined : { value };
  },
  fallback,
  expected: 'a date, such as 2030-12-31 18:30',
  control: { kind: 'date' },
});

/** As `mediaUrl`, for a picture, a film or a drawing that an editor chooses. */
const media = (fallback: string): Setting<string> => ({ ...mediaUrl(fallback), control: { kind: 'media' } });

/** Where a link leads: any address that links may have, bare or in a record, as page builders print it. */
const link = (fallback: string): Setting<string> => ({
  read(raw) {
    const given = isRecord(raw) ? (raw.url ?? '') : raw;
    if (typeof given !== 'string') return undefined;
    const value = given.trim();
    return value === '' || safeUrl(value) !== null ? { value } : undefined;
  },
  fallback,
  expected: 'address of a page, or a place on it',
  control: { kind: 'link' },
});

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
  date,
  link,
  siteOnly,
  siteUrl,
  mediaUrl,
  media,
  color,
  perDevice,
  labelled,
  withControl,
  withItems,
} as const;
