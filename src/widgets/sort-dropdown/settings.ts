import { flag, settingsSchema } from '../../core/settings';

/** Settings of `sort-dropdown`. */
export const settings = settingsSchema({
  everyKey: flag(false, 'Send the form at each arrow key, too, and not when the visitor has done choosing.'),
});
