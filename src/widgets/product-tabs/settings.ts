import { flag, settingsSchema } from '../../core/settings/settings';

/** Settings of `product-tabs`. */
export const settings = settingsSchema({
  /** Writes the id of the opened tab’s panel into the address, and opens the tab that the address names. */
  hash: flag(false),
});
