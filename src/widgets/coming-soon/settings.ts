import { phrase, settingsSchema } from '../../core/settings';

/** Settings of `coming-soon`. */
export const settings = settingsSchema({
  dismissLabel: phrase('Dismiss'),
});
