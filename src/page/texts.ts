import { phrase, type SettingDocs, settingsSchema } from '../core/settings';

/** Their name in the site's `texts`. */
export const part = 'messages';

/** The platform's messages, word for word, and ours for what it has none for. */
export const texts = settingsSchema({
  notJson: phrase('The response is not a valid JSON response.'),
  unknown: phrase('An unknown error occurred.'),
  offline: phrase('You are probably offline.'),
  media: phrase('Media upload failed. If this is a photo or a large image, please scale it down and try again.'),
  noAnswer: phrase('The server did not answer.'),
  serverError: phrase('The server reported an error.'),
  unexpected: phrase('The server gave an unexpected answer.'),
  again: phrase('Please try again'),
});

/** What each text is, for the documentation only. */
export const docs: SettingDocs<typeof texts> = {
  notJson: 'The server’s answer is no JSON.',
  unknown: 'Anything else that went wrong with a request.',
  offline: 'The connection is lost.',
  media: 'A file was stored, but could not be finished (`page.media.upload`).',
  noAnswer: 'No answer came, or none in time, though the browser is online.',
  serverError: 'The server answered with a status of 400 or more.',
  unexpected: 'The answer does not hold what was asked for, like a page without the cart.',
  again: 'The title of toasts that tell of these.',
};
