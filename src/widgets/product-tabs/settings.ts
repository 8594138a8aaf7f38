import { flag, settingsSchema } from '../../core/settings/settings';

/** Settings of `product-tabs`. */
export const settings = settingsSchema({
  /** Write the opened tab’s id to the address, and open the tab that the address names. */
  hash: flag(false),
});
