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
} from '../../core/settings';
import type { RawSettings } from '../../core/types';
import { pageGlobal } from '../../page/base/globals';

const ms = { min: 0, unit: 'milliseconds' };
const SHARE = ['facebook', 'twitter', 'pinterest', 'download'] as const;

const isShareButton = (item: unknown): item is (typeof SHARE)[number] => (SHARE as readonly unknown[]).includes(item);

// Not given: the text that all lightboxes have.
const lightboxText: Setting<string | null> = { ...phrase(''), fallback: null };

/** Settings of `product-gallery`. */
export const settings = settingsSchema({
  slider: flag(true),
  zoom: flag(true),
  lightbox: flag(true),
  animation: choice(['fade', 'slide'], 'fade'),
  animationSpeed: number(600, ms),
  slideshow: flag(true),
  slideshowSpeed: number(7000, ms),
  animationLoop: flag(true),
  smoothHeight: flag(true),
  directionNav: flag(false),
  controlNav: choice(['thumbnails', 'dots', 'none'], 'thumbnails'),
  direction: choice(['auto', 'ltr', 'rtl'], 'auto'),
  zoomDuration: number(120, ms),
  triggerText: phrase('View full-screen image gallery'),
  previousText: phrase('Previous'),
  nextText: phrase('Next'),
  history: flag(true),
  shareButtons: list(isShareButton, SHARE, `list of ${SHARE.join(', ')}`),
  showDuration: number(333, ms),
  hideDuration: number(333, ms),
  idle: number(4000, ms),
  counterText: { ...plural(''), fallback: null } as Setting<Plural | null>,
  loadingText: lightboxText,
  closeText: lightboxText,
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
