import { type InferSettings, phrase, plural, settingsSchema } from '../../../core/settings/settings';

/** Their name in the site's `texts`. */
export const part = 'content-dialog';

/** The texts of the dialogs of single widgets. */
export const texts = settingsSchema({
  /** The closing cross. */
  closeText: phrase('Close (Esc)'),
  /** Shown while a video or an image loads. */
  loadingText: phrase('Loading...'),
  /** Shown where the page has nothing to show. */
  notFoundText: phrase('Content not found'),
  /** Shown, as a link to the image, when it cannot be loaded. */
  imageErrorText: phrase('The image could not be loaded.'),
  /** The same for a video file. */
  contentErrorText: phrase('The content could not be loaded.'),
  /** Where several can be gone through. Plural forms by `%total%`. */
  counterText: plural('%curr% of %total%'),
  /** The arrow back. */
  previousText: phrase('Previous (Left arrow key)'),
  /** The arrow forward. */
  nextText: phrase('Next (Right arrow key)'),
});

/** The values of the texts. */
export type ContentDialogTexts = InferSettings<typeof texts>;
