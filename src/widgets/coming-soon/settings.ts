import { phrase, settingsSchema } from '../../core/settings/settings';

/** Settings of `coming-soon`. */
export const settings = settingsSchema({
  /** The name of the dismiss link where it has no text of its own. */
  dismissLabel: phrase('Dismiss'),
});
