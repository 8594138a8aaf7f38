import { isElement, isNode } from '../../core/dom/nodes';
import { sync } from '../../core/react/hooks';
import { reducesMotion } from '../../page/base/device';
import { startAutoplay } from '../../ui/carousels/slider/autoplay';
import { createSlider } from '../../ui/carousels/slider/slider';
import { isLightboxOpen } from '../../ui/media/lightbox/lightbox';
import type { GallerySettings } from './settings';

/** The gallery that the engine moves; read again at each event. */
export interface MovingGallery {
  slides: readonly HTMLElement[];
  index: number;
  settings: GallerySettings;
  rtl: boolean;
  choose(index: number): void;
  step(by: number): void;
  isOnlyGallery(): boolean;
  hasChosen(): boolean;
  markChosen(): void;
}

/** A running engine. */
export interface Engine {
  follow(index: number): void;
  replayKeys(keys: readonly KeyboardEvent[]): void;
  stop(): void;
}

const OWN_ARROWS =
  'input,select,textarea,audio,video,iframe,[contenteditable]:not([contenteditable=false]),[role^=tab],.wc-tabs,.stars,[role^=radio],[role^=menu],[role=slider],[role=listbox],[role=grid],[role=dialog],[aria-modal=true]';

/** Do the arrow keys have another meaning at this target? */
export const usesArrows = (target: EventTarget | null): boolean =>
  isElement(target) && target.closest(OWN_ARROWS) !== null;

function animateHeight(
  viewport: Element,
  from: HTMLElement | undefined,
  to: HTMLElement | undefined,
  duration: number,
): void {
  if (!from || !to || from.offsetHeight === to.offsetHeight || reducesMotion()) return;
  const frames = [from, to].map(({ offsetHeight }) => ({ height: `${offsetHeight}px` }));
  viewport.animate(frames, { duration, easing: 'ease' });
}

/**
 * Starts slider, swipes, autoplay and arrow keys. If the page has several galleries, keys work only with the focus
 * inside.
 */
export function startEngine(host: HTMLElement, read: () => MovingGallery): Engine {
  const { slides, index, rtl, settings } = read();
  const viewport = slides[0]?.parentElement ?? host;
  const { animation, animationLoop: loop, slideshow, slideshowSpeed: speed } = settings;
  const actForVisitor = (act: (now: MovingGallery) => void): void =>
    sync(() => {
      read().markChosen();
      act(read());
    });
  const slider = createSlider({
    viewport,
    slides,
    index,
    animation,
    loop,
    rtl,
    keeps: '.zoomImg',
    duration: () => (reducesMotion() ? 0 : read().settings.animationSpeed),
    onSwipe: (to) => actForVisitor((now) => now.choose(to)),
  });
  const isHeld = (): boolean => isLightboxOpen() || read().hasChosen();
  const autoplay = slideshow
    ? startAutoplay({ host, speed, isHeld, next: () => sync(() => read().step(1)) })
    : undefined;

  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    if (event.defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return;
    if (usesArrows(target) || isLightboxOpen()) return;
    const isInside = isNode(target) && host.contains(target);
    if (!isInside && !read().isOnlyGallery()) return;
    actForVisitor((now) => now.step((key === 'ArrowRight') === now.rtl ? -1 : 1));
  };
  document.addEventListener('keydown', onKeyDown);

  let shown = index;
  return {
    follow(to) {
      slider.go(to);
      if (settings.smoothHeight) animateHeight(viewport, slides[shown], slides[to], read().settings.animationSpeed);
      shown = to;
      autoplay?.restart();
    },
    replayKeys: (keys) => keys.forEach(onKeyDown),
    stop() {
      document.removeEventListener('keydown', onKeyDown);
      autoplay?.stop();
      slider.destroy();
    },
  };
}
