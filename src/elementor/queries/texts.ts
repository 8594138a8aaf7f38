import { phrase, plural, settingsSchema } from '../../core/settings/settings';

/** The name of these texts in the site's `texts`. */
export const part = 'lists';

/** The texts about lists that have changed or could not be loaded. */
export const texts = settingsSchema({
  /** A list shows other items: after a filter, or another page. */
  shownText: plural('Items shown: %count%.'),
  /** A list has more items at its end. */
  moreText: plural('More items shown: %count%.'),
  /** No item passes the filter, and the list itself shows no message. */
  emptyText: phrase('Nothing was found.'),
  /** The server did not answer, or its answer had no list. */
  failedText: phrase('The list could not be loaded. It is as it was.'),
});
