import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  length: 'How much of a text is shown at first.',
  moreText: 'On a button without words of its own, while the text is short.',
  lessText: 'On the button while it is whole.',
};
