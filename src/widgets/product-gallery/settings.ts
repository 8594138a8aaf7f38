import {
  choice,
  flag,
  type InferSettings,
  isRecord,
  list,
  number,
  outerSettings,
  settingsSchema,
  text,
} from '../../core/settings';
import type { RawSettings } from '../../core/types';
import { pageGlobal } from '../../page/globals';

const ms = { min: 0, unit: 'milliseconds' };
const SHARE = ['facebook', 'twitter', 'pinterest', 'download'] as const;

const isShareButton = (item: unknown): item is (typeof SHARE)[number] => (SHARE as readonly unknown[]).includes(item);

/** Settings of `product-gallery`. */
export const settings = settingsSchema({
  slider: flag(true, 'Show one image at a time.'),
  zoom: flag(true, 'Magnify images that are larger than the gallery.'),
  lightbox: flag(true, 'Open images full-screen.'),
  animation: choice(['fade', 'slide'], 'fade', 'How one image follows another.'),
  animationSpeed: number(600, 'How long that takes.', ms),
  slideshow: flag(true, 'Go on by itself.'),
  slideshowSpeed: number(7000, 'How long each image stays then.', ms),
  animationLoop: flag(true, 'After the last image comes the first.'),
  smoothHeight: flag(true, 'Be as high as the image shown, not as the highest.'),
  directionNav: flag(false, 'Show arrows.'),
  controlNav: choice(['thumbnails', 'dots', 'none'], 'thumbnails', 'What chooses an image.'),
  direction: choice(['auto', 'ltr', 'rtl'], 'auto', 'Where the next image comes from; auto: as the page reads.'),
  zoomDuration: number(120, 'How long the magnified image fades.', ms),
  triggerText: text('View full-screen image gallery', 'The label of what opens the lightbox.'),
  history: flag(true, 'Keep the lightbox’s position in the address.'),
  shareButtons: list(isShareButton, SHARE, `list of ${SHARE.join(', ')}`, 'The lightbox’s share menu.'),
  showDuration: number(333, 'How long the lightbox opens.', ms),
  hideDuration: number(333, 'How long it closes.', ms),
  idle: number(4000, 'When its controls hide; 0: never.', ms),
  counterText: text('%curr% of %total%', 'Its counter.'),
  loadingText: text('Loading...', 'What it says while an image loads.'),
  closeText: text('Close (Esc)', 'The label of its closing cross.'),
  errorText: text('The image could not be loaded.', 'What it shows, as a link to the image, when that fails.'),
});

/** The values of the settings. */
export type GallerySettings = InferSettings<typeof settings>;

/** Parameters as the CMS prints them for its gallery script, or as scripts pass them to its plugin. */
export function fromParams(params: Record<string, unknown>): RawSettings {
  const { rtl, controlNav, ...flex } = isRecord(params.flexslider) ? params.flexslider : {};
  return {
    ...flex,
    slider: params.flexslider_enabled,
    zoom: params.zoom_enabled,
    lightbox: params.photoswipe_enabled,
    triggerText: params.i18n_product_gallery_trigger_text,
    controlNav: typeof controlNav === 'boolean' ? (controlNav ? 'dots' : 'none') : controlNav,
    direction: rtl ? 'rtl' : undefined,
  };
}

/** The parameters that the page prints. */
export const pageParams = (): Record<string, unknown> => pageGlobal('wc_single_product_params') ?? {};

/** What the page says; what it has marked around a gallery of the CMS speaks for that. */
export const readPage = (host: Element): RawSettings => ({
  ...fromParams(pageParams()),
  ...outerSettings(host, 'product-gallery'),
});
