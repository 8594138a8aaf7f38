import { phrase, settingsSchema } from '../../core/settings/settings';

/** Settings of `coming-soon`. */
export const settings = settingsSchema({
  /** The name of a dismiss link without text. */
  dismissLabel: phrase('Dismiss'),
});
