import {
  choice,
  flag,
  type InferSettings,
  isRecord,
  list,
  number,
  type Plural,
  phrase,
  plural,
  type Setting,
  settingsSchema,
} from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { pageGlobal } from '../../page/base/globals';

const ms = { min: 0, unit: 'milliseconds' };
const SHARE = ['facebook', 'twitter', 'pinterest', 'download'] as const;

const isShareButton = (item: unknown): item is (typeof SHARE)[number] => (SHARE as readonly unknown[]).includes(item);

// By default the text that all lightboxes share.
const lightboxText: Setting<string | null> = { ...phrase(''), fallback: null };

/** Settings of `product-gallery`. */
export const settings = settingsSchema({
  /** Shows one image at a time. */
  slider: flag(true),
  /** Magnifies images that are larger than the gallery. */
  zoom: flag(true),
  /** Opens images full-screen in a lightbox. */
  lightbox: flag(true),
  /** The transition between two images. */
  animation: choice(['fade', 'slide'], 'fade'),
  /** The duration of the transition. */
  animationSpeed: number(600, ms),
  /** Advances by itself. */
  slideshow: flag(true),
  /** How long the slideshow shows each image. */
  slideshowSpeed: number(7000, ms),
  /** Continues with the first image after the last. */
  animationLoop: flag(true),
  /** Adapts the height to the image shown. Off: the gallery is as high as its highest image. */
  smoothHeight: flag(true),
  /** Shows arrows. */
  directionNav: flag(false),
  /** The buttons that choose an image. */
  controlNav: choice(['thumbnails', 'dots', 'none'], 'thumbnails'),
  /** The direction of the slides; `auto`: that of the page. */
  direction: choice(['auto', 'ltr', 'rtl'], 'auto'),
  /** The duration of the magnified image’s fade. */
  zoomDuration: number(120, ms),
  /** The label of the button that opens the lightbox. */
  triggerText: phrase('View full-screen image gallery'),
  /** The text of the arrow back. */
  previousText: phrase('Previous'),
  /** The text of the arrow forward. */
  nextText: phrase('Next'),
  /** Keeps the lightbox’s position in the address. */
  history: flag(true),
  /** The entries of the lightbox’s share menu. */
  shareButtons: list(isShareButton, SHARE, `list of ${SHARE.join(', ')}`),
  /** The duration of the lightbox’s opening. */
  showDuration: number(333, ms),
  /** The duration of the lightbox’s closing. */
  hideDuration: number(333, ms),
  /** How long after the last movement the lightbox’s controls hide; 0: never. */
  idle: number(4000, ms),
  /** The text of the lightbox’s counter. By default the text of all lightboxes. */
  counterText: { ...plural(''), fallback: null } as Setting<Plural | null>,
  /** Shown in the lightbox while an image loads. By default the text of all lightboxes. */
  loadingText: lightboxText,
  /** The label of the lightbox’s close button. By default the text of all lightboxes. */
  closeText: lightboxText,
  /** Shown in the lightbox, as a link to the image, if it cannot be loaded. By default the text of all lightboxes. */
  errorText: lightboxText,
});

/** The values of the settings. */
export type GallerySettings = InferSettings<typeof settings>;

/** Converts parameters of WooCommerce's gallery script, or of its plugin, to settings. */
export function fromParams(params: Record<string, unknown>): RawSettings {
  const { rtl, controlNav, prevText, nextText, ...flex } = isRecord(params.flexslider) ? params.flexslider : {};
  return {
    ...flex,
    slider: params.flexslider_enabled,
    zoom: params.zoom_enabled,
    lightbox: params.photoswipe_enabled,
    triggerText: params.i18n_product_gallery_trigger_text,
    previousText: prevText,
    nextText,
    controlNav: typeof controlNav === 'boolean' ? (controlNav ? 'dots' : 'none') : controlNav,
    direction: rtl ? 'rtl' : undefined,
  };
}

/** The parameters in the page. */
export const pageParams = (): Record<string, unknown> => pageGlobal('wc_single_product_params') ?? {};

/** Settings from the page's parameters. */
export const readPage = (): RawSettings => fromParams(pageParams());
