import { flag, settingsSchema } from '../../core/settings/settings';

/** Settings of `tabs`. */
export const settings = settingsSchema({
  /** Writes the id of the opened tab’s title into the address. The tab that the address names opens anyway. */
  hash: flag(false),
});
