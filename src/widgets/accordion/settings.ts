import { choice, flag, number, settingsSchema } from '../../core/settings';
import type { RawSettings } from '../../core/types';
import { rootOf } from './markup';

/** Settings of `accordion`. */
export const settings = settingsSchema({
  multiple: flag(false),
  open: choice(['first', 'none'], 'first'),
  duration: number(400, { min: 0, unit: 'milliseconds' }),
  hash: flag(false),
});

/** What the markup says: the items of a toggle open each on its own. */
export const readAccordion = (host: HTMLElement): RawSettings =>
  rootOf(host)?.matches('.elementor-toggle') ? { multiple: true, open: 'none' } : {};
