import { type InferSettings, phrase, plural, type SettingDocs, settingsSchema } from '../../core/settings';

/** Their name in the site's `texts`. */
export const part = 'magnific';

/** The texts of the dialogs of single widgets. */
export const texts = settingsSchema({
  closeText: phrase('Close (Esc)'),
  loadingText: phrase('Loading...'),
  notFoundText: phrase('Content not found'),
  imageErrorText: phrase('The image could not be loaded.'),
  contentErrorText: phrase('The content could not be loaded.'),
  counterText: plural('%curr% of %total%'),
  previousText: phrase('Previous (Left arrow key)'),
  nextText: phrase('Next (Right arrow key)'),
});

/** What each text is, for the documentation only. */
export const docs: SettingDocs<typeof texts> = {
  closeText: 'The closing cross.',
  loadingText: 'Shown while a video or an image loads.',
  notFoundText: 'Shown where the page has nothing to show.',
  imageErrorText: 'Shown, as a link to the image, when it cannot be loaded.',
  contentErrorText: 'The same for a video file.',
  counterText: 'Where several can be gone through. Plural forms by `%total%`.',
  previousText: 'The arrow back.',
  nextText: 'The arrow forward.',
};

/** The values of the texts. */
export type MagnificTexts = InferSettings<typeof texts>;
