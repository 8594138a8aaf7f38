import { choice, flag, number, settingsSchema } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { rootOf } from './markup';

/** Settings of `accordion`. */
export const settings = settingsSchema({
  /** May several items be open? Else opening one closes the others. A toggle always allows it. */
  multiple: flag(false),
  /** The item that is open at the start. A toggle starts with `none`. */
  open: choice(['first', 'none'], 'first'),
  /** How long an item slides. */
  duration: number(400, { min: 0, unit: 'milliseconds' }),
  /** Write the id of the opened item’s title into the address. The item that the address names opens anyway. */
  hash: flag(false),
});

/** Reads the markup: each item of a toggle opens on its own. */
export const readAccordion = (host: HTMLElement): RawSettings =>
  rootOf(host)?.matches('.elementor-toggle') ? { multiple: true, open: 'none' } : {};
