import { phrase, type SettingDocs, settingsSchema } from '../../core/settings';

/** Their name in the site's `texts`. */
export const part = 'toast';

/** The texts of a toast. */
export const texts = settingsSchema({ closeText: phrase('Close') });

/** What each text is, for the documentation only. */
export const docs: SettingDocs<typeof texts> = { closeText: 'The closing cross.' };
