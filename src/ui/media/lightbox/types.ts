import type { Plural } from '../../../core/settings/settings';
import type { RawSettings } from '../../../core/types';

/** A video in a lightbox. It is added when its slide is shown, and removed when the visitor leaves the slide. */
export interface LightboxVideo {
  /** A video file, or a provider's player in a frame. */
  kind: 'file' | 'frame';
  src: string;
  /** For a frame: the video's page, and the consent that the frame needs. */
  page?: string;
  consentCategory?: string;
  /** Width divided by height. */
  ratio: number;
  /** Does a file start by itself? For a provider's player the address says it. @default false */
  starts?: boolean;
  loop?: boolean;
  muted?: boolean;
  poster?: string;
  controlsList?: string;
  /** Classes of the box around the video. */
  className?: string;
}

/** An image or video in a lightbox. Sizes in pixels, 0 if unknown. Texts are plain text, not HTML. */
export interface LightboxItem {
  /** The image; for a video its poster, or empty. */
  src: string;
  width: number;
  height: number;
  video?: LightboxVideo;
  alt?: string;
  caption?: string;
  /** Shown below the caption. */
  description?: string;
  /** The thumbnail on the page: the image grows from it, and it is shown while the image loads. */
  thumb?: HTMLImageElement;
  /** The item's name in the address. @default its position in the list, from 1 */
  pid?: string;
  /** The address to share. @default the address of the page */
  shareUrl?: string;
}

/** A control that can be left out. */
export type LightboxControl = 'counter' | 'zoom' | 'fullscreen';

/** A button of the share menu. */
export type ShareButton = 'facebook' | 'twitter' | 'pinterest' | 'download';

/** The behaviour of a lightbox. Times in milliseconds. */
export interface LightboxSettings {
  /** Keep the position in the address. @default true */
  history: boolean;
  /** @default all four */
  shareButtons: readonly ShareButton[];
  /** Controls to leave out. @default none */
  hides: readonly LightboxControl[];
  /** @default 333 */
  showDuration: number;
  /** @default 333 */
  hideDuration: number;
  /** How long until the controls hide; 0 is never. @default 4000 */
  idle: number;
  /** @default true */
  loop: boolean;
}

/** The options of a lightbox. A missing text is taken from the page. */
export interface LightboxOptions extends Partial<LightboxSettings> {
  counterText?: Plural | null;
  loadingText?: string | null;
  /** The name of the dialog. */
  labelText?: string | null;
  closeText?: string | null;
  errorText?: string | null;
  /** Other texts from the page; the site's own win. */
  pageTexts?: RawSettings;
}

/** The request for `openLightbox`. */
export interface LightboxRequest {
  items: readonly LightboxItem[];
  /** @default 0 */
  index?: number;
  /** The `gid` of the address, counted from 1. @default 1 */
  galleryId?: number;
  /** The element that gets the focus back. @default the focused element */
  opener?: Element | null;
  /** The `id` of the lightbox's element, and additional classes. */
  id?: string;
  className?: string;
  /** The address has this position already, so no history entry is added. @default false */
  fromAddress?: boolean;
  options?: LightboxOptions;
  onChange?(index: number): void;
  onClose?(): void;
}

/** An open lightbox. */
export interface LightboxHandle {
  close(): void;
  goTo(index: number): void;
}
