/** What the server prints around a background video; null where it prints nothing. */
export const containerOf = (host: Element): HTMLElement | null =>
  [...host.children].find(
    (child): child is HTMLElement =>
      child instanceof HTMLElement && child.classList.contains('elementor-background-video-container'),
  ) ?? null;

/** The server's element for a video file. */
export const fileIn = (container: Element): HTMLVideoElement | null =>
  container.querySelector('video.elementor-background-video-hosted');
