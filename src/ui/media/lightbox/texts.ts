import { type InferSettings, phrase, plural, settingsSchema } from '../../../core/settings/settings';
import type { RawSettings } from '../../../core/types';
import { textsOf } from '../../../page/base/textsOf';
import type { LightboxOptions } from './types';

/** The name of these texts in the site's `texts`. */
export const part = 'lightbox';

/** The texts of the lightbox. */
export const texts = settingsSchema({
  /** The name of the dialog. */
  labelText: phrase('Image gallery'),
  /** The name of a video without a title. */
  videoText: phrase('Video'),
  /** The link shown instead of a provider’s video until the visitor consents. */
  watchText: phrase('Watch the video on the provider’s site'),
  /** How screen readers describe the group of images. */
  roleText: phrase('carousel'),
  /** How screen readers describe one image. */
  slideRoleText: phrase('slide'),
  /** The counter, also announced when the image changes. Plural forms by `%total%`. */
  counterText: plural('%curr% of %total%'),
  /** Shown while an image loads. */
  loadingText: phrase('Loading...'),
  /** The link to an image that fails to load. */
  errorText: phrase('The image could not be loaded.'),
  /** The close button. From the page: `.pswp__button--close`. */
  closeText: phrase('Close (Esc)'),
  /** The zoom button. From the page: `.pswp__button--zoom`. */
  zoomInText: phrase('Zoom in'),
  /** The zoom button of an enlarged image. From the page: `.pswp__button--zoom`. */
  zoomOutText: phrase('Zoom out'),
  /** The full screen button. From the page: `.pswp__button--fs`. */
  fullscreenText: phrase('Toggle fullscreen'),
  /** The full screen button while it is on. From the page: `.pswp__button--fs`. */
  exitFullscreenText: phrase('Exit fullscreen'),
  /** The share button. From the page: `.pswp__button--share`. */
  shareText: phrase('Share'),
  /** A link of the share menu. */
  facebookText: phrase('Facebook'),
  /** A link of the share menu. */
  twitterText: phrase('Twitter'),
  /** A link of the share menu. */
  pinterestText: phrase('Pinterest'),
  /** A link of the share menu. */
  downloadText: phrase('Download image'),
  /** The previous button. From the page: `.pswp__button--arrow--left`. */
  previousText: phrase('Previous (arrow left)'),
  /** The next button. From the page: `.pswp__button--arrow--right`. */
  nextText: phrase('Next (arrow right)'),
  /** The previous button on right-to-left pages. From the page: as `previousText`, without the text in brackets. */
  previousRtlText: phrase('Previous (arrow right)'),
  /** The next button on right-to-left pages. From the page: as `nextText`, without the text in brackets. */
  nextRtlText: phrase('Next (arrow left)'),
});

/** The texts of the template that WooCommerce prints for its own lightbox. */
function templateTexts(): RawSettings {
  const template = document.querySelector('.pswp:not(.storefront-lightbox)');
  const nameOf = (button: string): string | undefined => {
    const element = template?.querySelector(`.pswp__button--${button}`);
    return element?.getAttribute('aria-label') || element?.getAttribute('title') || undefined;
  };
  const [zoom, fullscreen, left, right] = ['zoom', 'fs', 'arrow--left', 'arrow--right'].map(nameOf);
  // The template does not mirror its arrows, so the key it names would be wrong.
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

/**
 * The texts of a lightbox: those of its options, else of the site's configuration, else of the page, else the defaults.
 */
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
