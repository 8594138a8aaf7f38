import type { LightboxHandle, LightboxRequest } from './types';

interface OpenLightbox extends LightboxHandle {
  gone: Promise<void>;
  isClosing?: boolean;
}

let opened: OpenLightbox | undefined;
let latest = 0;

const importLightbox = () => import('./createLightbox');

/** Prefetches the lightbox's code. An error shows when the lightbox opens. */
export function prefetchLightbox(): void {
  importLightbox().catch(() => undefined);
}

/** Is a lightbox open? */
export const isLightboxOpen = (): boolean => opened !== undefined;

/** Waits for a lightbox that is closing. */
export async function lightboxClosed(): Promise<void> {
  if (opened?.isClosing) await opened.gone;
}

/** Closes the lightbox that is open or about to open. */
export function closeLightbox(): void {
  latest += 1;
  opened?.close();
}

/** Opens the lightbox; undefined if a later call won or there are no items. @throws if the code cannot load */
export async function openLightbox(request: LightboxRequest): Promise<LightboxHandle | undefined> {
  if (request.items.length === 0) return undefined;
  latest += 1;
  const current = latest;
  const opener = request.opener ?? document.activeElement;
  const { createLightbox } = await importLightbox();
  // The previous lightbox must restore its address first.
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
