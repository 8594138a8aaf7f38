import { settingsSchema, text } from '../../core/settings';

/** Settings of `coming-soon`. */
export const settings = settingsSchema({
  dismissLabel: text('Dismiss'),
});
