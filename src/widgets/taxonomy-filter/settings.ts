import { choice, flag, phrase, settingsSchema, text } from '../../core/settings/settings';
import { perDevice } from '../../elementor/devices';
import { NAME_TEXT } from './markup';

/** Settings of `taxonomy-filter`. */
export const settings = settingsSchema({
  /** The `data-id` of the list to filter. */
  selected_element: text(''),
  /** The taxonomy of the buttons, for example `product_cat`. */
  taxonomy: text(''),
  /** Allows several terms; needs `logical_combination`. */
  multiple_selection: flag(false),
  /** `AND`: items with all chosen terms. `OR`: items with one of them. Anything else: one term at a time. */
  logical_combination: text(''),
  /** `enable`: the buttons are one row, which can be dragged. */
  horizontal_scroll: perDevice(choice(['enable', 'disable'], 'disable')),
  /** `end`: a row that is too long starts scrolled to its end. */
  item_alignment_horizontal: perDevice(text('')),
  /**
   * The name of the group of buttons for screen readers, where the page gives none. A second bar for the same taxonomy
   * gets a number.
   */
  nameText: phrase(NAME_TEXT),
});
