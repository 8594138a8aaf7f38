import { choice, flag, settingsSchema, text } from '../../core/settings/settings';
import { perDevice } from '../../elementor/devices';

/** Settings of `nested-tabs`. */
export const settings = settingsSchema({
  /** `enable`: titles that do not fit stay in one row, which can be dragged sideways. */
  horizontal_scroll: perDevice(choice(['enable', 'disable'], 'disable')),
  /** `end`: a row that is too long starts scrolled to its end. */
  tabs_justify_horizontal: perDevice(text('')),
  /** Writes the id of the opened tab’s title into the address. The tab that the address names opens anyway. */
  hash: flag(false),
});
