import { type InferSettings, phrase, plural, settingsSchema } from '../../../core/settings/settings';

/** The name of these texts in the site's `texts`. */
export const part = 'content-dialog';

/** The texts of the widgets' content dialogs. */
export const texts = settingsSchema({
  /** The close button. */
  closeText: phrase('Close (Esc)'),
  /** Shown while a video or an image loads. */
  loadingText: phrase('Loading...'),
  /** Shown if the content is not on the page. */
  notFoundText: phrase('Content not found'),
  /** Shown as a link to an image that cannot be loaded. */
  imageErrorText: phrase('The image could not be loaded.'),
  /** Shown as a link to a video that cannot be loaded. */
  contentErrorText: phrase('The content could not be loaded.'),
  /** The position among several contents. Plural forms by `%total%`. */
  counterText: plural('%curr% of %total%'),
  /** The arrow to the previous content. */
  previousText: phrase('Previous (Left arrow key)'),
  /** The arrow to the next content. */
  nextText: phrase('Next (Right arrow key)'),
});

/** The values of the texts. */
export type ContentDialogTexts = InferSettings<typeof texts>;
