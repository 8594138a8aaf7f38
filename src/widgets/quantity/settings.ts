import { flag, settingsSchema } from '../../core/settings';
import type { RawSettings } from '../../core/types';
import { fieldOf } from './markup';

/** Settings of `quantity`. */
export const settings = settingsSchema({
  grouped: flag(false),
});

/** Detects a grouped product by its form's class or the field's name. */
export const readPage = (host: HTMLElement): RawSettings => ({
  grouped: host.closest('.grouped_form') !== null || /^quantity\[/.test(fieldOf(host)?.name ?? ''),
});
