import { phrase, settingsSchema } from '../../core/settings/settings';

/** Settings of `team-popup`. */
export const settings = settingsSchema({
  /** The name of a dialog, and of what opens it, where the member’s name is not found. */
  labelText: phrase('Team member'),
  /** The button that closes a dialog, where the page gives it no name. */
  closeText: phrase('Close'),
});
