/** Links and buttons that open a video in a dialog. */
export const OPENERS = '.ekit-video-popup, .video-link.popup';

/** Links of a gallery that are replaced by their players. */
export const INLINE = '.video-link.inline[data-url]';

/** The image in front of a video that plays in its place. */
export const OVERLAY = '.ekit-inline-video-overlay-image';

/** The button on that image. */
export const BUTTON = '.ekit-video-inline-btn';

/** The player behind the image. */
export const playerOf = (host: Element): HTMLElement | null =>
  host.querySelector<HTMLElement>('.ekit-inline-video-content');
