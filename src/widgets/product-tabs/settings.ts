import { flag, settingsSchema } from '../../core/settings';

/** Settings of `product-tabs`. */
export const settings = settingsSchema({
  hash: flag(false),
});
