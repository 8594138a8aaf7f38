/** Controls for settings that are made of others. Only the panel loads them. */

import { type Setting, settingsSchema } from '../settings';
import type { Control } from '../types';

type Fields = Readonly<Record<string, Setting<unknown>>>;

/** The control for a list of records: a form for each item. */
export const listOf = (fields: Fields): Control => ({ kind: 'list', items: settingsSchema(fields).describe() });

/** The control for a record: a form for its fields. */
export const recordOf = (fields: Fields): Control => ({ kind: 'group', settings: settingsSchema(fields).describe() });

/** A setting inside a record, which `control` edits. It accepts any value. */
export const within = (control: Control): Setting<unknown> => ({
  read: (raw) => ({ value: raw }),
  fallback: undefined,
  expected: 'object',
  control,
});
