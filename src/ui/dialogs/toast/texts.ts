import { phrase, settingsSchema } from '../../../core/settings/settings';

/** The name of these texts in the site's `texts`. */
export const part = 'toast';

/** The texts of toasts. */
export const texts = settingsSchema({
  /** The close button. */
  closeText: phrase('Close'),
});
