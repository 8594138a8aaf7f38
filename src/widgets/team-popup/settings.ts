import { phrase, settingsSchema } from '../../core/settings/settings';

/** Settings of `team-popup`. */
export const settings = settingsSchema({
  /** The name of a dialog and its opener, if the member’s name is not found. */
  labelText: phrase('Team member'),
  /** The label of the close button, if the page gives none. */
  closeText: phrase('Close'),
});
