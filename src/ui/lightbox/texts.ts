import { type InferSettings, phrase, plural, type SettingDocs, settingsSchema } from '../../core/settings';
import type { RawSettings } from '../../core/types';
import { textsOf } from '../../page/base/textsOf';
import type { LightboxOptions } from './types';

/** Their name in the site's `texts`. */
export const part = 'lightbox';

/** The texts of the lightbox. */
export const texts = settingsSchema({
  labelText: phrase('Image gallery'),
  videoText: phrase('Video'),
  watchText: phrase('Watch the video on the provider’s site'),
  roleText: phrase('carousel'),
  slideRoleText: phrase('slide'),
  counterText: plural('%curr% of %total%'),
  loadingText: phrase('Loading...'),
  errorText: phrase('The image could not be loaded.'),
  closeText: phrase('Close (Esc)'),
  zoomInText: phrase('Zoom in'),
  zoomOutText: phrase('Zoom out'),
  fullscreenText: phrase('Toggle fullscreen'),
  exitFullscreenText: phrase('Exit fullscreen'),
  shareText: phrase('Share'),
  facebookText: phrase('Facebook'),
  twitterText: phrase('Twitter'),
  pinterestText: phrase('Pinterest'),
  downloadText: phrase('Download image'),
  previousText: phrase('Previous (arrow left)'),
  nextText: phrase('Next (arrow right)'),
  previousRtlText: phrase('Previous (arrow right)'),
  nextRtlText: phrase('Next (arrow left)'),
});

/** What each text is, for the documentation only. */
export const docs: SettingDocs<typeof texts> = {
  labelText: 'The name of the dialog.',
  videoText: 'The name of a video without a title.',
  watchText: 'The link in the place of a provider’s video, while the visitor has not agreed to it.',
  roleText: 'What screen readers call the images together.',
  slideRoleText: 'What they call one of them.',
  counterText: 'The counter; also said when the image changes. Plural forms by `%total%`.',
  loadingText: 'Shown while an image loads.',
  errorText: 'Shown, as a link to the image, when that fails.',
  closeText: 'The closing cross. The page: `.pswp__button--close`.',
  zoomInText: 'The magnifier. The page: `.pswp__button--zoom`.',
  zoomOutText: 'The magnifier of an enlarged image. The page: `.pswp__button--zoom`.',
  fullscreenText: 'The button for the whole screen. The page: `.pswp__button--fs`.',
  exitFullscreenText: 'The same button on the whole screen. The page: `.pswp__button--fs`.',
  shareText: 'The button of the share menu. The page: `.pswp__button--share`.',
  facebookText: 'A link of the share menu.',
  twitterText: 'A link of the share menu.',
  pinterestText: 'A link of the share menu.',
  downloadText: 'A link of the share menu.',
  previousText: 'The arrow back. The page: `.pswp__button--arrow--left`.',
  nextText: 'The arrow forward. The page: `.pswp__button--arrow--right`.',
  previousRtlText:
    'The arrow back, where the page reads from right to left. The page: as above, without what is in brackets.',
  nextRtlText: 'The arrow forward, there. The page: as above, without what is in brackets.',
};

/** The texts of the template that the CMS prints for its own lightbox. */
function templateTexts(): RawSettings {
  const template = document.querySelector('.pswp:not(.storefront-lightbox)');
  const nameOf = (button: string): string | undefined => {
    const element = template?.querySelector(`.pswp__button--${button}`);
    return element?.getAttribute('aria-label') || element?.getAttribute('title') || undefined;
  };
  const [zoom, fullscreen, left, right] = ['zoom', 'fs', 'arrow--left', 'arrow--right'].map(nameOf);
  // The template does not mirror its arrows: what it says of the key would be wrong.
  const withoutKey = (name: string | undefined): string | undefined => name?.replace(/\s*[(（].*$/, '');
  return {
    closeText: nameOf('close'),
    zoomInText: zoom,
    zoomOutText: zoom,
    fullscreenText: fullscreen,
    exitFullscreenText: fullscreen,
    shareText: nameOf('share'),
    previousText: left,
    nextText: right,
    previousRtlText: withoutKey(left),
    nextRtlText: withoutKey(right),
  };
}

/** The values of the texts. */
export type LightboxTexts = InferSettings<typeof texts>;

/** The texts of a lightbox with these options. */
export function lightboxTexts(options: LightboxOptions = {}): LightboxTexts {
  const ofPage = textsOf(part, texts, { ...templateTexts(), ...options.pageTexts });
  return {
    ...ofPage,
    counterText: options.counterText ?? ofPage.counterText,
    loadingText: options.loadingText ?? ofPage.loadingText,
    labelText: options.labelText ?? ofPage.labelText,
    closeText: options.closeText ?? ofPage.closeText,
    errorText: options.errorText ?? ofPage.errorText,
  };
}
