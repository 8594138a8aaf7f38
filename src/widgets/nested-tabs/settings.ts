import { choice, flag, settingsSchema } from '../../core/settings';

/** Settings of `nested-tabs`. */
export const settings = settingsSchema({
  horizontal_scroll: choice(['enable', 'disable'], 'disable'),
  hash: flag(false),
});
