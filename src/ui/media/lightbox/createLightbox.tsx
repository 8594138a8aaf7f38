import { createPortal } from 'react-dom';
import { isTag } from '../../../core/dom/nodes';
import { markOwn } from '../../../core/hosts/copies';
import { sync } from '../../../core/react/hooks';
import { renderOverlay } from '../../../core/react/root';
import { announce } from '../../../page/base/announce';
import { isRtl, isTouchFirst } from '../../../page/base/device';
import { openModal } from '../../dialogs/modal/modal';
import { type AddressKeeper, indexOfPid, keepAddress } from './address';
import { Controls, counter, createStore, type LightboxState } from './Controls';
import { createPhotoSwipe } from './photoswipe';
import { type LightboxTexts, lightboxTexts } from './texts';
import type { LightboxHandle, LightboxRequest, LightboxSettings } from './types';
import 'photoswipe/style.css';
import './lightbox.css';

/** Handles the arrow keys anywhere on the page, unless a modifier is pressed. Returns a function that stops it. */
function watchArrows(move: (step: -1 | 1) => void): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (ctrlKey || metaKey || altKey || shiftKey || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return;
    // In a focused video, arrow keys seek.
    if (isTag(event.target, 'video') || isTag(event.target, 'audio')) return;
    move(key === 'ArrowLeft' ? -1 : 1);
    // The page behind has handlers for arrow keys.
    event.stopPropagation();
    event.preventDefault();
  };
  document.addEventListener('keydown', onKeyDown, true);
  return () => document.removeEventListener('keydown', onKeyDown, true);
}

const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * Calls `onIdle(true)` after `delay` ms without activity (0: never), and `onIdle(false)` at the next activity. Not
 * after a touch, and not while the focus is visible. Returns a stop function.
 */
function watchIdle(
  root: HTMLElement,
  delay: number,
  onIdle: (isIdle: boolean) => void,
  startsWithTouch: boolean,
): () => void {
  let timer = 0;
  const sleep = (): void => {
    if (!root.querySelector(':focus-visible')) onIdle(true);
  };
  const wake = (event?: Event): void => {
    clearTimeout(timer);
    onIdle(false);
    const isTouch = event ? (event as PointerEvent).pointerType === 'touch' : startsWithTouch;
    if (delay > 0 && !isTouch) timer = window.setTimeout(sleep, delay);
  };
  for (const type of SIGNS_OF_LIFE) root.addEventListener(type, wake);
  wake();
  return () => {
    clearTimeout(timer);
    for (const type of SIGNS_OF_LIFE) root.removeEventListener(type, wake);
  };
}

const PRELOADER_DELAY = 1000;

const DEFAULTS: LightboxSettings = {
  history: true,
  shareButtons: ['facebook', 'twitter', 'pinterest', 'download'],
  showDuration: 333,
  hideDuration: 333,
  idle: 4000,
  loop: true,
  hides: [],
};

function markDialog(root: HTMLElement, label: string, { roleText, slideRoleText }: LightboxTexts): void {
  root.setAttribute('aria-modal', 'true');
  root.setAttribute('aria-hidden', 'false');
  root.setAttribute('aria-label', label);
  root.querySelector('.pswp__scroll-wrap')?.setAttribute('aria-roledescription', roleText);
  for (const item of root.querySelectorAll('.pswp__item')) item.setAttribute('aria-roledescription', slideRoleText);
  root.setAttribute('dir', 'ltr');
  root.classList.toggle('pswp--supports-fs', document.fullscreenEnabled);
}

/**
 * If the site's settings give the lightbox a background, moves it to the part that fades. Bars and buttons then have no
 * background, because the site chose their colours to go with its own.
 */
function takeBackground(root: HTMLElement): void {
  const { backgroundColor } = getComputedStyle(root);
  if (/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)) return;
  root.style.background = 'none';
  root.style.setProperty('--storefront-lightbox-background', backgroundColor);
  root.classList.add('is-plain');
}

function toggleFullscreen(root: HTMLElement): void {
  const done = document.fullscreenElement ? document.exitFullscreen() : root.requestFullscreen();
  done.catch(() => undefined);
}

