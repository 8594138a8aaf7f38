/** One picture of a lightbox. Sizes in pixels; texts are text, never HTML. */
export interface LightboxItem {
  /** The large image. */
  src: string;
  width: number;
  height: number;
  alt?: string;
  caption?: string;
  /** The small image on the page, from which the large one grows; its picture stands in until the large one is there. */
  thumb?: HTMLImageElement;
  /** The name of the picture in the address. @default its place in the list, from 1 */
  pid?: string;
  /** What the share menu shares. @default the address of the page */
  shareUrl?: string;
}

/** A network or action of the share menu. */
export type ShareButton = 'facebook' | 'twitter' | 'pinterest' | 'download';

/** How a lightbox looks and behaves. Times in milliseconds. */
export interface LightboxOptions {
  /** Keep the position in the address, and follow back and forward. @default true */
  history?: boolean;
  /** @default all four */
  shareButtons?: readonly ShareButton[];
  /** @default 333 */
  showDuration?: number;
  /** @default 333 */
  hideDuration?: number;
  /** When the controls hide; 0: never. @default 4000 */
  idle?: number;
  /** @default '%curr% of %total%' */
  counterText?: string;
  /** @default 'Loading...' */
  loadingText?: string;
  /** The name of the dialog. @default 'Image gallery' */
  labelText?: string;
  /** @default 'Close (Esc)' */
  closeText?: string;
  /** @default 'The image could not be loaded.' */
  errorText?: string;
  /** After the last picture comes the first. @default true */
  loop?: boolean;
}

/** What `openLightbox` is asked. */
export interface LightboxRequest {
  items: readonly LightboxItem[];
  /** Starts with this item. @default 0 */
  index?: number;
  /** The `gid` of the address: galleries of a page count from 1. @default 1 */
  galleryId?: number;
  /** Gets the focus back. @default what has the focus */
  opener?: Element | null;
  /** The address names this position already: no history entry is made. @default false */
  fromAddress?: boolean;
  options?: LightboxOptions;
  onChange?(index: number): void;
  /** Called once, when the lightbox has gone. */
  onClose?(): void;
}

/** An open lightbox. */
export interface LightboxHandle {
  close(): void;
  goTo(index: number): void;
}
