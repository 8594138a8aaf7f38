import { phrase, plural, type SettingDocs, settingsSchema } from '../../core/settings';

/** Their name in the site's `texts`. */
export const part = 'lists';

/** What is said to screen readers when a list has changed. */
export const texts = settingsSchema({
  shownText: plural('Items shown: %count%.'),
  moreText: plural('More items shown: %count%.'),
  emptyText: phrase('Nothing was found.'),
  failedText: phrase('The list could not be loaded. It is as it was.'),
});

/** What each text is, for the documentation only. */
export const docs: SettingDocs<typeof texts> = {
  shownText: 'A list shows other items: after a filter, or another page.',
  moreText: 'A list has got more items at its end.',
  emptyText: 'No item passes the filter, and the list itself says nothing of it.',
  failedText: 'The server did not answer, or not with a list.',
};
