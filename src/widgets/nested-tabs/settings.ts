import { choice, flag, settingsSchema } from '../../core/settings/settings';

/** Settings of `nested-tabs`. */
export const settings = settingsSchema({
  /** `enable`: titles that do not fit stand in one row, which is dragged sideways. */
  horizontal_scroll: choice(['enable', 'disable'], 'disable'),
  /** Write the id of the opened tab’s title into the address. The tab that the address names is opened anyway. */
  hash: flag(false),
});
