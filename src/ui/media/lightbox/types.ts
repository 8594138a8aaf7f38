import type { Plural } from '../../../core/settings/settings';
import type { RawSettings } from '../../../core/types';

/** A video of a lightbox. It starts when its slide comes and is taken out when that goes. */
export interface LightboxVideo {
  /** A video file, or a provider's player, which is shown in a frame. */
  kind: 'file' | 'frame';
  src: string;
  /** For a frame: the address of the video without the frame, and the consent that the frame needs. */
  page?: string;
  consentCategory?: string;
  /** Its width through its height. */
  ratio: number;
  /** For a file; a player is told by its address. @default false */
  starts?: boolean;
  loop?: boolean;
  muted?: boolean;
  poster?: string;
  controlsList?: string;
  /** Classes for the box around it. */
  className?: string;
}

/** One picture or video of a lightbox. Sizes in pixels, 0: not known; texts are plain text, not HTML. */
export interface LightboxItem {
  /** The picture; for a video the one that stands for it, or nothing. */
  src: string;
  width: number;
  height: number;
  video?: LightboxVideo;
  alt?: string;
  caption?: string;
  /** Stands below the caption. */
  description?: string;
  /** The small image on the page: the large one grows from it, and it stands in while the large one loads. */
  thumb?: HTMLImageElement;
  /** The picture's name in the address. @default its place in the list, from 1 */
  pid?: string;
  /** The shared address. @default the address of the page */
  shareUrl?: string;
}

/** A part of the controls that may be left out. */
export type LightboxControl = 'counter' | 'zoom' | 'fullscreen';

/** A button of the share menu. */
export type ShareButton = 'facebook' | 'twitter' | 'pinterest' | 'download';

/** How a lightbox behaves. Times in milliseconds. */
export interface LightboxSettings {
  /** Keep the position in the address. @default true */
  history: boolean;
  /** @default all four */
  shareButtons: readonly ShareButton[];
  /** The controls that are left out. @default none */
  hides: readonly LightboxControl[];
  /** @default 333 */
  showDuration: number;
  /** @default 333 */
  hideDuration: number;
  /** When the controls hide; 0: never. @default 4000 */
  idle: number;
  /** @default true */
  loop: boolean;
}

/** The options of a lightbox; a text that is not given is the page's. */
export interface LightboxOptions extends Partial<LightboxSettings> {
  counterText?: Plural | null;
  loadingText?: string | null;
  /** The name of the dialog. */
  labelText?: string | null;
  closeText?: string | null;
  errorText?: string | null;
  /** Other texts of the page; those of the site's configuration win. */
  pageTexts?: RawSettings;
}

/** The request for `openLightbox`. */
export interface LightboxRequest {
  items: readonly LightboxItem[];
  /** @default 0 */
  index?: number;
  /** The `gid` of the address, counted from 1. @default 1 */
  galleryId?: number;
  /** Gets the focus back. @default the focused element */
  opener?: Element | null;
  /** The `id` of the lightbox's element, and classes beside ours. */
  id?: string;
  className?: string;
  /** The address has this position already, so no history entry is made. @default false */
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
