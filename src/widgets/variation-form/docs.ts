import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  detailsDelay: 'When details appear after a choice.',
  slideDuration: 'How long they slide.',
  startDelay: 'When the preselection is looked at.',
  prefetch: 'Ask the server ahead for likely choices.',
  noMatching: 'When nothing matches; by default the page’s text.',
  makeSelection: 'When options are to be chosen; by default the page’s text.',
  unavailable: 'When it cannot be bought; by default the page’s text.',
  noAnswer: 'When the code that asks the server does not come.',
  tryAgain: 'After the reason, when the server did not say which variation this is.',
  resetAlert: 'Spoken after a reset; by default the page’s text.',
};
