/** The image over the video. One that opens the lightbox is not ours. */
export const overlayOf = (host: Element): HTMLElement | null =>
  host.querySelector<HTMLElement>('.elementor-custom-embed-image-overlay:not([data-elementor-lightbox])');

/** What is pressed on the image: its button, or all of it. */
export const playButtonOf = (overlay: HTMLElement): HTMLElement =>
  overlay.querySelector<HTMLElement>('.elementor-custom-embed-play') ?? overlay;

/** The file that the server has printed. */
export const fileOf = (host: Element): HTMLVideoElement | null =>
  host.querySelector<HTMLVideoElement>('video.elementor-video, video');

/** The frame that the server has printed. */
export const frameOf = (host: Element): HTMLIFrameElement | null =>
  host.querySelector<HTMLIFrameElement>('iframe:not([data-storefront-own=""] *)');
