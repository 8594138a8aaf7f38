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

// Not given: the text that all lightboxes have.
const lightboxText: Setting<string | null> = { ...phrase(''), fallback: null };

/** Settings of `product-gallery`. */
export const settings = settingsSchema({
  /** Show one image at a time. */
  slider: flag(true),
  /** Magnify images that are larger than the gallery. */
  zoom: flag(true),
  /** Open images full-screen. */
  lightbox: flag(true),
  /** How one image follows another. */
  animation: choice(['fade', 'slide'], 'fade'),
  /** How long that takes. */
  animationSpeed: number(600, ms),
  /** Go on by itself. */
  slideshow: flag(true),
  /** How long each image stays then. */
  slideshowSpeed: number(7000, ms),
  /** After the last image comes the first. */
  animationLoop: flag(true),
  /** Be as high as the image shown, not as the highest. */
  smoothHeight: flag(true),
  /** Show arrows. */
  directionNav: flag(false),
  /** What chooses an image. */
  controlNav: choice(['thumbnails', 'dots', 'none'], 'thumbnails'),
  /** Where the next image comes from; auto: as the page reads. */
  direction: choice(['auto', 'ltr', 'rtl'], 'auto'),
  /** How long the magnified image fades. */
  zoomDuration: number(120, ms),
  /** The label of what opens the lightbox. */
  triggerText: phrase('View full-screen image gallery'),
  /** The arrow back. */
  previousText: phrase('Previous'),
  /** The arrow forward. */
  nextText: phrase('Next'),
  /** Keep the lightbox’s position in the address. */
  history: flag(true),
  /** The lightbox’s share menu. */
  shareButtons: list(isShareButton, SHARE, `list of ${SHARE.join(', ')}`),
  /** How long the lightbox opens. */
  showDuration: number(333, ms),
  /** How long it closes. */
  hideDuration: number(333, ms),
  /** When its controls hide; 0: never. */
  idle: number(4000, ms),
  /** Its counter. Not given, like the next three: the text of all lightboxes. */
  counterText: { ...plural(''), fallback: null } as Setting<Plural | null>,
  /** What it says while an image loads. */
  loadingText: lightboxText,
  /** The label of its closing cross. */
  closeText: lightboxText,
  /** What it shows, as a link to the image, when that fails. */
  errorText: lightboxText,
});

/** The values of the settings. */
export type GallerySettings = InferSettings<typeof settings>;

/** Turns parameters of the CMS's gallery script, or of its plugin, into settings. */
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

/** The parameters that the page prints. */
export const pageParams = (): Record<string, unknown> => pageGlobal('wc_single_product_params') ?? {};

/** Settings from the page's parameters. */
export const readPage = (): RawSettings => fromParams(pageParams());
