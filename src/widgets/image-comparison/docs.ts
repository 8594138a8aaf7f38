import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  offset: 'Where the handle stands at first, as a part of the pictures’ size.',
  overlay: 'Leaves the two labels out, as the page builder’s attribute of that name does.',
  label_before: 'The label of the first picture.',
  label_after: 'The label of the second picture.',
  move_slider_on_hover: 'The handle follows a mouse or pen over the pictures.',
  click_to_move: 'A press anywhere moves the handle there.',
  orientation: 'The handle’s way. On the page builder’s markup its class says it.',
  handleText: 'The handle’s name. `%before%` and `%after%` are the labels.',
  valueText: 'The handle’s value for screen readers. `%percent%` is the part that shows of the first picture.',
};
