import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  selected_element: 'The id of the list that is filtered: its `data-id`.',
  taxonomy: 'The taxonomy whose terms the buttons stand for, like `product_cat`.',
  multiple_selection: 'Several terms can be chosen; needs `logical_combination`.',
  logical_combination: '`AND`: items with all chosen terms, `OR`: with one of them. Anything else: one term at a time.',
  horizontal_scroll: '`enable`: one row of buttons, which can be dragged.',
  item_alignment_horizontal: '`end`: a row that is too long begins at its end.',
  nameText:
    'What screen readers call the buttons together, where the page gives them no name; a second bar for the taxonomy gets a number.',
};
