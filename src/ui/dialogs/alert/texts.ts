import { phrase, settingsSchema } from '../../../core/settings/settings';

/** The name of these texts in the site's `texts`. */
export const part = 'alert';

/** The default texts of alerts. */
export const texts = settingsSchema({
  /** The button of a message. */
  buttonText: phrase('OK'),
  /** The button that confirms a question. */
  confirmText: phrase('OK'),
  /** The button that cancels a question. */
  cancelText: phrase('Cancel'),
  /** The close button. */
  closeText: phrase('Close'),
});
