import { phrase, settingsSchema } from '../../core/settings';

/** Settings of `team-popup`. */
export const settings = settingsSchema({
  labelText: phrase('Team member'),
  closeText: phrase('Close'),
});
