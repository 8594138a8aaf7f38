import { createPortal } from 'react-dom';
import { renderOverlay } from '../../core/overlays';
import { sync } from '../../core/sync';
import { announce } from '../../page/announce';
import { isRtl, isTouchFirst } from '../../page/device';
import { rememberFocus } from '../../page/focus';
import { lockScroll } from '../scrollLock';
import { indexOfPid } from './address';
import { Controls, counter } from './Controls';
import { type AddressKeeper, keepAddress } from './history';
import { watchIdle } from './idle';
import { watchKeys } from './keys';
import { makeInert } from './modal';
import { createPhotoSwipe } from './photoswipe';
import { createStore, type LightboxState } from './store';
import type { LightboxHandle, LightboxOptions, LightboxRequest } from './types';
import 'photoswipe/style.css';
import './lightbox.css';

/** The preloader shows after a picture has been loading for this long, in milliseconds. */
const PRELOADER_DELAY = 1000;

const DEFAULTS: Required<LightboxOptions> = {
  history: true,
  shareButtons: ['facebook', 'twitter', 'pinterest', 'download'],
  showDuration: 333,
  hideDuration: 333,
  idle: 4000,
  counterText: '%curr% of %total%',
  loadingText: 'Loading...',
  labelText: 'Image gallery',
  closeText: 'Close (Esc)',
  errorText: 'The image could not be loaded.',
  loop: true,
};

/** Opens a lightbox; see `openLightbox`. */
export function createLightbox(request: LightboxRequest & { onClosing?(): void }): LightboxHandle {
  const { items, index = 0, galleryId = 1, fromAddress = false, onChange, onClosing, onClose } = request;
  const options = { ...DEFAULTS, ...request.options };
  const rtl = isRtl();
  // PhotoSwipe knows no reading direction: it gets the pictures in the order in which they lie on the screen.
  const mirror = (at: number): number => (rtl ? items.length - 1 - at : at);
  const pidOf = (at: number): string => items[at]?.pid ?? String(at + 1);
  const store = createStore<LightboxState>({
    index,
    loading: false,
    zoomable: false,
    zoomed: false,
    fullscreen: false,
    idle: false,
    hidden: false,
    sharing: false,
  });
  const set = (part: Partial<LightboxState>): void => sync(() => store.set(part));
  const returnFocus = rememberFocus(request.opener);
  const pswp = createPhotoSwipe({ items, options, index, mirror, onTap: () => set({ hidden: !store.get().hidden }) });
  let address: AddressKeeper | undefined;
  let wantsClose = false;
  let preloader = 0;

  function watchLoading(): void {
    clearTimeout(preloader);
    if (!pswp.currSlide?.content.isLoading()) {
      set({ loading: false });
      return;
    }
    preloader = window.setTimeout(() => set({ loading: true }), PRELOADER_DELAY);
  }

  function close(): void {
    if (pswp.opener.isOpen) pswp.close();
    // PhotoSwipe cannot turn back while it opens.
    else wantsClose = true;
  }

  const goTo = (to: number): void => {
    if (to !== store.get().index) pswp.goTo(mirror(to));
  };

  pswp.init();
  const root = pswp.element;
  if (!root) return { close, goTo };
  root.setAttribute('aria-modal', 'true');
  root.setAttribute('aria-hidden', 'false');
  // Its pictures name themselves.
  root.setAttribute('aria-label', options.labelText);
  root.setAttribute('dir', 'ltr');
  root.classList.toggle('pswp--supports-fs', document.fullscreenEnabled);

  const move = (step: -1 | 1): void => {
    if (step > 0) pswp.next();
    else pswp.prev();
  };
  const toggleFullscreen = (): void => {
    const done = document.fullscreenElement ? document.exitFullscreen() : root.requestFullscreen();
    done.catch(() => undefined);
  };
  const onFullscreen = (): void => {
    const fullscreen = document.fullscreenElement === root;
    root.classList.toggle('pswp--fs', fullscreen);
    set({ fullscreen });
  };
  document.addEventListener('fullscreenchange', onFullscreen);

  const frame = document.createElement('div');
  root.append(frame);
  const controls = { items, options, store, rtl, move, close, toggleZoom: () => pswp.toggleZoom(), toggleFullscreen };
  const stops = [
    renderOverlay(createPortal(<Controls {...controls} />, frame)),
    makeInert(root),
    lockScroll(),
    watchKeys(root, {
      move,
      close: () => (store.get().sharing ? set({ sharing: false }) : close()),
    }),
    watchIdle(root, options.idle, (idle) => set({ idle }), isTouchFirst()),
    () => document.removeEventListener('fullscreenchange', onFullscreen),
    () => clearTimeout(preloader),
  ];
  root.focus({ preventScroll: true });

  if (options.history) {
    address = keepAddress({
      gid: galleryId,
      pid: pidOf(index),
      fromAddress,
      isMoving: () => pswp.mainScroll.isShifted(),
      onLeave: close,
      onMove(pid) {
        const to = indexOfPid(pid, items);
        if (to !== null) goTo(to);
      },
    });
  }

  pswp.on('change', () => {
    const now = mirror(pswp.currIndex);
    watchLoading();
    if (now === store.get().index) return;
    set({ index: now, sharing: false });
    address?.moved(pidOf(now));
    announce([counter(options.counterText, now, items.length), items[now]?.caption].filter(Boolean).join('. '));
    onChange?.(now);
  });
  pswp.on('loadComplete', watchLoading);
  pswp.on('zoomPanUpdate', () => {
    const { classList } = root;
    const zoomable = classList.contains('pswp--zoom-allowed') && !pswp.currSlide?.content.isError();
    set({ zoomable, zoomed: classList.contains('pswp--zoomed-in') });
  });
  pswp.on('loadError', ({ slide }) => slide === pswp.currSlide && set({ zoomable: false }));
  const onOpened = (): void => {
    root.classList.add('pswp--visible', 'pswp--animated-in');
    if (wantsClose) pswp.close();
  };
  // Without animation it is open already.
  if (pswp.opener.isOpen) onOpened();
  else pswp.on('openingAnimationEnd', onOpened);
  pswp.on('close', () => {
    onClosing?.();
    address?.close();
    if (document.fullscreenElement === root) document.exitFullscreen().catch(() => undefined);
  });
  pswp.on('destroy', () => {
    for (const stop of stops) stop();
    returnFocus();
    onClose?.();
  });
  watchLoading();
  set({ zoomable: root.classList.contains('pswp--zoom-allowed') });
  return { close, goTo };
}
