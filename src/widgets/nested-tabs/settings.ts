import { choice, flag, settingsSchema } from '../../core/settings/settings';

/** Settings of `nested-tabs`. */
export const settings = settingsSchema({
  /** `enable`: titles that do not fit stay in one row, which can be dragged sideways. */
  horizontal_scroll: choice(['enable', 'disable'], 'disable'),
  /** Writes the id of the opened tab’s title into the address. The tab that the address names opens anyway. */
  hash: flag(false),
});
