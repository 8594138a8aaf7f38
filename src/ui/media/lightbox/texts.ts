import { type InferSettings, phrase, plural, settingsSchema } from '../../../core/settings/settings';
import type { RawSettings } from '../../../core/types';
import { textsOf } from '../../../page/base/textsOf';
import type { LightboxOptions } from './types';

/** Their name in the site's `texts`. */
export const part = 'lightbox';

/** The texts of the lightbox. */
export const texts = settingsSchema({
  /** The name of the dialog. */
  labelText: phrase('Image gallery'),
  /** The name of a video without a title. */
  videoText: phrase('Video'),
  /** The link in the place of a provider’s video, while the visitor has not agreed to it. */
  watchText: phrase('Watch the video on the provider’s site'),
  /** The name of all images together, for screen readers. */
  roleText: phrase('carousel'),
  /** The name of one image, for screen readers. */
  slideRoleText: phrase('slide'),
  /** The counter; also said when the image changes. Plural forms by `%total%`. */
  counterText: plural('%curr% of %total%'),
  /** Shown while an image loads. */
  loadingText: phrase('Loading...'),
  /** Shown, as a link to the image, when that fails. */
  errorText: phrase('The image could not be loaded.'),
  /** The closing cross. The page: `.pswp__button--close`. */
  closeText: phrase('Close (Esc)'),
  /** The magnifier. The page: `.pswp__button--zoom`. */
  zoomInText: phrase('Zoom in'),
  /** The magnifier of an enlarged image. The page: `.pswp__button--zoom`. */
  zoomOutText: phrase('Zoom out'),
  /** The button for the whole screen. The page: `.pswp__button--fs`. */
  fullscreenText: phrase('Toggle fullscreen'),
  /** The same button on the whole screen. The page: `.pswp__button--fs`. */
  exitFullscreenText: phrase('Exit fullscreen'),
  /** The button of the share menu. The page: `.pswp__button--share`. */
  shareText: phrase('Share'),
  /** A link of the share menu. */
  facebookText: phrase('Facebook'),
  /** A link of the share menu. */
  twitterText: phrase('Twitter'),
  /** A link of the share menu. */
  pinterestText: phrase('Pinterest'),
  /** A link of the share menu. */
  downloadText: phrase('Download image'),
  /** The arrow back. The page: `.pswp__button--arrow--left`. */
  previousText: phrase('Previous (arrow left)'),
  /** The arrow forward. The page: `.pswp__button--arrow--right`. */
  nextText: phrase('Next (arrow right)'),
  /** The arrow back, where the page reads from right to left. The page: as above, without the part in brackets. */
  previousRtlText: phrase('Previous (arrow right)'),
  /** The arrow forward, there. The page: as above, without the part in brackets. */
  nextRtlText: phrase('Next (arrow left)'),
});

/** The texts of the template that the CMS prints for its own lightbox. */
function templateTexts(): RawSettings {
  const template = document.querySelector('.pswp:not(.storefront-lightbox)');
  const nameOf = (button: string): string | undefined => {
    const element = template?.querySelector(`.pswp__button--${button}`);
    return element?.getAttribute('aria-label') || element?.getAttribute('title') || undefined;
  };
  const [zoom, fullscreen, left, right] = ['zoom', 'fs', 'arrow--left', 'arrow--right'].map(nameOf);
  // The template does not mirror its arrows: the key in its text would be wrong.
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
