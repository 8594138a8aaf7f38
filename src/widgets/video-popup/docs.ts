import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  videoStyle: '`popup`: opens in a dialog. `inline`: plays where its picture is.',
  videoClass: 'Classes of the dialog.',
  autoplay: 'Plays as soon as it is open. Not for visitors who want less motion.',
  loop: 'A video file begins again at its end.',
  muted: 'A video file is silent.',
  startVolume: 'How loud a video file is, from 0 to 1.',
  icon: 'Class names of an icon for the cross that closes the dialog. Empty: ×.',
  consentCategory: 'What a consent manager of the page calls videos of other sites.',
  openText: 'The name of what opens it, where the page gives it none.',
  labelText: 'The name of the dialog, and of a provider’s frame.',
  watchText: 'The link in place of a provider’s frame, while the visitor has not agreed to it.',
};
