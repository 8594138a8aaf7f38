import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  listId: 'The list to join; the form’s `data-listed`.',
  successMessage: 'Said when the address is on the list; the form’s `data-success-message`.',
  optInMessage: 'Said when the address must be confirmed first; the form’s `data-success-opt-in-message`.',
  errorMessage: 'Said when the service names an error, in the place of `{error}`.',
  restBase:
    'The REST base that the form is sent to; markup may only name the CMS’s own `/wp-json/elementskit/v1/`. Not given: the page’s `elementskit.resturl`.',
  timeout: 'How long the service may take to answer.',
};
