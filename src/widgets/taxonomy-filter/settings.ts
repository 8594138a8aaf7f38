import { choice, flag, phrase, settingsSchema, text } from '../../core/settings';
import { perDevice } from '../../page/devices';

/** Settings of `taxonomy-filter`. */
export const settings = settingsSchema({
  selected_element: text(''),
  taxonomy: text(''),
  multiple_selection: flag(false),
  logical_combination: text(''),
  horizontal_scroll: perDevice(choice(['enable', 'disable'], 'disable')),
  item_alignment_horizontal: perDevice(text('')),
  nameText: phrase('Filter by %taxonomy%'),
});
