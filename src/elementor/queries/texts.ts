import { phrase, plural, settingsSchema } from '../../core/settings/settings';

/** Their name in the site's `texts`. */
export const part = 'lists';

/** Messages for screen readers when a list has changed. */
export const texts = settingsSchema({
  /** A list shows other items: after a filter, or another page. */
  shownText: plural('Items shown: %count%.'),
  /** A list has got more items at its end. */
  moreText: plural('More items shown: %count%.'),
  /** No item passes the filter, and the list has no message of its own for that. */
  emptyText: phrase('Nothing was found.'),
  /** The server did not answer, or not with a list. */
  failedText: phrase('The list could not be loaded. It is as it was.'),
});
