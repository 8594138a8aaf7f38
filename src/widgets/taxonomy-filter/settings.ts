import { choice, flag, phrase, settingsSchema, text } from '../../core/settings/settings';
import { perDevice } from '../../elementor/devices';

/** Settings of `taxonomy-filter`. */
export const settings = settingsSchema({
  /** The id of the list that is filtered: its `data-id`. */
  selected_element: text(''),
  /** The taxonomy whose terms the buttons stand for, like `product_cat`. */
  taxonomy: text(''),
  /** Several terms can be chosen; needs `logical_combination`. */
  multiple_selection: flag(false),
  /** `AND`: items with all chosen terms, `OR`: with one of them. Anything else: one term at a time. */
  logical_combination: text(''),
  /** `enable`: one row of buttons, which can be dragged. */
  horizontal_scroll: perDevice(choice(['enable', 'disable'], 'disable')),
  /** `end`: a row that is too long begins at its end. */
  item_alignment_horizontal: perDevice(text('')),
  /**
   * What screen readers call the buttons together, where the page gives them no name; a second bar for the taxonomy
   * gets a number.
   */
  nameText: phrase('Filter by %taxonomy%'),
});
