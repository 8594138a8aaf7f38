import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  share_url: 'What is shared. Not given: the page.',
  title: 'Its title. Not given: what the page builder prints for the page, else the document’s.',
  text: 'A text with it. Not given: the page’s excerpt.',
  image: 'The address of its picture. Not given: the page’s featured image.',
};
