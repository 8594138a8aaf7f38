import type { SettingDocs } from '../../core/settings';
import { textDocs } from '../../ui/carousel/docs';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  infinite: 'After the last slide comes the first.',
  transition: 'How one slide follows another.',
  transition_speed: 'How long that takes.',
  autoplay: 'Go on by itself.',
  autoplay_speed: 'How long each slide stays then.',
  pause_on_hover: 'Not while the pointer is over it.',
  pause_on_interaction: 'Stop that for good when the visitor has acted.',
  navigation: 'What the visitor gets: arrows, dots, both or none.',
  animation: 'The class name with which the text of a slide comes in; read from `data-animation`.',
  ...textDocs,
};
