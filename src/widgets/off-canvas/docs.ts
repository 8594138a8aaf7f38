import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  entrance_animation: 'The way in: a class of your style sheet.',
  exit_animation: 'The way out: a class of your style sheet, which is played in reverse.',
  has_overlay: 'The page behind is covered and out of reach. Not given on an element of the page builder: no.',
  is_not_close_on_overlay: 'A press beside the panel does not close it.',
  is_not_close_on_esc_overlay: 'Escape does not close it.',
  prevent_scroll: 'The page behind does not scroll while it is open.',
  labelText: 'The name of the panel, where the page gives it none.',
};
