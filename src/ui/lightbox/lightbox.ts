import photoSwipeStyles from 'photoswipe/style.css?url';
import { withStyles } from '../../core/styles';
import lightboxStyles from './lightbox.css?url';
import type { LightboxHandle, LightboxRequest } from './types';

interface OpenLightbox extends LightboxHandle {
  gone: Promise<void>;
  isClosing?: boolean;
}

let opened: OpenLightbox | undefined;
/** Counts calls that open or close: of several, the latest one counts. */
let latest = 0;

const importLightbox = () => withStyles(import('./createLightbox'), [lightboxStyles, photoSwipeStyles]);

/** Fetches the lightbox's code ahead of its use; a failure shows when it is used. */
export function prefetchLightbox(): void {
  importLightbox().catch(() => undefined);
}

/** Is a lightbox open? */
export const isLightboxOpen = (): boolean => opened !== undefined;

/** Waits for a lightbox that is on its way out. */
export async function lightboxClosed(): Promise<void> {
  if (opened?.isClosing) await opened.gone;
}

/** Closes the open lightbox, or the one that is on its way. */
export function closeLightbox(): void {
  latest += 1;
  opened?.close();
}

/**
 * Opens the full-screen lightbox; one is open at a time. Its code comes with the first call.
 * @returns undefined when a later call was faster, or there is nothing to show.
 * @throws when the code cannot be had: follow the link to the picture then.
 */
export async function openLightbox(request: LightboxRequest): Promise<LightboxHandle | undefined> {
  if (request.items.length === 0) return undefined;
  latest += 1;
  const current = latest;
  const opener = request.opener ?? document.activeElement;
  const { createLightbox } = await importLightbox();
  // The one before must have put its address back first.
  opened?.close();
  await opened?.gone;
  if (current !== latest) return undefined;
  let markGone = (): void => {};
  const gone = new Promise<void>((resolve) => {
    markGone = resolve;
  });
  const handle = createLightbox({
    ...request,
    opener,
    onClosing() {
      if (opened) opened.isClosing = true;
    },
    onClose() {
      opened = undefined;
      markGone();
      request.onClose?.();
    },
  });
  opened = { ...handle, gone };
  return handle;
}
