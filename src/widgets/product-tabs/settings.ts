import { flag, settingsSchema } from '../../core/settings/settings';

/** Settings of `product-tabs`. */
export const settings = settingsSchema({
  /** Write the id of the opened tab’s panel into the address, and open the tab that the address names. */
  hash: flag(false),
});
