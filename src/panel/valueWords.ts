/** Values of settings as editors read them in sentences: as their fields show them. */
import type { SettingDescription } from '../core/settings/types';
import { mark, t } from './texts';
import { shownNumber, unitOf } from './units';
import { shorten, shortJson } from './values';

const ON = mark('On');
const OFF = mark('Off');

/** The length to which a text is shortened, in characters. */
const GLANCE = 200;

/** A value in words: a number with its unit, a choice by its name. JSON for what has no such words. */
export function valueWords(setting: SettingDescription | undefined, raw: unknown): string {
  const value = setting?.read(raw)?.value ?? raw;
  const { control, field } = setting ?? {};
  if (typeof value === 'boolean') return t(value ? ON : OFF);
  if (typeof value === 'number' && control?.kind === 'number') {
    const unit = unitOf(control);
    return `${shownNumber(control, value)}${unit && ` ${unit}`}`;
  }
  if (typeof value !== 'string') return shortJson(value);
  if (control?.kind === 'choice') return field?.options?.[value] ?? (value || 'none');
  return `"${shorten(value, GLANCE)}"`;
}
