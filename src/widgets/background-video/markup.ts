import { listen } from '../../core/jquery/listen';
import { runsElementor } from '../../elementor/base/theirScript';
import { withoutBackground } from '../../elementor/loader/hiddenSettings';
import { ownPart } from '../../elementor/ownPart';
import type { Driven } from '../../elementor/takeOver';
import { isAskedByOthers } from '../../page/network/providerApi';
import { onResize } from '../../page/scroll/onResize';
import { VIMEO, YOUTUBE } from './player';
import { coverSize, type Source } from './rules';

/** The server's container of a background video; null if it prints none. */
export const containerOf = (host: Element): HTMLElement | null =>
  ownPart(host, '.elementor-background-video-container');

/** The server's element for a video file. */
export const fileIn = (container: Element): HTMLVideoElement | null =>
  container.querySelector('video.elementor-background-video-hosted');

const WIDE = 16 / 9;

/**
 * Calls `tell` with the size at which a video covers `box`, now and whenever that changes. `ratioOf` is called each
 * time.
 * @default 16:9
 */
export function followCover(
  box: Element,
  tell: (style: { width: string; height: string }) => void,
  ratioOf: () => number = () => WIDE,
): () => void {
  const measure = (): void => {
    const { clientWidth, clientHeight } = box;
    if (clientWidth === 0 || clientHeight === 0) return;
    const { width, height } = coverSize(clientWidth, clientHeight, ratioOf() || WIDE);
    tell({ width: `${width}px`, height: `${height}px` });
  };
  measure();
  const stopSizes = onResize([box], measure);
  const stop = listen(window, 'elementor/bg-video/recalc', measure);
  return () => {
    stopSizes();
    stop();
  };
}

/** Has Elementor's own script started the video? Asked once, before anything is changed. */
export function isTheirs(host: Element, source: Source | null): boolean {
  const container = containerOf(host);
  if (!container || !source) return false;
  if (fileIn(container)?.hasAttribute('src') || container.querySelector('iframe')) return true;
  if (source.type === 'hosted') return false;
  // Elementor may still be waiting for the provider's script.
  return runsElementor() && isAskedByOthers((source.type === 'vimeo' ? VIMEO : YOUTUBE).url);
}

/** Elementor keeps a video that it has started, and starts no other with these settings. */
export const driven: Driven = { isDriven: () => false, change: withoutBackground };
