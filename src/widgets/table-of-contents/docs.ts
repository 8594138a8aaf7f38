import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  headings_by_tags: 'Which elements count as headings.',
  container:
    'A selector: where headings are looked for. Not given: the page builder’s document of the page, else `main`.',
  exclude_headings_by_selector: 'Headings that are left out, and those inside such elements.',
  marker_view: 'What stands before an item.',
  icon: 'The classes of the bullet.',
  hierarchical_view: 'Smaller headings stand in lists of their own.',
  collapse_subitems: 'Such a list is shown while one reads there.',
  minimize_box: 'Buttons in the header fold the list.',
  minimized_on: 'The largest device on which it is folded at first.',
  no_headings_message: 'Said where there are no headings.',
  expandText: 'The name of the button that unfolds the list.',
  collapseText: 'The name of the button that folds it.',
};
