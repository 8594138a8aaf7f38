import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  triggers:
    'What opens it by itself, each with a switch: `page_load` (`page_load_delay`, seconds), `scrolling` (`scrolling_direction`, `scrolling_offset`, percent of the way), `scrolling_to` (`scrolling_to_selector`), `click` (`click_times`), `inactivity` (`inactivity_time`, seconds without a move of the mouse and without a key that writes; a tap counts as a move, scrolling does not), `exit_intent`.',
  timing:
    'Rules that must all hold before a trigger counts, each with a switch: `page_views`, `sessions`, `url` (where the visitor comes from), `sources`, `logged_in`, `devices`, `times`, `browsers`, `schedule`.',
  open_selector: 'A click on what it matches opens the popup, too.',
  classes: 'Classes of the dialog.',
  prevent_scroll: 'The page behind cannot be scrolled.',
  prevent_close_on_background_click: 'A press on the overlay, or beside the dialog, does not close it.',
  prevent_close_on_esc_key: 'Escape does not close it.',
  close_automatically: 'Closes by itself after so many seconds; 0: not.',
  close_button_delay: 'The close button comes after so many seconds.',
  close_button_position: '`outside`: the close button is a child of the overlay, in its corner.',
  entrance_animation: 'The class of the way in; `none` on a small device: no animation there.',
  exit_animation: 'The class of the way out, which is played backwards.',
  entrance_animation_duration: 'How long each of the two takes, in seconds.',
  avoid_multiple_popups:
    'No trigger opens it while another popup is open. Links, also those inside of that one, `open_selector`, forms and scripts do.',
  a11y_navigation:
    'The focus goes to the dialog and stays in it; so it does where the page builder says nothing of it. Off: only what a visitor has pressed moves the focus.',
  labelText: 'What the dialog is called for screen readers where it has no heading.',
  closeText: 'The close button’s name.',
};
