import { flag, number, settingsSchema } from '../../core/settings/settings';

/** Settings of `elementskit-accordion`. */
export const settings = settingsSchema({
  /** Lets several cards be open. Otherwise opening one closes the others. */
  multiple: flag(false),
  /** How long a card slides. */
  duration: number(400, { min: 0, unit: 'milliseconds' }),
  /** Writes the id of the opened card’s panel into the address. The card that the address names opens anyway. */
  hash: flag(false),
});
