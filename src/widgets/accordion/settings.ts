import { choice, flag, number, settingsSchema } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { rootOf } from './markup';

/** Settings of `accordion`. */
export const settings = settingsSchema({
  /** Lets several items be open. Otherwise opening one closes the others. A toggle always allows several. */
  multiple: flag(false),
  /** The item that is open at the start. A toggle starts with `none`. */
  open: choice(['first', 'none'], 'first'),
  /** How long an item slides. */
  duration: number(400, { min: 0, unit: 'milliseconds' }),
  /** Writes the id of the opened item’s title into the address. The item that the address names opens anyway. */
  hash: flag(false),
});

/** Reads the markup: each item of a toggle opens independently of the others. */
export const readAccordion = (host: HTMLElement): RawSettings =>
  rootOf(host)?.matches('.elementor-toggle') ? { multiple: true, open: 'none' } : {};
