import { phrase, type SettingDocs, settingsSchema } from '../core/settings';

/** Their name in the site's `texts`. */
export const part = 'messages';

/** The platform's messages, word for word. */
export const texts = settingsSchema({
  notJson: phrase('The response is not a valid JSON response.'),
  unknown: phrase('An unknown error occurred.'),
  offline: phrase('You are probably offline.'),
  media: phrase('Media upload failed. If this is a photo or a large image, please scale it down and try again.'),
});

/** What each text is, for the documentation only. */
export const docs: SettingDocs<typeof texts> = {
  notJson: 'The server’s answer cannot be read.',
  unknown: 'Anything else that went wrong with a request.',
  offline: 'The connection is lost.',
  media: 'A file was stored, but could not be finished (`page.media.upload`).',
};
