import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  allowTracking: 'Whether visits may be tracked where no consent category is asked for.',
  consentCategory: 'The category of the page’s consent manager that must be allowed, e.g. `marketing`.',
  lifetime:
    'How long the cookies last, counted as 30 days each; 0: the default. Below a minute in all: until the browser closes.',
  session: 'How long a session lasts after its last page; 0: the default.',
  base64: 'Write the cookies in base64, for firewalls that do not let plain ones pass.',
  prefix: 'What the names of the hidden inputs start with.',
};
