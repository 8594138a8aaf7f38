import { phrase, type SettingDocs, settingsSchema } from '../../core/settings';

/** Their name in the site's `texts`. */
export const part = 'alert';

/** The texts of an alert that its caller leaves out. */
export const texts = settingsSchema({
  buttonText: phrase('OK'),
  confirmText: phrase('OK'),
  cancelText: phrase('Cancel'),
  closeText: phrase('Close'),
});

/** What each text is, for the documentation only. */
export const docs: SettingDocs<typeof texts> = {
  buttonText: 'The button of a message.',
  confirmText: 'The button that agrees to a question.',
  cancelText: 'The button that does not.',
  closeText: 'The closing cross.',
};
