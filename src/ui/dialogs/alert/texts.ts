import { phrase, settingsSchema } from '../../../core/settings/settings';

/** Their name in the site's `texts`. */
export const part = 'alert';

/** The texts of an alert that its caller leaves out. */
export const texts = settingsSchema({
  /** The button of a message. */
  buttonText: phrase('OK'),
  /** The button that agrees to a question. */
  confirmText: phrase('OK'),
  /** The button that does not. */
  cancelText: phrase('Cancel'),
  /** The closing cross. */
  closeText: phrase('Close'),
});
