import { phrase, settingsSchema } from '../../core/settings/settings';
import { SHOW } from './texts';

/** Settings of `password-toggle`. */
export const settings = settingsSchema({
  /** The button’s name while the password is masked. */
  showText: phrase(SHOW),
  /** The button’s name while the password is shown. */
  hideText: phrase('Hide password'),
});
