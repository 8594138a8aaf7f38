import { flag, outerSettings, settingsSchema } from '../../core/settings';
import type { RawSettings } from '../../core/types';
import { fieldOf } from './markup';

/** Settings of `quantity`. */
export const settings = settingsSchema({
  grouped: flag(false),
});

/**
 * What the page says: the form of a grouped product has a class of its own, and each of its fields has a product's id. What
 * the page has marked around the field speaks for it.
 */
export const readPage = (host: HTMLElement): RawSettings => ({
  grouped: host.closest('.grouped_form') !== null || /^quantity\[/.test(fieldOf(host)?.name ?? ''),
  ...outerSettings(host, 'quantity'),
});
