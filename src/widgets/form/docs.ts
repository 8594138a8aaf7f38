import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  ajaxUrl:
    'Where the form is sent; markup may only name the CMS’s own `/wp-admin/admin-ajax.php`. Not given: the page’s `ElementorProFrontendConfig.ajaxurl`.',
  timeout: 'How long the site may take to answer.',
  sendingText: 'Announced while the form is sent.',
  errorText: 'Shown when there is no usable answer, or an answer without words.',
  fileSizeText: 'Shown beside a file that is larger than its field allows, where the field has no words for it.',
  step_next_label: 'The button to the next step.',
  step_previous_label: 'The button to the step before.',
  step_type: 'What each step shows in the row above the form.',
  stepText: 'Announced when another step is shown. `%n%` and `%total%` are numbers.',
};
