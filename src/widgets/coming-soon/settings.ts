import { settingsSchema, text } from '../../core/settings';

/** Settings of `coming-soon`. */
export const settings = settingsSchema({
  dismissLabel: text('Dismiss', 'The name of the dismiss link where it has no text of its own.'),
});
