import { phrase, settingsSchema } from '../../../core/settings/settings';

/** Their name in the site's `texts`. */
export const part = 'toast';

/** The texts of a toast. */
export const texts = settingsSchema({
  /** The closing cross. */
  closeText: phrase('Close'),
});
