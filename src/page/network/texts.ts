import { phrase, settingsSchema } from '../../core/settings/settings';

/** Their name in the site's `texts`. */
export const part = 'messages';

/** WooCommerce's messages word for word, and our own where it has none. */
export const texts = settingsSchema({
  /** The server’s answer is no JSON. */
  notJson: phrase('The response is not a valid JSON response.'),
  /** Anything else that went wrong with a request. */
  unknown: phrase('An unknown error occurred.'),
  /** The connection is lost. */
  offline: phrase('You are probably offline.'),
  /** A file was stored, but could not be finished (`page.media.upload`). */
  media: phrase('Media upload failed. If this is a photo or a large image, please scale it down and try again.'),
  /** No answer came, or none in time, though the browser is online. */
  noAnswer: phrase('The server did not answer.'),
  /** The server answered with a status of 400 or more. */
  serverError: phrase('The server reported an error.'),
  /** The answer lacks the requested content, like a page without the cart. */
  unexpected: phrase('The server gave an unexpected answer.'),
  /** The title of toasts with these messages. */
  again: phrase('Please try again'),
});