function watchFullscreen(root: HTMLElement, onChange: (isFull: boolean) => void): () => void {
  const onFullscreenChange = (): void => {
    const isFull = document.fullscreenElement === root;
    root.classList.toggle('pswp--fs', isFull);
    onChange(isFull);
  };
  document.addEventListener('fullscreenchange', onFullscreenChange);
  return () => document.removeEventListener('fullscreenchange', onFullscreenChange);
}

/** Opens a lightbox; see `openLightbox`. */
export function createLightbox(request: LightboxRequest & { onClosing?(): void }): LightboxHandle {
  const { items, index = 0, galleryId = 1, fromAddress = false, id, className, onChange, onClosing, onClose } = request;
  const options = { ...DEFAULTS, ...request.options };
  const texts = lightboxTexts(request.options);
  const rtl = isRtl();
  // PhotoSwipe has no reading direction, so it gets the images in visual order.
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
  const update = (part: Partial<LightboxState>): void => sync(() => store.set(part));
  const opener = request.opener ?? document.activeElement;
  const pswp = createPhotoSwipe({
    items,
    options,
    texts,
    className,
    index,
    mirror,
    onTap: () => update({ hidden: !store.get().hidden }),
  });
  let address: AddressKeeper | undefined;
  let wantsClose = false;
  let preloader = 0;

  function watchLoading(): void {
    clearTimeout(preloader);
    if (!pswp.currSlide?.content.isLoading()) {
      update({ loading: false });
      return;
    }
    preloader = window.setTimeout(() => update({ loading: true }), PRELOADER_DELAY);
  }

  function close(): void {
    if (pswp.opener.isOpen) pswp.close();
    // PhotoSwipe cannot close while it opens.
    else wantsClose = true;
  }

  const goTo = (to: number): void => {
    if (to !== store.get().index) pswp.goTo(mirror(to));
  };

  pswp.init();
  const root = pswp.element;
  if (!root) return { close, goTo };
  const [only] = items.length === 1 ? items : [];
  markDialog(root, only?.video ? only.caption || texts.videoText : texts.labelText, texts);
  if (id) root.id = id;
  takeBackground(root);

  const move = (step: -1 | 1): void => {
    if (step > 0) pswp.next();
    else pswp.prev();
  };
  const frame = markOwn(document.createElement('div'));
  root.appendChild(frame);
  const controls = (
    <Controls
      items={items}
      options={options}
      texts={texts}
      store={store}
      rtl={rtl}
      move={move}
      close={close}
      toggleZoom={() => pswp.toggleZoom()}
      toggleFullscreen={() => toggleFullscreen(root)}
    />
  );
  const stops = [
    watchFullscreen(root, (fullscreen) => update({ fullscreen })),
    renderOverlay(createPortal(controls, frame)),
    watchArrows(move),
    watchIdle(root, options.idle, (idle) => update({ idle }), isTouchFirst()),
    () => clearTimeout(preloader),
  ];
  const modal = openModal({
    root,
    opener,
    onEscape: () => (store.get().sharing ? update({ sharing: false }) : close()),
  });

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
    update({ index: now, sharing: false });
    address?.moveTo(pidOf(now));
    const { caption, description } = items[now] ?? {};
    announce([counter(texts.counterText, now, items.length), caption, description].filter(Boolean).join('. '));
    onChange?.(now);
  });
  pswp.on('loadComplete', watchLoading);
  pswp.on('zoomPanUpdate', () => {
    const { classList } = root;
    const zoomable = classList.contains('pswp--zoom-allowed') && !pswp.currSlide?.content.isError();
    update({ zoomable, zoomed: classList.contains('pswp--zoomed-in') });
  });
  pswp.on('loadError', ({ slide }) => slide === pswp.currSlide && update({ zoomable: false }));
  const onOpened = (): void => {
    root.classList.add('pswp--visible', 'pswp--animated-in');
    if (wantsClose) pswp.close();
  };
  if (pswp.opener.isOpen) onOpened();
  else pswp.on('openingAnimationEnd', onOpened);
  pswp.on('close', () => {
    onClosing?.();
    address?.close();
    if (document.fullscreenElement === root) document.exitFullscreen().catch(() => undefined);
  });
  pswp.on('destroy', () => {
    for (const stop of stops) stop();
    modal.close();
    onClose?.();
  });
  watchLoading();
  update({ zoomable: root.classList.contains('pswp--zoom-allowed') });
  return { close, goTo };
}
